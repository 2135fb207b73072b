package flowcv.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The game in a real terminal, as tmux keeps one; skipped where there is no tmux. */
class TerminalTest {
    /** A slow machine may take long to start a virtual machine. */
    private static final Duration LONGEST = Duration.ofMinutes(5);

    /** One bridge in the middle; the top row goes on at the other side. */
    private static final String BOARD =
            """
            +-+-+-+
            |. B .|
            + + + +
            |A + A|
            + + + +
             . B .\s
            +-+-+-+
            """;

    @TempDir
    Path folder;

    private String socket;

    @BeforeEach
    void findTmux() throws Exception {
        boolean there;
        try {
            there = new ProcessBuilder("tmux", "-V")
                            .redirectErrorStream(true)
                            .start()
                            .waitFor()
                    == 0;
        } catch (IOException e) {
            there = false;
        }
        assumeTrue(there, "no tmux: apt-get install tmux");
        socket = folder.resolve("tmux").toString();
    }

    @AfterEach
    void endTmux() throws Exception {
        if (socket != null) {
            tmux("kill-server");
        }
    }

    @Test
    void fromTheStartToAGameThatGoesOn() throws Exception {
        Path board = Files.writeString(folder.resolve("board.flow"), BOARD);
        start(board, "--rules", "free");
        awaitText("flows 0/2");
        assertThat(screen()).contains("cells may stay empty", "tab:dot", "x:clear", "q:quit");

        // The cursor begins at the first dot, B; its flow goes down over the bridge.
        tmux("send-keys", "Space", "Down");
        awaitText("pipe 20 %");
        tmux("send-keys", "Right");
        awaitText("No way there.");
        tmux("send-keys", "Down");
        awaitText("flows 1/2   moves 1");

        tmux("send-keys", "u");
        awaitText("flows 0/2   moves 0");
        tmux("send-keys", "r");
        awaitText("flows 1/2   moves 1");
        tmux("send-keys", "h");
        awaitText("Flow A can continue here");

        tmux("resize-window", "-x", "24", "-y", "7");
        awaitText("make the terminal");
        // As small as a line or two: nothing must break.
        tmux("resize-window", "-x", "8", "-y", "2");
        tmux("resize-window", "-x", "60", "-y", "9");
        awaitText("flows 1/2   moves 1");

        tmux("send-keys", "q");
        awaitText("left with 0");
        start(board, "--rules", "free");
        awaitText("Welcome back.");
        assertThat(screen()).contains("flows 1/2   moves 1");
        tmux("send-keys", "k");
        awaitText("This key does nothing; the keys are below.");

        drag("A", 4);
        awaitText("Solved, with 2 moves.");
        tmux("resize-window", "-x", "80", "-y", "24");
        tmux("send-keys", "n", "5x5 bridges", "Enter");
        awaitText("moves 0");
        tmux("send-keys", "q");
        awaitText("left with 0");
    }

    @Test
    @Tag("process")
    void whatIsWrongIsTakenBackAndWhatIsSolvedIsShown() throws Exception {
        Path board = Files.writeString(folder.resolve("wrong.flow"), "A..\n.B.\n.BA\n");
        start(board);
        awaitText("flows 0/2");
        tmux("send-keys", "Space", "Down", "Space", "c");
        awaitText("A leaves the solution at row 2, column 1; h takes that back.");
        tmux("send-keys", "h");
        awaitText("pipe 0 %");
        tmux("send-keys", "c");
        awaitText("All right so far.");
        tmux("send-keys", "s");
        awaitText("Solved;");
        assertThat(screen()).contains("flows 2/2", "pipe 100 %");
        tmux("send-keys", "u");
        awaitText("flows 0/2");
        tmux("send-keys", "Space", "Down");
        awaitText("pipe 22 %");
        tmux("send-keys", "q");
        awaitText("left with 0");
        start(board);
        awaitText("Welcome back.");
        assertThat(screen()).contains("pipe 22 %");
        tmux("send-keys", "q");
        awaitText("left with 0");
        assertThat(folder.resolve(".local/share/flowcv/games")).isNotEmptyDirectory();
    }

    /** As when a connection breaks: the terminal is as before, and the game goes on later. */
    @Test
    @Tag("process")
    void whoeverIsToldToEndLeavesTheTerminalAsItWas() throws Exception {
        Path board = Files.writeString(folder.resolve("board.flow"), BOARD);
        start(board, "--rules", "free");
        awaitText("flows 0/2");
        tmux("send-keys", "Space", "Down", "Down");
        awaitText("flows 1/2   moves 1");
        long shell = Long.parseLong(tmux("display-message", "-p", "#{pane_pid}").strip());
        ProcessHandle.of(shell).orElseThrow().descendants().forEach(ProcessHandle::destroy);
        awaitText("left with 143");
        assertThat(screen()).doesNotContain("flows 1/2");
        assertThat(tmux("display-message", "-p", "#{mouse_button_flag}#{alternate_on}")
                        .strip())
                .isEqualTo("00");
        start(board, "--rules", "free");
        awaitText("Welcome back.");
        assertThat(screen()).contains("flows 1/2   moves 1");
    }

    /** Drags the mouse from the leftmost of some letters to the right, as a terminal reports it. */
    private void drag(String letter, int columns) throws Exception {
        List<String> lines = screen().lines().toList();
        for (int y = 0; y < lines.size(); y++) {
            int x = lines.get(y).indexOf(letter);
            if (x >= 0 && lines.get(y).indexOf(letter, x + 1) > 0) {
                int end = lines.get(y).lastIndexOf(letter);
                send("\u001B[<0;" + (x + 1) + ";" + (y + 1) + "M");
                for (int at = x; at <= end; at += columns) {
                    send("\u001B[<32;" + (at + 1) + ";" + (y + 1) + "M");
                }
                send("\u001B[<32;" + (end + 1) + ";" + (y + 1) + "M");
                send("\u001B[<0;" + (end + 1) + ";" + (y + 1) + "m");
                return;
            }
        }
        throw new AssertionError("no two " + letter + " in a line of\n" + screen());
    }

    private void send(String keys) throws Exception {
        tmux("send-keys", "-l", keys);
    }

    private void start(Path board, String... options) throws Exception {
        String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        String command = "env -u XDG_DATA_HOME HOME='" + folder + "' '" + java + "' -XX:TieredStopAtLevel=1 -cp '"
                + System.getProperty("java.class.path") + "' flowcv.cli.Main play '" + board + "' "
                + String.join(" ", options) + "; echo left with $?; sleep 600";
        Path script = Files.writeString(folder.resolve("start.sh"), command);
        String run = "sh '" + script + "'";
        if (tmux("has-session").isEmpty()) {
            tmux("respawn-window", "-k", run);
        } else {
            tmux("-f", "/dev/null", "new-session", "-d", "-x", "80", "-y", "24", run);
        }
    }

    private String screen() throws Exception {
        return tmux("capture-pane", "-p");
    }

    private void awaitText(String text) {
        await().atMost(LONGEST).untilAsserted(() -> assertThat(screen()).contains(text));
    }

    private String tmux(String... arguments) throws Exception {
        List<String> line = new ArrayList<>(List.of("tmux", "-u", "-S", socket));
        line.addAll(List.of(arguments));
        ProcessBuilder builder = new ProcessBuilder(line).redirectErrorStream(true);
        // The test may itself run within tmux.
        builder.environment().remove("TMUX");
        Process process = builder.start();
        String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        process.waitFor();
        return output;
    }
}
