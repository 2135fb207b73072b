package flowcv.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

class SolutionCheckTest {
    /** Three straight rows. */
    private static final Board ROWS = BoardBuilder.square(3, 3)
            .dot("R", 0, 0)
            .dot("R", 0, 2)
            .dot("G", 1, 0)
            .dot("G", 1, 2)
            .dot("B", 2, 0)
            .dot("B", 2, 2)
            .build();

    /** A cross of two flows over a bridge; the corners are holes. */
    private static final Board BRIDGE = BoardBuilder.square(3, 3)
            .hole(0, 0)
            .hole(0, 2)
            .hole(2, 0)
            .hole(2, 2)
            .bridge(1, 1)
            .dot("R", 1, 0)
            .dot("R", 1, 2)
            .dot("G", 0, 1)
            .dot("G", 2, 1)
            .build();

    private static Trail flow(String label, Integer... places) {
        return new Trail(label, Arrays.asList(places));
    }

    private static void assertFault(Board board, String fault, Trail... trails) {
        assertThat(SolutionCheck.fault(board, new Solution(List.of(trails)), Rules.FILL))
                .contains(fault);
    }

    @Test
    void rightSolutionsPassInEitherDirection() {
        Solution solution = new Solution(List.of(flow("R", 0, 1, 2), flow("G", 5, 4, 3), flow("B", 6, 7, 8)));
        assertThat(SolutionCheck.fault(ROWS, solution, Rules.FILL)).isEmpty();
        assertThat(SolutionCheck.fault(ROWS, solution, Rules.FREE)).isEmpty();
        Solution crossing = new Solution(List.of(flow("G", 1, 4, 7), flow("R", 3, 4, 5)));
        assertThat(SolutionCheck.fault(BRIDGE, crossing, Rules.FILL)).isEmpty();
    }

    @Test
    void numberOfFlows() {
        assertFault(ROWS, "2 flows for 3 pairs", flow("R", 0, 1, 2), flow("G", 3, 4, 5));
        assertFault(
                ROWS,
                "4 flows for 3 pairs",
                flow("R", 0, 1, 2),
                flow("G", 3, 4, 5),
                flow("B", 6, 7, 8),
                flow("B", 6, 7, 8));
    }

    @Test
    void order() {
        assertFault(
                ROWS,
                "flow G stands where flow R was expected",
                flow("G", 3, 4, 5),
                flow("R", 0, 1, 2),
                flow("B", 6, 7, 8));
    }

    @Test
    void ends() {
        assertFault(
                ROWS, "flow R does not run from dot to dot", flow("R", 0, 1), flow("G", 3, 4, 5), flow("B", 6, 7, 8));
        assertFault(
                ROWS,
                "flow G does not run from dot to dot",
                flow("R", 0, 1, 2),
                flow("G", 6, 7, 8),
                flow("B", 3, 4, 5));
        assertFault(
                ROWS,
                "flow R does not run from dot to dot",
                flow("R", 0, 1, 0),
                flow("G", 3, 4, 5),
                flow("B", 6, 7, 8));
        assertFault(
                ROWS,
                "flow R covers 1 cells, expected at least its two dots",
                flow("R", 0),
                flow("G", 3, 4, 5),
                flow("B", 6, 7, 8));
        assertFault(
                ROWS,
                "flow R covers 0 cells, expected at least its two dots",
                flow("R"),
                flow("G", 3, 4, 5),
                flow("B", 6, 7, 8));
    }

    @Test
    void jumps() {
        assertFault(
                ROWS,
                "flow R jumps from row 1, column 1 to row 1, column 3",
                flow("R", 0, 2),
                flow("G", 3, 4, 5),
                flow("B", 6, 7, 8));
        assertFault(
                ROWS,
                "flow R jumps from row 1, column 2 to row 1, column 2",
                flow("R", 0, 1, 1, 2),
                flow("G", 3, 4, 5),
                flow("B", 6, 7, 8));
        Board wall = BoardBuilder.square(1, 3)
                .dot("R", 0, 0)
                .dot("R", 0, 2)
                .wall(0, 0, 0, 1)
                .build();
        assertFault(wall, "flow R jumps from row 1, column 1 to row 1, column 2", flow("R", 0, 1, 2));
    }

    @Test
    void outside() {
        assertFault(ROWS, "flow R leaves the board", flow("R", 0, 9, 2), flow("G", 3, 4, 5), flow("B", 6, 7, 8));
        assertFault(ROWS, "flow R leaves the board", flow("R", 0, -1, 2), flow("G", 3, 4, 5), flow("B", 6, 7, 8));
        assertFault(BRIDGE, "flow G leaves the board", flow("G", 1, 0, 3, 6, 7), flow("R", 3, 4, 5));
    }

    @Test
    void dotsOfOthers() {
        assertFault(
                ROWS,
                "flow R runs over the dot at row 2, column 1",
                flow("R", 0, 3, 4, 1, 2),
                flow("G", 3, 4, 5),
                flow("B", 6, 7, 8));
    }

    @Test
    void crossings() {
        assertFault(
                ROWS,
                "flow G covers row 1, column 2 a second time",
                flow("R", 0, 1, 2),
                flow("G", 3, 4, 1, 4, 5),
                flow("B", 6, 7, 8));
        assertFault(
                ROWS,
                "flow B covers row 2, column 2 a second time",
                flow("R", 0, 1, 2),
                flow("G", 3, 4, 5),
                flow("B", 6, 7, 4, 7, 8));
    }

    @Test
    void bridges() {
        Board corner = BoardBuilder.square(2, 2)
                .bridge(0, 0)
                .dot("R", 0, 1)
                .dot("R", 1, 0)
                .build();
        assertFault(corner, "flow R does not cross the bridge at row 1, column 1 straight", flow("R", 1, 0, 2));
        Board half = BoardBuilder.square(1, 3)
                .bridge(0, 1)
                .dot("R", 0, 0)
                .dot("R", 0, 2)
                .build();
        assertFault(half, "a lane of the bridge at row 1, column 2 stays empty", flow("R", 0, 1, 2));
    }

    @Test
    void placesThatAreNoneBesideABridge() {
        assertFault(
                BRIDGE,
                "flow G does not cross the bridge at row 2, column 2 straight",
                flow("G", 1, 4, 4, 7),
                flow("R", 3, 4, 5));
        assertFault(
                BRIDGE,
                "flow G does not cross the bridge at row 2, column 2 straight",
                flow("G", 1, 4, -1, 7),
                flow("R", 3, 4, 5));
        assertFault(
                BRIDGE,
                "flow G does not cross the bridge at row 2, column 2 straight",
                flow("G", 1, 4, 99, 7),
                flow("R", 3, 4, 5));
    }

    @Test
    void emptyCellsAreAFaultWhereTheBoardIsToBeFilled() {
        Board open = BoardBuilder.square(2, 2).dot("R", 0, 0).dot("R", 0, 1).build();
        Solution shortest = new Solution(List.of(flow("R", 0, 1)));
        assertThat(SolutionCheck.fault(open, shortest, Rules.FILL)).contains("the cell at row 2, column 1 stays empty");
        assertThat(SolutionCheck.fault(open, shortest, Rules.FREE)).isEmpty();
    }

    @Test
    void warpsAndLinksAreCrossed() {
        Board warp = BoardBuilder.square(1, 3)
                .openRow(0)
                .dot("R", 0, 0)
                .dot("R", 0, 1)
                .build();
        assertThat(SolutionCheck.fault(warp, new Solution(List.of(flow("R", 0, 2, 1))), Rules.FILL))
                .isEmpty();
        Board seam = BoardBuilder.square(1, 3)
                .link(0, 0, 0, 2)
                .dot("R", 0, 0)
                .dot("R", 0, 1)
                .build();
        assertThat(SolutionCheck.fault(seam, new Solution(List.of(flow("R", 0, 2, 1))), Rules.FILL))
                .isEmpty();
    }
}
