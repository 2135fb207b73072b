package flowcv.read;

import static org.assertj.core.api.Assertions.assertThat;

import flowcv.image.Point;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** A row of cells, one of them between two that are larger than the others. */
class MergedCellsTest {
    private static final int CELLS = 12;
    private static final int MERGED = 4;

    /**
     * What is doubted.
     *
     * @param area of one cell, in those of the others
     * @param beside the same of its neighbors
     * @param isPiped whether a pipe leads from it to the next cell
     */
    private static boolean isDoubted(double area, double beside, boolean isPiped) {
        List<Face> cells = new ArrayList<>();
        List<FaceSide> sides = new ArrayList<>();
        for (int i = 0; i < CELLS; i++) {
            double areas = i == MERGED ? area : Math.abs(i - MERGED) == 1 ? beside : 1;
            Point at = new Point(100 * i, 10 * (i % 3));
            cells.add(new Face(at, 10_000 * areas, false, 0, at, 0, 0, 0, 0));
            if (i > 0) {
                boolean crosses = isPiped && (i == MERGED || i == MERGED + 1);
                Side side = crosses ? new Side(Side.Kind.CROSSED, 0, 30, true) : new Side(Side.Kind.LINE, 60, 2, true);
                sides.add(GraySides.between(i - 1, i, 100, side, 1));
            }
        }
        return new MergedCells(cells, sides).doubt().isPresent();
    }

    @Test
    void cellsAreNotDoubtedThatAreAlike() {
        assertThat(isDoubted(1, 1, true)).isFalse();
        assertThat(isDoubted(1.2, 1, true)).isFalse();
    }

    @Test
    void aCellAsLargeAsTwoIsDoubtedBesideNeighborsThatAreLargerThemselves() {
        assertThat(isDoubted(1.7, 1.1, true)).isTrue();
        assertThat(isDoubted(1.7, 1.1, false)).isFalse();
    }

    @Test
    void aHexagonAmongSquaresIsNone() {
        assertThat(isDoubted(2.6, 1.7, false)).isFalse();
    }
}
