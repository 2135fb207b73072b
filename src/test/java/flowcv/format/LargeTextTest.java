package flowcv.format;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import flowcv.board.Board;
import flowcv.board.SameBoard;
import flowcv.board.Solution;
import flowcv.board.Trail;
import flowcv.testing.Shared;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Texts of the largest boards there may be are read in time, larger ones are refused before they are built. */
class LargeTextTest {
    /** A hundred times what they take; what takes the square of the time takes longer. */
    private static final Duration SOON = Duration.ofMinutes(2);

    private static final int ROWS = 250;
    private static final int COLUMNS = 400;
    private static final int PAIRS = ROWS * COLUMNS / 2;

    /** Reads texts of some form. */
    private interface Reader {
        Object read(String text, String source) throws FormatException;
    }

    private static final Map<String, Reader> READERS = Map.of(
            "flow", FlowFormat::read,
            "level", LevelLineFormat::read,
            "puzzlink", PuzzLinkFormat::read,
            "ahle", AhleFormat::read,
            "mzucker", MzuckerFormat::read,
            "matrix", MatrixFormat::read,
            "any", BoardText::read,
            "solutions", (text, source) -> SolutionsFormat.read(text, source, Map.of()));

    private static void refused(String form, String text, String message) {
        assertTimeoutPreemptively(
                SOON, () -> assertThatThrownBy(() -> READERS.get(form).read(text, "a"))
                        .isInstanceOf(FormatException.class)
                        .hasMessageStartingWith(message));
    }

    @Test
    void boardsAboveTheLimitAreRefusedInEveryForm() {
        String rows = ("A" + ".".repeat(399) + "\n").repeat(2) + (".".repeat(400) + "\n").repeat(398);
        refused("flow", rows, "a:1:1: a board of 400x400 cells, expected at most 100000 cells");
        refused("flow", "topology: hex\n\n" + rows, "a:3:1: a board of 400x400 cells");
        refused("ahle", "400 400\n" + rows, "a:1:1: a board of 400x400 cells");
        refused("ahle", "9999 9999\n", "a:1:1: a board of 9999x9999 cells");
        refused("puzzlink", "https://puzz.link/p?numlin/400/400/1" + "z".repeat(8000), "a:1:36: a board of 400x400");
        refused("puzzlink", "numlin/9999/9999/1", "a:1:18: too short for 9999x9999 cells");
        refused("level", "400,0,1,1;" + "0,1,".repeat(80_000), "a:1:1: a board of 400x400 cells");
        refused("matrix", rows, "a:1:1: a board of 400x400 cells");
        refused("matrix", rows.replace(".", " ."), "a:1:1: a board of 400x400 cells");
        refused("any", rows, "a:1:1: a board of 400x400 cells");
        refused("mzucker", rows, "a:1:1: 400 rows, expected a square of 3 to 15 cells");
    }

    @Test
    void graphsAboveTheLimitAreRefusedAtTheLineThatIsTooMuch() {
        StringBuilder text = new StringBuilder("topology: graph\n\n");
        for (int i = 0; i <= 100_000; i++) {
            text.append("cell c").append(i).append(" 0 0\n");
        }
        refused("flow", text.toString(), "a:100003:1: a board of more than 100000 cells");
    }

    @ParameterizedTest
    @CsvSource({"flow", "level", "puzzlink", "ahle", "mzucker", "matrix", "any", "solutions"})
    void nonsenseOfAnySizeIsRefused(String form) {
        int size = 1_000_000;
        for (String unit : List.of("\n", "a\n", "A", ".", ",", ";", "/", ":", " ", "1 1\n", "A\u0101")) {
            if (!form.equals("solutions") || !unit.isBlank()) {
                refused(form, unit.repeat(size / unit.length()), "a:");
            }
            refused(form, "3,0,1,9" + unit.repeat(size / unit.length()), "a:");
            refused(form, "numlin/" + unit.repeat(size / unit.length()), "a:");
        }
    }

    @Test
    void asManyPairsAsThereCanBeAreReadAndWritten() {
        assertTimeoutPreemptively(SOON, () -> {
            StringBuilder level = new StringBuilder("400:250,0,1," + PAIRS);
            List<Trail> trails = new ArrayList<>();
            for (int pair = 0; pair < PAIRS; pair++) {
                level.append(';').append(2 * pair).append(',').append(2 * pair + 1);
                trails.add(new Trail(Labels.color(pair), List.of(2 * pair, 2 * pair + 1)));
            }
            Puzzle puzzle = LevelLineFormat.read(level.toString(), "a").get(0);
            Board board = puzzle.board();
            assertThat(board.pairs()).hasSize(PAIRS);
            assertThat(LevelLineFormat.write(puzzle, 1)).hasSameSizeAs(level + "\n");
            String flow = FlowFormat.write(board);
            assertThat(FlowFormat.read(flow, "a").get(0).board().pairs()).isEqualTo(board.pairs());
            String address = PuzzLinkFormat.write(board, flowcv.board.Rules.FREE);
            assertThat(PuzzLinkFormat.read(address, "a").get(0).board().pairs()).hasSize(PAIRS);
            String matrix = MatrixFormat.write(board);
            assertThat(SameBoard.test(MatrixFormat.read(matrix, "a").get(0).board(), board))
                    .isTrue();
            Solution solution = new Solution(trails);
            String solutions = SolutionsFormat.write("1", board, solution);
            assertThat(SolutionsFormat.read(solutions, "a", Map.of("1", board))).containsEntry("1", solution);
        });
    }

    @Test
    void manySmallBoardsAreRead() {
        assertTimeoutPreemptively(SOON, () -> {
            StringBuilder text = new StringBuilder();
            for (int i = 0; i < 20_000; i++) {
                text.append("id: b").append(i).append("\n\nA.B\n...\nA.B\n\n");
            }
            assertThat(FlowFormat.read(text.toString(), "a")).hasSize(20_000);
            assertThat(AhleFormat.read("3 3\nA.B\n...\nA.B\n".repeat(20_000), "a"))
                    .hasSize(20_000);
        });
    }

    @Test
    void moreThanATextHoldsIsRefusedAtTheBoardThatIsTooMuch() {
        refused("ahle", "2 1\nAA\n".repeat(100_001), "a:200001:1: more than 100000 boards");
        String rows = "A" + ".".repeat(9997) + "A\n" + (".".repeat(9999) + "\n").repeat(9);
        refused("matrix", "1 1\n\n".repeat(100_001), "a:200001:1: more than 100000 boards");
        refused("matrix", "1 0\n".repeat(1_000_001), "a:1000001:1: more than 2000000 cells");
        refused("ahle", ("9999 10\n" + rows).repeat(21), "a:221:1: boards of more than 2000000 cells");
    }

    @Test
    void labelsBeyondTheAlphabetAreAllDifferentLetters() {
        assertThat(Labels.letter(62)).isEqualTo("\u0100");
        assertThat(Labels.letter(63)).isEqualTo("\u0101");
        assertThat(java.util.stream.IntStream.range(0, PAIRS)
                        .mapToObj(Labels::letter)
                        .distinct())
                .hasSize(PAIRS);
    }

    @ParameterizedTest
    @CsvSource({
        "400x400.puzzlink, puzzlink, a board of 400x400 cells",
        "400x400.level, level, a board of 400x400 cells",
        "400x400.ahle, ahle, a board of 400x400 cells",
        "pairs50000.puzzlink, puzzlink, ",
        "pairs50000.level, level, "
    })
    void sharedFaults(String file, String form, String problem) {
        Path path = Shared.folder("faults").resolve(file);
        assertTimeoutPreemptively(SOON, () -> {
            String text = Files.readString(path);
            Optional<String> fault = Optional.empty();
            try {
                READERS.get(form).read(text, "a");
            } catch (FormatException e) {
                fault = Optional.of(e.getMessage());
            }
            if (problem == null) {
                assertThat(fault).isEmpty();
            } else {
                assertThat(fault).get().asString().contains(problem);
            }
        });
    }
}
