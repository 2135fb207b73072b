package flowcv.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import flowcv.cli.shell.ManPage;
import flowcv.testing.Programs;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;

/** What shells complete, and what the manual shows: in the shells and in the formatter themselves. */
class ShellTest {
    /** What is typed with the key Tab, and the last word that it becomes. */
    private static final Map<String, String> TYPED = Map.of(
            "flowcv solve sh\t", "shot.png",
            "flowcv solve x.png -o sh\t", "shot.png",
            "flowcv solve --rules fr\t", "free",
            "flowcv solve --engine=i\t", "--engine=ilp",
            "flowcv convert --to puz\t", "puzzlink",
            "flowcv convert --from l\t", "level",
            "flowcv generate --family br\t", "bridges",
            "flowcv generate --difficulty h\t", "hard",
            "flowcv help reco\t", "recognize",
            "flowcv gener\t", "generate");

    @TempDir
    Path folder;

    @BeforeEach
    void thereIsAPicture() throws Exception {
        Files.createFile(folder.resolve("shot.png"));
    }

    @Test
    @Tag("process")
    void bashCompletes() throws Exception {
        completes("bash", "bash --norc --noprofile -i", "completion", "source ./completion\n");
    }

    @Test
    @Tag("process")
    void zshCompletes() throws Exception {
        String start = "autoload -U compinit; compinit -u -D\n";
        completes("zsh", "zsh -f -i", "completion", start + "source ./completion\n");
        completes("zsh", "zsh -f -i", "_flowcv", "fpath=($PWD $fpath)\n" + start);
    }

    /** The lines are typed in a terminal, after some that load the script; a function tells what a last word becomes. */
    private void completes(String shell, String command, String script, String load) throws Exception {
        assumeTrue(Programs.areInstalled(shell, "script"), "no " + shell + ": apt-get install " + shell);
        Files.writeString(folder.resolve(script), Run.of("completion", shell).out());
        StringBuilder keys = new StringBuilder(load);
        keys.append("flowcv() { while [ $# -gt 1 ]; do shift; done; printf 'becomes<%s>\\n' \"$1\"; }\n");
        TYPED.keySet().forEach(line -> keys.append(line).append('\n'));
        keys.append("exit\n");
        String out = run(keys.toString(), "script", "-q", "-e", "-c", command, "/dev/null");
        TYPED.values().forEach(word -> assertThat(out).contains("becomes<" + word + ">"));
    }

    @Test
    @Tag("process")
    void fishCompletes() throws Exception {
        assumeTrue(Programs.areInstalled("fish"), "no fish: apt-get install fish");
        Files.writeString(
                folder.resolve("completion"), Run.of("completion", "fish").out());
        for (Map.Entry<String, String> typed : TYPED.entrySet()) {
            String line = typed.getKey().strip();
            String out = run("", "fish", "--no-config", "-c", "source ./completion; complete -C '" + line + "'");
            assertThat(out.lines().map(choice -> choice.split("\t")[0]))
                    .as(line)
                    .containsExactly(typed.getValue());
        }
    }

    @Test
    void everyOptionIsInTheManual() {
        for (CommandLine command : CommandTree.all().getSubcommands().values()) {
            ManPage page = ManPage.of(command, "1.0");
            assertThat(page.file()).isEqualTo("flowcv-" + command.getCommandName() + ".1");
            command.getCommandSpec().options().forEach(option -> assertThat(page.text())
                    .contains(option.longestName().replace("-", "\\-")));
        }
        assertThat(ManPage.of(CommandTree.all(), "1.0").text()).contains("flowcv\\-solve");
    }

    @Test
    @Tag("process")
    void theFormatterHasNothingToSayOfTheManual() throws Exception {
        assumeTrue(Programs.areInstalled("groff"), "no groff: apt-get install groff-base");
        StringBuilder pages = new StringBuilder();
        CommandTree.all()
                .getSubcommands()
                .values()
                .forEach(command -> pages.append(ManPage.of(command, "1.0").text()));
        pages.append(ManPage.of(CommandTree.all(), "1.0").text());
        String out = run(pages.toString(), "groff", "-man", "-Tutf8", "-ww", "-rLL=200n", "-P-cbou");
        assertThat(out).doesNotContain("warning").contains("flowcv convert [OPTIONS] IN [OUT]");
    }

    /** What a process prints that reads these keys, on both streams. */
    private String run(String keys, String... command) throws Exception {
        ProcessBuilder builder =
                new ProcessBuilder(command).directory(folder.toFile()).redirectErrorStream(true);
        builder.environment().putAll(Map.of("TERM", "dumb", "LC_ALL", "C.UTF-8", "HOME", folder.toString()));
        Process process = builder.start();
        process.getOutputStream().write(keys.getBytes(StandardCharsets.UTF_8));
        process.getOutputStream().flush();
        if (!command[0].equals("script")) {
            process.getOutputStream().close();
        }
        String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        process.waitFor();
        return out;
    }
}
