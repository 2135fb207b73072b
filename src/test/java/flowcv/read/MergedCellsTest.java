package flowcv.read;

import static org.assertj.core.api.Assertions.assertThat;

import flowcv.image.Point;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Squares in rows, one of which a pipe leaves to the right. */
class MergedCellsTest {
    private static final int SIDE = 5;
    /** The one in question, and the one that the pipe leads to. */
    private static final int FIRST = 11;

    private static final int SECOND = 12;

    /**
     * What is doubted.
     *
     * @param area of the cell in question, in those of most others
     * @param beside the same of its neighbors
     */
    private static Optional<String> doubt(double area, double beside) {
        return doubt(area, beside, beside);
    }

    /** @param second area of the neighbor that the pipe leads to */
    private static Optional<String> doubt(double area, double second, double beside) {
        List<Face> cells = new ArrayList<>();
        List<FaceSide> sides = new ArrayList<>();
        for (int i = 0; i < SIDE * SIDE; i++) {
            boolean isBeside = i == FIRST - 1 || i == FIRST - SIDE || i == FIRST + SIDE;
            double areas = i == FIRST ? area : i == SECOND ? second : isBeside ? beside : 1;
            Point at = new Point(100 * (i % SIDE), 100 * (i / SIDE));
            cells.add(new Face(at, 10_000 * areas, false, 0, at, 0, 0, 0, 0));
            if (i % SIDE > 0) {
                sides.add(side(i - 1, i));
            }
            if (i >= SIDE) {
                sides.add(side(i - SIDE, i));
            }
        }
        return new MergedCells(cells, sides, true).doubt();
    }

    private static FaceSide side(int first, int second) {
        boolean isCrossed = first == FIRST && second == SECOND;
        Side side = isCrossed ? new Side(Side.Kind.CROSSED, 0, 30, true) : new Side(Side.Kind.LINE, 60, 2, true);
        return GraySides.between(first, second, 100, side, 1);
    }

    /** Cells in one row, no pipe on any, as the track of an eight has them that is seen aslant. */
    private static Optional<String> doubtInRow(double... areas) {
        List<Face> cells = new ArrayList<>();
        List<FaceSide> sides = new ArrayList<>();
        for (int i = 0; i < areas.length; i++) {
            Point at = new Point(100 * i, 0);
            cells.add(new Face(at, areas[i], false, 0, at, 0, 0, 0, 0));
            if (i > 0) {
                sides.add(GraySides.between(i - 1, i, 100, new Side(Side.Kind.LINE, 60, 2, true), 1));
            }
        }
        return new MergedCells(cells, sides, false).doubt();
    }

    @Test
    void twoOfARowWhoseLineLightHidesAreDoubtedThoughOneNeighborIsNear() {
        assertThat(doubtInRow(44_316, 42_984, 71_748, 27_720, 25_812)).isPresent();
        assertThat(doubtInRow(44_316, 42_984, 38_000, 33_000, 27_720, 25_812)).isEmpty();
    }

    @Test
    void cellsThatAreAlikeAreNotDoubted() {
        assertThat(doubt(1, 1)).isEmpty();
        assertThat(doubt(1.35, 1.1)).isEmpty();
    }

    @Test
    void aCellAsLargeAsTwoIsDoubtedBesideNeighborsThatAreLargerThemselves() {
        assertThat(doubt(1.7, 1.15)).hasValueSatisfying(doubt -> assertThat(doubt)
                .isEqualTo("the cell at 100, 200 may be two, whose line a pipe hides"));
    }

    @Test
    void aCellOfARingWhoseRowsDifferIsNotDoubtedBesideAnotherOfItsRow() {
        assertThat(doubt(1.54, 1.5, 1.24)).isEmpty();
        assertThat(doubt(1.54, 1.1, 1.24)).isPresent();
        assertThat(doubt(1.8, 1.6, 1.1)).isPresent();
    }

    @Test
    void aHexagonAmongSquaresIsNoneThatRunTogether() {
        assertThat(doubt(2.2, 1.26)).isPresent();
        assertThat(doubt(2.6, 1.6)).isEmpty();
    }

    /** The outer of two rows of a ring, all of whose cells pipes cross, around an inner one with none. */
    @Test
    void aRowOfARingWhoseCellsAreAllAsLargeIsNotDoubted() {
        assertThat(ring(12, 1.6, true)).isEmpty();
        assertThat(ring(8, 1.6, true)).isEmpty();
        assertThat(ring(7, 1.6, true)).isPresent();
        assertThat(ring(12, 1.6, false)).isPresent();
    }

    /**
     * What is doubted of two rows of cells.
     *
     * @param large so many of the outer cells, side by side, are as large as this in inner ones; the others hardly larger
     */
    private static Optional<String> ring(int large, double area, boolean isScreenshot) {
        int n = 12;
        List<Face> cells = new ArrayList<>();
        List<FaceSide> sides = new ArrayList<>();
        for (int i = 0; i < 2 * n; i++) {
            double angle = 2 * Math.PI * (i % n) / n;
            double radius = i < n ? 250 : 350;
            Point at = new Point(radius * Math.cos(angle), radius * Math.sin(angle));
            double areas = i < n ? 1 : i < n + large ? area : 1.3;
            cells.add(new Face(at, 10_000 * areas, false, 0, at, 0, 0, 0, 0));
            boolean isOuter = i >= n;
            int next = i - i % n + (i + 1) % n;
            Side beside = isOuter ? new Side(Side.Kind.CROSSED, 0, 30, true) : new Side(Side.Kind.LINE, 60, 2, true);
            sides.add(GraySides.between(Math.min(i, next), Math.max(i, next), 100, beside, 1));
            if (isOuter) {
                sides.add(GraySides.between(i - n, i, 100, new Side(Side.Kind.LINE, 60, 2, true), 1));
            }
        }
        return new MergedCells(cells, sides, isScreenshot).doubt();
    }
}
