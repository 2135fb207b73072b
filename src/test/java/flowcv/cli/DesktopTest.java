package flowcv.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import flowcv.testing.Programs;
import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.lang.ProcessBuilder.Redirect;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The clipboard and the screen, on a screen in memory. */
@Tag("process")
class DesktopTest {
    @TempDir
    Path folder;

    private final List<Process> started = new ArrayList<>();

    @AfterEach
    void nothingGoesOn() {
        started.forEach(Process::destroy);
    }

    @Test
    void withoutAScreenThatIsSaid() throws Exception {
        for (String option : List.of("--clipboard", "--screen")) {
            Run run = flowcv(Optional.empty(), "solve", option);
            assertThat(run.exitCode()).isEqualTo(3);
            assertThat(run.errLines()).hasSize(1);
            assertThat(run.err()).startsWith("flowcv: " + option + ": no screen was found; ");
        }
        Run run = flowcv(Optional.empty(), "recognize", Samples.PICTURE.toString(), "--copy");
        assertThat(run.exitCode()).isEqualTo(3);
        assertThat(run.out()).startsWith("O.YOGR.");
        assertThat(run.err()).startsWith("flowcv: --copy: no screen was found");
    }

    @Test
    void whatWasCopiedIsSolvedAndCopied() throws Exception {
        Optional<String> display = Optional.of(screen());
        assumeTrue(Programs.areInstalled("xclip"), "no xclip: apt-get install xclip");
        copy(display, "image/png", Samples.PICTURE);
        Run run = flowcv(display, "solve", "--clipboard", "--copy");
        assertThat(run.err()).isEqualTo("the clipboard holds the picture\n");
        assertThat(run.out()).startsWith("OYYOGRR\n");
        assertThat(pasted(display, "image/png"))
                .isEqualTo(Run.of("solve", Samples.PICTURE, "-o", "-").bytes());

        Path text = Files.writeString(folder.resolve("board.flow"), Samples.TEXT);
        copy(display, "UTF8_STRING", text);
        run = flowcv(display, "solve", "--clipboard", "--copy");
        assertThat(run.err()).isEqualTo("the clipboard holds the text\n");
        assertThat(new String(pasted(display, "UTF8_STRING"), StandardCharsets.UTF_8))
                .isEqualTo(run.out())
                .isEqualTo(Run.of("solve", text).out());

        copy(display, "text/uri-list", Files.writeString(folder.resolve("uris"), text.toUri() + "\n"));
        assertThat(flowcv(display, "count", "--clipboard").out()).isEqualTo("1\n");
    }

    @Test
    void whatTheScreenShowsIsRead() throws Exception {
        Optional<String> display = Optional.of(screen());
        Run run = flowcv(display, "recognize", "--screen");
        assertThat(run.exitCode()).isEqualTo(3);
        assertThat(run.err()).startsWith("flowcv: --screen: found a single color");

        Process shown = start(display, java("flowcv.cli.ShownPicture", Samples.PICTURE.toString()));
        BufferedReader told = new BufferedReader(new InputStreamReader(shown.getInputStream(), StandardCharsets.UTF_8));
        assertThat(told.readLine()).isEqualTo("shown");
        run = flowcv(display, "recognize", "--screen");
        assertThat(run.err()).isEmpty();
        assertThat(run.out()).isEqualTo(Run.of("recognize", Samples.PICTURE).out());
    }

    /** Starts a screen in memory; its name, once it is ready. */
    private String screen() throws Exception {
        assumeTrue(Programs.areInstalled("Xvfb"), "no Xvfb: apt-get install xvfb");
        assumeTrue(
                Files.exists(Path.of(System.getProperty("java.home"), "lib", "libawt_xawt.so")),
                "a Java without windows: apt-get install openjdk-17-jre");
        Process server = start(
                Optional.empty(),
                List.of("Xvfb", "-displayfd", "1", "-nolisten", "tcp", "-screen", "0", "800x1000x24"));
        BufferedReader told =
                new BufferedReader(new InputStreamReader(server.getInputStream(), StandardCharsets.UTF_8));
        return ":" + told.readLine();
    }

    private void copy(Optional<String> display, String type, Path file) throws Exception {
        Process xclip = builder(
                        display,
                        List.of(
                                "xclip",
                                "-selection",
                                "clipboard",
                                "-t",
                                type,
                                file.toAbsolutePath().toString()))
                .redirectOutput(Redirect.DISCARD)
                .start();
        assertThat(xclip.waitFor()).isZero();
    }

    private byte[] pasted(Optional<String> display, String type) throws Exception {
        return start(display, List.of("xclip", "-selection", "clipboard", "-o", "-t", type))
                .getInputStream()
                .readAllBytes();
    }

    private Run flowcv(Optional<String> display, String... arguments) throws Exception {
        List<String> words = new ArrayList<>(List.of(arguments));
        words.add(0, "flowcv.cli.Main");
        Path out = folder.resolve("out");
        Path err = folder.resolve("err");
        int exitCode = builder(display, java(words.toArray(String[]::new)))
                .redirectOutput(out.toFile())
                .redirectError(err.toFile())
                .start()
                .waitFor();
        return new Run(exitCode, Files.readAllBytes(out), Files.readString(err));
    }

    /** As the launcher starts it, but for a program of the test, which needs a screen at once. */
    private static List<String> java(String... words) {
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1",
                "-Djava.awt.headless=" + words[0].equals("flowcv.cli.Main"),
                "-cp",
                System.getProperty("java.class.path")));
        command.addAll(List.of(words));
        return command;
    }

    private Process start(Optional<String> display, List<String> command) throws Exception {
        Process process =
                builder(display, command).redirectError(Redirect.DISCARD).start();
        started.add(process);
        return process;
    }

    private static ProcessBuilder builder(Optional<String> display, List<String> command) {
        ProcessBuilder builder = new ProcessBuilder(command);
        builder.environment().keySet().removeAll(List.of("DISPLAY", "WAYLAND_DISPLAY"));
        display.ifPresent(name -> builder.environment().put("DISPLAY", name));
        return builder;
    }
}
