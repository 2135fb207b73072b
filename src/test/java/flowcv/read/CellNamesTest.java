package flowcv.read;

import static org.assertj.core.api.Assertions.assertThat;

import flowcv.image.OpenCv;
import flowcv.image.Point;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

class CellNamesTest {
    private static final double CELL = 50;
    private static final Side THIN = new Side(Side.Kind.LINE, 60, 2, true);
    private static final LineWeights WEIGHTS = new LineWeights(4, 0, 0, LineWeights.Span.ANY, 0);

    @BeforeAll
    static void loadLibrary() {
        OpenCv.load();
    }

    private static FaceGrid grid(List<Point> centers) {
        List<Face> cells = new ArrayList<>();
        List<FaceSide> sides = new ArrayList<>();
        for (Point center : centers) {
            for (int i = 0; i < cells.size(); i++) {
                Point other = cells.get(i).center();
                if (Math.hypot(center.x() - other.x(), center.y() - other.y()) < 1.2 * CELL) {
                    sides.add(GraySides.between(i, cells.size(), CELL / 2, THIN, 1));
                }
            }
            cells.add(new Face(center, CELL * CELL, false, 0, center, 0, 0, 0, 0));
        }
        return new FaceGrid(cells, sides, WEIGHTS, CELL);
    }

    /** Hexagons around one in the middle. */
    private static List<Point> flower() {
        List<Point> centers = new ArrayList<>(List.of(new Point(200, 200)));
        for (int i = 0; i < 6; i++) {
            double angle = Math.PI / 3 * i + Math.PI / 6;
            centers.add(new Point(200 + CELL * Math.cos(angle), 200 + CELL * Math.sin(angle)));
        }
        return centers;
    }

    @Test
    void hexagonsAreCalledByRowAndColumn() {
        CellNames names = CellNames.of(grid(flower()));
        assertThat(names.words()).isEqualTo("7 cells, hexagons in 3 rows of 3");
        assertThat(names.name(0)).isEqualTo("2,2");
    }

    @Test
    void otherCellsAreNumbered() {
        CellNames names = CellNames.of(DrawnRing.grid());
        assertThat(names.words()).isEqualTo("7 cells, on no lattice: c1 to c7");
        assertThat(names.name(6)).isEqualTo("c7");
    }

    /** Three points tell no plane. */
    @Test
    void fewerCellsThanABoardHasAreNumberedToo() {
        for (int count = 1; count < 4; count++) {
            CellNames names = CellNames.of(grid(flower().subList(0, count)));
            assertThat(names.name(0)).isEqualTo("c1");
        }
    }
}
