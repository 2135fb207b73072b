package flowcv.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.File;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The script that starts what is packaged. */
@Tag("launcher")
class LauncherTest {
    private static final Path LAUNCHER = Path.of("flowcv").toAbsolutePath();

    @TempDir
    Path folder;

    @BeforeEach
    void thereIsAShellAndAPackage() {
        assumeTrue(File.separatorChar == '/', "no POSIX shell: run on Linux or macOS");
        assumeTrue(Files.exists(Path.of("target", "flowcv.jar")), "nothing packaged: mvn verify");
    }

    /** From another folder, through a link, with names relative to that folder. */
    @Test
    void solvesFromAnyFolder() throws Exception {
        Path link = Files.createSymbolicLink(folder.resolve("link"), LAUNCHER);
        Files.copy(Samples.PICTURE, folder.resolve("shot.png"));
        Process process = start(link, "solve", "shot.png");
        assertThat(text(process)).contains("OYYOGRR");
        assertThat(process.waitFor()).isZero();
        assertThat(folder.resolve("shot.solved.png")).isNotEmptyFile();
    }

    @Test
    void passesOnTheExitCode() throws Exception {
        Process process = start(LAUNCHER, "solve", "absent.png");
        assertThat(text(process)).contains("absent.png");
        assertThat(process.waitFor()).isEqualTo(3);
    }

    /** For a user of its own, whose home is this folder. */
    @Test
    void installsItselfAndLeavesNothingBehind() throws Exception {
        Process process = start(LAUNCHER, "install", "-q");
        assertThat(text(process)).contains("flowcv-solve.1");
        assertThat(process.waitFor()).isZero();
        process = start(folder.resolve(".local/bin/flowcv"), "version");
        assertThat(text(process)).startsWith("flowcv ");
        assertThat(process.waitFor()).isZero();
        process = start(
                folder.resolve(".local/bin/flowcv"),
                "install",
                "--remove",
                "--to",
                folder.resolve(".local/bin").toString());
        assertThat(text(process)).contains("removed " + folder.resolve(".local/bin/flowcv"));
        assertThat(process.waitFor()).isZero();
        assertThat(folder).isEmptyDirectory();
    }

    private Process start(Path launcher, String... arguments) throws Exception {
        List<String> command = new ArrayList<>(List.of(launcher.toString()));
        command.addAll(List.of(arguments));
        ProcessBuilder builder =
                new ProcessBuilder(command).directory(folder.toFile()).redirectErrorStream(true);
        builder.environment().put("HOME", folder.toString());
        builder.environment().remove("XDG_DATA_HOME");
        return builder.start();
    }

    private static String text(Process process) throws Exception {
        process.getOutputStream().close();
        return new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    }
}
