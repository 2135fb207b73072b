package flowcv.cli;

import static org.assertj.core.api.Assertions.assertThat;

import flowcv.board.Board;
import flowcv.board.SameBoard;
import flowcv.format.FlowFormat;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class CommandsTest {
    @TempDir
    Path folder;

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "slove x.png | did you mean solve",
                "samples/7x7.png | did you mean flowcv solve samples/7x7.png?",
                "absent.WEBP -q | did you mean flowcv solve absent.WEBP?",
                "help slove | 'slove' is no command; there are solve, recognize",
                "completion tcsh | expected bash, zsh or fish",
                "solve | no input; name a picture or a text, - for standard input, or add --clipboard or --screen",
                "hint | no input; name a picture or a text, - for standard input, or add --clipboard or --screen",
                "solve x.png y.png --copy | name one input",
                "solve x.png --copy -o y.png | leave one of them out",
                "solve --jsn x.png | did you mean --json",
                "solve x.png --time-limit soon | write it as 500ms, 1.5s or 2m",
                "solve x.png --time-limit 0 | is no time",
                "solve x.png --time-limit 1.2.3s | write it as 500ms, 1.5s or 2m",
                "solve x.png --max-solutions 0 | expected a number of at least 1, or all",
                "solve x.png --max-solutions many | expected a number of at least 1, or all",
                "solve x.png -o out.doc | expected a name that ends in .png",
                "solve x.png y.png -o out.png | name a folder, as in -o out.png/",
                "solve x.png -o - --json | leave out --json",
                "solve x.png -o out.png --no-overlay | leave one out",
                "solve x.png --rules some | expected fill or free",
                "solve x.png --engine lp | expected search or ilp",
                "hint x.png y.png | unexpected argument 'y.png'",
                "hint x.png --screen | expected one input, found x.png, --screen",
                "hint x.png --steps 0 | expected at least 1",
                "convert | Missing required parameter: 'IN'",
                "convert x.flow y.flow --from lp | expected one of flow, level, puzzlink, ahle, mzucker",
                "draw x.flow y.flow -o x.png | unexpected argument 'y.flow'",
                "draw x.flow | Missing required option: '--output",
                "count | no input; name a board or a picture, - for standard input, or a grid with --paths",
                "count --paths 7xx | as in --paths 9x7",
                "count x.flow --rules some | expected fill or free",
                "count x.flow --memory-limit much | write it as 500M or 4G",
                "generate --size 2x9 | each from 3 to 40",
                "generate --family stars | expected plain, holes, walls, warps, bridges, hex",
                "generate --family hex+bridges | hexagons have no bridges",
                "generate --difficulty none | expected easy, medium, hard, extreme",
                "generate --colors 99 | expected 1 to 16",
                "generate -o x.txt | ends in .flows",
                "recognize x.png --unique | Unknown option: '--unique'",
                "recognize x.png -o x.flow | write it to a file with > FILE",
                "convert x.txt -o x.flow | name OUT behind IN",
                "solve x.png --outputs y.png | did you mean --output",
                "convert x.flow x.png | 'flowcv draw' makes pictures",
                "serve --port x | 'x', expected a whole number",
                "grade | no input; name a picture or a text"
            })
    void wrongCommandLinesGetOneLine(String line, String hint) {
        Run run = Run.of((Object[]) line.split(" "));
        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.out()).isEmpty();
        assertThat(run.errLines()).hasSize(1);
        assertThat(run.err()).contains(hint).contains("--help");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "--help",
                "solve --help",
                "recognize --help",
                "draw --help",
                "count --help",
                "generate --help",
                "play --help",
                "hint --help",
                "convert --help",
                "completion --help",
                "install --help",
                "help --help",
                "version --help"
            })
    void helpListsTheExitCodes(String line) {
        Run run = Run.of((Object[]) line.split(" "));
        assertThat(run.exitCode()).isZero();
        assertThat(run.err()).isEmpty();
        assertThat(run.out())
                .startsWith("Usage: flowcv")
                .contains("Exit codes:")
                .contains("70");
        assertThat(run.outLines()).allMatch(text -> text.length() <= 80);
    }

    @ParameterizedTest
    @ValueSource(strings = {"install", "serve", "completion", "help", "version"})
    void commandsWithoutBoardsHaveNoCodeForSomeThatFailed(String command) {
        assertThat(Run.of(command, "--help").out()).contains("  3 ").doesNotContain("  1 ", "solved (");
    }

    @Test
    void withoutArgumentsTheHelpIsAnErrorMessage() {
        Run run = Run.of();
        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.out()).isEmpty();
        assertThat(run.err()).startsWith("Usage: flowcv");
    }

    @Test
    void theVersionIsOneLine() {
        Run run = Run.of("--version");
        assertThat(run.exitCode()).isZero();
        assertThat(run.out()).matches("flowcv \\S+\n");
    }

    @Test
    void helpAndVersionAreWordsToo() {
        String help = Run.of("solve", "--help").out();
        assertThat(Run.of("help", "solve").out()).isEqualTo(help);
        assertThat(Run.of("-h", "solve").out()).isEqualTo(help);
        assertThat(Run.of("help").out()).isEqualTo(Run.of("--help").out());
        String version = Run.of("--version").out();
        assertThat(Run.of("version").out()).isEqualTo(version);
        assertThat(Run.of("--version", "solve").out()).isEqualTo(version);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "solve board --rules free --engine ilp --max-solutions all",
                "solve board --rules fill --engine search --time-limit 9.5s",
                "convert board - --from flow --to puzzlink --rules free",
                "count --paths 3x4",
                "generate --size 5x5 --family plain --difficulty easy --seed 1"
            })
    void valuesMayBeInAnyCase(String line) throws IOException {
        String board =
                Files.writeString(folder.resolve("board.flow"), Samples.TEXT).toString();
        Object[] lower = line.split(" ");
        Object[] upper = line.split(" ");
        for (int i = 1; i < upper.length; i++) {
            boolean isValue = !lower[i].toString().startsWith("-");
            upper[i] = isValue ? lower[i].toString().toUpperCase(Locale.ROOT) : lower[i];
            if (lower[i].equals("board")) {
                lower[i] = board;
                upper[i] = board;
            }
        }
        Run run = Run.of(upper);
        assertThat(run.err()).isEmpty();
        assertThat(run.exitCode()).isZero();
        assertThat(run.out()).isNotEmpty().isEqualTo(Run.of(lower).out());
    }

    @Test
    void completionIsAScript() {
        Run run = Run.of("completion");
        assertThat(run.exitCode()).isZero();
        assertThat(run.out()).startsWith("if [").contains("--max-solutions").contains("recognize");
    }

    @Test
    void aDrawnBoardIsRecognizedAsTheSameText() throws IOException {
        Path board = Files.writeString(folder.resolve("board.flow"), Samples.TEXT);
        Path picture = folder.resolve("board.png");
        assertThat(Run.of("draw", board, "-o", picture).exitCode()).isZero();
        Run run = Run.of("recognize", picture);
        assertThat(run.exitCode()).isZero();
        assertThat(run.err()).isEmpty();
        assertThat(run.out()).isEqualTo(Samples.TEXT);
    }

    @Test
    void aPhotographedBoardIsRecognizedAsTheSameBoard() throws Exception {
        Path board = Files.writeString(folder.resolve("board.flow"), Samples.TEXT);
        Path picture = folder.resolve("board.jpg");
        assertThat(Run.of("draw", board, "-o", picture, "--camera", 1).exitCode())
                .isZero();
        Run run = Run.of("recognize", picture);
        assertThat(run.err()).isEmpty();
        // A camera may make the game's blue its dark blue: the flows are the same by other names.
        Board read = FlowFormat.read(run.out(), "read").get(0).board();
        assertThat(SameBoard.test(
                        read, FlowFormat.read(Samples.TEXT, "drawn").get(0).board()))
                .isTrue();
    }

    @Test
    void boardsOfSeveralInputsAreAStream() throws Exception {
        Path board = Files.writeString(folder.resolve("board.flow"), Samples.TEXT);
        Run run = Run.of("recognize", board, Samples.PICTURE);
        assertThat(run.exitCode()).isZero();
        assertThat(FlowFormat.read(run.out(), "stream"))
                .extracting(entry -> entry.id().orElseThrow())
                .containsExactly(board.toString(), Samples.PICTURE.toString());
    }

    @Test
    void aStreamIsDrawnIntoAFolder() throws IOException {
        String stream = "id: one\n\n" + Samples.TEXT + "\nid: ../two\n\n" + Samples.CROSSED;
        byte[] bytes = stream.getBytes(StandardCharsets.UTF_8);
        assertThat(Run.withInput(bytes, "draw", "-", "-o", folder.resolve("x.png"))
                        .exitCode())
                .isEqualTo(2);
        assertThat(Run.withInput(bytes, "draw", "-", "-o", folder + "/made/").exitCode())
                .isZero();
        assertThat(folder.resolve("made/one.png")).isNotEmptyFile();
        assertThat(folder.resolve("made/_._two.png")).isNotEmptyFile();
    }

    @Test
    void stagesAreKeptOnDemandAlone() {
        Path stages = folder.resolve("stages");
        assertThat(Run.of("recognize", Samples.PICTURE).exitCode()).isZero();
        assertThat(stages).doesNotExist();
        assertThat(Run.of("recognize", Samples.PICTURE, "--debug-dir", stages).exitCode())
                .isZero();
    }

    @Test
    void aFileIsNoFolderForStages() {
        Run run = Run.of("recognize", Samples.PICTURE, "--debug-dir", Samples.PICTURE);
        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.err()).contains("--debug-dir " + Samples.PICTURE + ": a file, expected a folder");
    }

    @Test
    void anAddressThatIsNotHereIsNotServed() {
        // Names under "invalid" lead nowhere, and 192.0.2.1 is for documents.
        assertThat(Run.of("serve", "--host", "x.invalid").err())
                .contains("no machine has this name; expected localhost");
        assertThat(Run.of("serve", "--host", "192.0.2.1").err()).contains("no address of this machine; expected");
    }

    @Test
    void detailsAreToldOnDemandAlone() {
        assertThat(Run.of("recognize", Samples.PICTURE).err()).isEmpty();
        assertThat(Run.of("recognize", Samples.PICTURE, "-v").err())
                .matches(Samples.PICTURE + ": recognized, 7x7, 7 flows, \\d+ % sure, .* recognize [0-9.]+ ms.*\n");
    }
}
