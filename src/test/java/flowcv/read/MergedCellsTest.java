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
        return new MergedCells(cells, sides).doubt();
    }

    private static FaceSide side(int first, int second) {
        boolean isCrossed = first == FIRST && second == SECOND;
        Side side = isCrossed ? new Side(Side.Kind.CROSSED, 0, 30, true) : new Side(Side.Kind.LINE, 60, 2, true);
        return GraySides.between(first, second, 100, side, 1);
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
}
