package flowcv.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What only a process of its own shows: its real streams, and what native code writes to them. */
class ProcessTest {
    @TempDir
    Path folder;

    @Test
    void streamsAreKeptApart() throws Exception {
        Path shot = Files.copy(Samples.PICTURE, folder.resolve("ünï 图 🎮.png"));
        Run run = process(Map.of("LC_ALL", "C.UTF-8"), Redirect.NONE, "solve", shot.toString());
        assertThat(run.exitCode()).isZero();
        assertThat(run.outLines()).hasSize(7);
        assertThat(run.errLines()).hasSize(1);
        assertThat(folder.resolve("ünï 图 🎮.solved.png")).isNotEmptyFile();
    }

    @Test
    @Tag("process")
    void aNameThatTheLocaleCannotSpellIsExplained() throws Exception {
        assumeTrue(File.separatorChar == '/', "no POSIX system: run on Linux or macOS");
        Path script = Files.writeString(folder.resolve("run.sh"), "exec \"$@\" \"$(printf 'b\\303\\274.png')\"\n");
        Run run = process(Map.of("LC_ALL", "C"), new Redirect(script, null), "solve");
        assertThat(run.exitCode()).isEqualTo(3);
        assertThat(run.errLines()).hasSize(1);
        assertThat(run.err()).contains("LC_ALL=C.UTF-8");
    }

    @Test
    @Tag("process")
    void aPictureThroughPipesStaysAPicture() throws Exception {
        Run run = process(Map.of(), new Redirect(null, Samples.PICTURE), "solve", "-", "-o", "-");
        assertThat(run.exitCode()).isZero();
        assertThat(run.err()).isEmpty();
        assertThat(Arrays.copyOf(run.bytes(), 8)).containsExactly(0x89, 'P', 'N', 'G', '\r', '\n', 0x1A, '\n');
    }

    @Test
    @Tag("process")
    void aHundredBadFilesGetALineEachAndLeaveNothingBehind() throws Exception {
        List<String> arguments = new ArrayList<>(List.of("solve"));
        byte[] picture = Files.readAllBytes(Samples.PICTURE);
        Random random = new Random(1);
        for (int i = 0; i < 100; i++) {
            Path file = folder.resolve(
                    "bad" + i + List.of(".png", ".jpg", ".flow", "").get(i % 4));
            arguments.add(Files.write(file, bad(i, picture, random)).toString());
        }
        Run run = process(Map.of(), Redirect.NONE, arguments.toArray(String[]::new));
        assertThat(run.exitCode()).isEqualTo(3);
        assertThat(run.out()).isEmpty();
        assertThat(run.errLines()).hasSize(100);
        for (int i = 0; i < 100; i++) {
            assertThat(run.errLines().get(i)).startsWith("flowcv: " + arguments.get(i + 1) + ": ");
        }
        assertThat(run.err()).doesNotContain("internal error").doesNotContain("Exception");
        try (Stream<Path> files = Files.list(folder)) {
            assertThat(files).hasSize(100);
        }
    }

    /** Cut off, overwritten, empty, no picture, or a picture that claims to be huge. */
    private static byte[] bad(int number, byte[] picture, Random random) {
        switch (number % 6) {
            case 0:
                return Arrays.copyOf(picture, random.nextInt(1, picture.length - 12));
            case 1:
                byte[] overwritten = picture.clone();
                for (int i = 0; i < 50; i++) {
                    overwritten[random.nextInt(8, picture.length)] ^= (byte) random.nextInt(1, 256);
                }
                return overwritten;
            case 2:
                return new byte[0];
            case 3:
                byte[] noise = new byte[random.nextInt(1, 5000)];
                random.nextBytes(noise);
                noise[0] = 0;
                return noise;
            case 4:
                return "<html><body>Not found</body></html>\n".getBytes(StandardCharsets.UTF_8);
            default:
                byte[] huge = picture.clone();
                huge[16] = 0x7F;
                return huge;
        }
    }

    /** What a process reads, and the shell script that starts it. */
    private record Redirect(Path script, Path input) {
        static final Redirect NONE = new Redirect(null, null);
    }

    private Run process(Map<String, String> environment, Redirect redirect, String... arguments)
            throws IOException, InterruptedException {
        List<String> command = new ArrayList<>();
        if (redirect.script() != null) {
            command.addAll(List.of("sh", redirect.script().toString()));
        }
        command.addAll(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1",
                "-cp",
                System.getProperty("java.class.path"),
                "flowcv.cli.Main"));
        command.addAll(List.of(arguments));
        Path out = Files.createTempFile("flowcv-test", ".out");
        Path err = Files.createTempFile("flowcv-test", ".err");
        try {
            ProcessBuilder builder =
                    new ProcessBuilder(command).redirectOutput(out.toFile()).redirectError(err.toFile());
            if (redirect.input() != null) {
                builder.redirectInput(redirect.input().toFile());
            }
            builder.environment().putAll(environment);
            int exitCode = builder.start().waitFor();
            return new Run(exitCode, Files.readAllBytes(out), Files.readString(err));
        } finally {
            Files.delete(out);
            Files.delete(err);
        }
    }
}
