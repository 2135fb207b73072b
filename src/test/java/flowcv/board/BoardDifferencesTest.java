package flowcv.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class BoardDifferencesTest {
    private static BoardBuilder board() {
        return BoardBuilder.square(3, 4)
                .dot("R", 0, 0)
                .dot("R", 2, 3)
                .dot("G", 0, 1)
                .dot("G", 1, 1);
    }

    private static List<String> words(Board expected, Board found) {
        return BoardDifferences.of(expected, found).stream()
                .map(Difference::words)
                .toList();
    }

    @Test
    void otherNamesOfPairsAreNoDifference() {
        Board renamed = BoardBuilder.square(3, 4)
                .dot("Y", 0, 0)
                .dot("Y", 2, 3)
                .dot("R", 0, 1)
                .dot("R", 1, 1)
                .build();
        assertThat(words(board().build(), renamed)).isEmpty();
    }

    @Test
    void aMissingPairIsSaidByCell() {
        Board more = board().dot("Y", 2, 1).dot("Y", 2, 0).build();
        assertThat(words(more, board().build()))
                .containsExactly(
                        "row 3, column 1: dot Y expected, nothing found",
                        "row 3, column 2: dot Y expected, nothing found");
        assertThat(words(board().build(), more))
                .containsExactly(
                        "row 3, column 1: nothing expected, dot Y found",
                        "row 3, column 2: nothing expected, dot Y found");
    }

    @Test
    void aDotInAnotherCellIsSaidTwice() {
        Board moved = BoardBuilder.square(3, 4)
                .dot("B", 0, 0)
                .dot("B", 2, 2)
                .dot("G", 0, 1)
                .dot("G", 1, 1)
                .build();
        assertThat(words(board().build(), moved))
                .containsExactly(
                        "row 3, column 3: nothing expected, dot R found",
                        "row 3, column 4: dot R expected, nothing found");
    }

    @Test
    void exchangedPartnersAreSaid() {
        Board crossed = BoardBuilder.square(3, 4)
                .dot("R", 0, 0)
                .dot("R", 0, 1)
                .dot("G", 2, 3)
                .dot("G", 1, 1)
                .build();
        assertThat(words(board().build(), crossed)).hasSize(2).allMatch(line -> line.contains("dot"));
    }

    @Test
    void holesBridgesWallsAndWarpsAreSaid() {
        Board rich = board().hole(2, 0)
                .bridge(1, 2)
                .wall(0, 2, 0, 3)
                .openRow(1)
                .openColumn(3)
                .build();
        assertThat(words(rich, board().build()))
                .containsExactly(
                        "row 2, column 3: bridge expected, nothing found",
                        "row 3, column 1: hole expected, nothing found",
                        "between row 1, column 3 and row 1, column 4: wall expected, nothing found",
                        "row 2: warp expected, closed border found",
                        "column 4: warp expected, closed border found");
        assertThat(words(board().build(), rich))
                .contains(
                        "between row 1, column 3 and row 1, column 4: nothing expected, wall found",
                        "row 2: closed border expected, warp found");
    }

    @Test
    void anotherSizeOrTilingIsOneDifference() {
        Board wide = BoardBuilder.square(2, 4).dot("R", 0, 0).dot("R", 0, 1).build();
        Board hex = BoardBuilder.hex(3, 4).dot("R", 0, 0).dot("R", 0, 1).build();
        assertThat(words(board().build(), wide)).containsExactly("3x4 cells expected, 2x4 found");
        assertThat(words(board().build(), hex)).containsExactly("a board of squares expected, one of hexagons found");
    }

    @Test
    void graphsAreCountedAndCompared() {
        Board path = graph("a-b", "b-c", "c-d");
        assertThat(words(path, graph("d-c", "c-b", "b-a"))).isEmpty();
        assertThat(words(path, graph("a-b", "b-c"))).containsExactly("3 pairs of neighbors expected, 2 found");
        assertThat(words(path, graph("a-b", "b-c", "b-d")))
                .containsExactly("as many cells, neighbors and dots as expected, but joined in another way");
    }

    private static Board graph(String... links) {
        GraphBoardBuilder builder = new GraphBoardBuilder();
        for (int i = 0; i < 4; i++) {
            builder.cell(Character.toString('a' + i), links.length * 100 * i, 7 * i);
        }
        for (String link : links) {
            builder.link(link.substring(0, 1), link.substring(2));
        }
        return builder.dot("R", "a").dot("R", "c").build();
    }
}
