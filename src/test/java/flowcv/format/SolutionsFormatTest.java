package flowcv.format;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import flowcv.board.Board;
import flowcv.board.Solution;
import flowcv.board.Trail;
import flowcv.draw.screen.RandomBoards;
import flowcv.format.text.FormatException;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class SolutionsFormatTest {
    private static final String TEXT = "id: a\nR: 0,0 0,1 0,2\nG: 1,0 1,1 1,2\n";

    private static Map<String, Board> boards() throws FormatException {
        return Map.of("a", FlowFormat.read("R.R\nG.G\n", "a").get(0).board());
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3})
    void solutionsComeBack(long seed) throws FormatException {
        RandomBoards random = RandomBoards.of(seed);
        for (RandomBoards.Solved solved :
                List.of(random.plain(6, 5), random.bridges(6, 6), random.warps(5, 5), random.hex(2))) {
            String text = SolutionsFormat.write("x", solved.board(), solved.solution());
            Map<String, Solution> again = SolutionsFormat.read(text, "s", Map.of("x", solved.board()));
            assertThat(again).containsOnly(Map.entry("x", solved.solution()));
        }
    }

    /** Boards of free shapes take any word for a label, and so do their solutions. */
    @Test
    void everyLabelOfABoardIsALabelOfItsSolution() throws FormatException {
        for (String label : List.of("\u00AD", "id:", "x:", "\u200B", "\u0085")) {
            String text = "topology: graph\n\ncell a 0 0 " + label + "\ncell b 1 0 " + label + "\nlink a b\n";
            Board board = FlowFormat.read(text, "f").get(0).board();
            Solution solution = new Solution(List.of(new Trail(label, List.of(0, 1))));
            assertThat(SolutionsFormat.read(SolutionsFormat.write("s", board, solution), "s", Map.of("s", board)))
                    .containsOnly(Map.entry("s", solution));
        }
    }

    @Test
    void flowsMayStandInAnyOrderAndLineEndsMayBeOfEitherKind() throws FormatException {
        Solution solution = SolutionsFormat.read(TEXT, "s", boards()).get("a");
        String turned = "\uFEFFid: a\r\n  G: 1,0  1,1 1,2\r\nR: 0,0 0,1 0,2\r\n";
        assertThat(SolutionsFormat.read(turned, "s", boards())).containsOnly(Map.entry("a", solution));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '!',
            quoteCharacter = '"',
            value = {
                "R: 0,0 ! 1:1: expected 'id: NAME' before the flows",
                "id: b/R: 0,0 ! 1:5: no board is named b",
                "id: a/R 0,0 ! 2:1: 'R', expected 'LABEL:'",
                "id: a/R: 0,0 0,1 0,2/ G: 1,0 9,9 1,2 ! 3:9: no cell is named 9,9",
                "id: a/R: 0,0 0,1 0,2 ! 1:1: no flow for pair G",
                "id: a/R: 0,0/R: 0,0 ! 3:1: flow R stands twice",
                "id: a/R: 0,0/G: 1,0/B: 0,1 ! 4:1: no pair of the board is labeled B",
                "id: a/R: 0,0/G: 1,0//id: a/R: 0,0/G: 1,0 ! 5:5: board a stands twice"
            })
    void faultIsNamedWithItsPlace(String lines, String message) {
        assertThatThrownBy(() -> SolutionsFormat.read(lines.replace('/', '\n'), "some.solutions", boards()))
                .isInstanceOf(FormatException.class)
                .hasMessage("some.solutions:" + message);
    }
}
