package flowcv.cli;

import static org.assertj.core.api.Assertions.assertThat;

import flowcv.image.DrawnNames;
import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.apache.commons.io.FileUtils;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The examples of README, run in a copy of what they name: whatever stands below a command is what it prints. */
class ReadmeTest {
    private static final String COMMAND = "./flowcv ";

    /** These wait for a person, or change what lies outside the folder: the test of the launcher runs them. */
    private static final Set<String> INTERACTIVE = Set.of("install", "play", "serve");

    @TempDir
    private Path folder;

    @Test
    void examplesPrintWhatTheySay() throws IOException {
        // After the examples were tried by hand, drawings lie there.
        FileUtils.copyDirectory(
                new File("samples"), folder.resolve("samples").toFile(), file -> !DrawnNames.isDrawn(file.getName()));
        FileUtils.copyFileToDirectory(
                new File("docs/page.png"), folder.resolve("docs").toFile());
        List<Example> examples = examples();
        assertThat(examples).hasSizeGreaterThan(8);
        for (Example example : examples) {
            run(example);
        }
    }

    private void run(Example example) throws IOException {
        String[] pipe = example.command().split(" \\| tee ");
        String[] words = pipe[0].strip().split(" +");
        for (int i = 0; i < words.length; i++) {
            String word = words[i];
            boolean isFile = Files.exists(folder.resolve(word)) || i > 0 && words[i - 1].equals("-o");
            words[i] = isFile ? folder.resolve(word).toString() : word;
        }
        Run run = Run.of((Object[]) words);
        String said = (run.out() + run.err()).replace(folder + "/", "");
        if (example.output().isEmpty()) {
            assertThat(run.exitCode()).as(example.command() + "\n" + said).isZero();
        } else {
            assertThat(said.lines()).as(example.command()).isEqualTo(example.output());
        }
        if (pipe.length > 1) {
            Files.writeString(folder.resolve(pipe[1].strip()), run.out());
        }
    }

    private static List<Example> examples() throws IOException {
        List<Example> examples = new ArrayList<>();
        boolean isOutput = false;
        for (String line : Files.readAllLines(Path.of("README.md"), StandardCharsets.UTF_8)) {
            String text = line.startsWith("    ") ? line.substring(4) : "";
            String typed = text.startsWith("$ ") ? text.substring(2) : text;
            if (typed.startsWith(COMMAND)) {
                String command = typed.substring(COMMAND.length()).replaceFirst(" +# .*", "");
                isOutput = text.startsWith("$ ") && !INTERACTIVE.contains(command.split(" ")[0]);
                if (!INTERACTIVE.contains(command.split(" ")[0])) {
                    examples.add(new Example(command, new ArrayList<>()));
                }
            } else if (text.isEmpty() || text.startsWith("$ ")) {
                isOutput = false;
            } else if (isOutput) {
                examples.get(examples.size() - 1).output().add(text);
            }
        }
        return examples;
    }

    private record Example(String command, List<String> output) {}
}
