package flowcv.read;

import static org.assertj.core.api.Assertions.assertThat;

import flowcv.read.disc.Disc;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

class GridPipesTest {
    private static final int ROWS = 3;
    private static final int COLUMNS = 4;
    private static final Side LINE = new Side(Side.Kind.LINE, 40, 2, true);
    private static final Side CROSSED = new Side(Side.Kind.CROSSED, 0, 0, true);

    private final Side[][] vertical = new Side[ROWS][COLUMNS + 1];
    private final Side[][] horizontal = new Side[ROWS + 1][COLUMNS];
    private final boolean[][] bridges = new boolean[ROWS][COLUMNS];
    private final List<Dot> dots = new ArrayList<>();

    GridPipesTest() {
        Arrays.stream(vertical).forEach(row -> Arrays.fill(row, LINE));
        Arrays.stream(horizontal).forEach(row -> Arrays.fill(row, LINE));
    }

    private void dot(int row, int column) {
        dots.add(new Dot(row * COLUMNS + column, CellGrid.name(row, column), new Disc(0, 0, 1, 1), 0));
    }

    private Found<List<PipeTracer.Joined>> trace() {
        boolean[][] present = new boolean[ROWS][COLUMNS];
        Arrays.stream(present).forEach(row -> Arrays.fill(row, true));
        CellGrid grid =
                new CellGrid(new Axis(0, 60), new Axis(0, 60), present, vertical, horizontal, LineWeights.ALIKE);
        return GridPipes.trace(grid, new Marks(dots, bridges));
    }

    private void assertJoined(PipeTracer.Joined... joined) {
        assertThat(trace()).isInstanceOfSatisfying(Found.Yes.class, yes -> assertThat(yes.value())
                .isEqualTo(List.of(joined)));
    }

    private void assertRefused(String reason) {
        assertThat(trace()).isEqualTo(new Found.Not<>(Stage.DOTS, reason));
    }

    @Test
    void nothingDrawnJoinsNothing() {
        dot(0, 0);
        dot(0, 1);
        assertJoined();
    }

    @Test
    void aPipeAroundACornerJoinsItsDots() {
        dot(0, 0);
        dot(2, 3);
        dot(1, 1);
        vertical[0][1] = CROSSED;
        horizontal[1][1] = CROSSED;
        assertJoined(new PipeTracer.Joined(0, 2));
    }

    @Test
    void aPipeThatHasNotArrivedJoinsNothing() {
        dot(0, 0);
        dot(0, 2);
        vertical[0][1] = CROSSED;
        assertJoined();
    }

    @Test
    void pipesComeInAgainOnTheOtherSide() {
        dot(1, 0);
        dot(1, 3);
        dot(0, 2);
        dot(2, 2);
        vertical[1][0] = CROSSED;
        horizontal[3][2] = CROSSED;
        assertJoined(new PipeTracer.Joined(0, 1), new PipeTracer.Joined(2, 3));
    }

    @Test
    void pipesOnABridgePassEachOther() {
        dot(1, 0);
        dot(1, 2);
        dot(0, 1);
        dot(2, 1);
        bridges[1][1] = true;
        vertical[1][1] = CROSSED;
        vertical[1][2] = CROSSED;
        horizontal[1][1] = CROSSED;
        horizontal[2][1] = CROSSED;
        assertJoined(new PipeTracer.Joined(0, 1), new PipeTracer.Joined(2, 3));
    }

    @Test
    void aPipeNeedsADot() {
        dot(0, 0);
        horizontal[2][3] = CROSSED;
        assertRefused("a pipe through row 2, column 4 begins at no dot");
    }

    @Test
    void aPipeHasTwoDotsAtMost() {
        dot(0, 0);
        dot(0, 1);
        dot(0, 2);
        vertical[0][1] = CROSSED;
        vertical[0][2] = CROSSED;
        assertRefused("row 1, column 3 lies on a pipe with more than two dots");
    }
}
