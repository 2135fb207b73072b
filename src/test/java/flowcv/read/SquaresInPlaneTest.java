package flowcv.read;

import static org.assertj.core.api.Assertions.assertThat;

import flowcv.image.OpenCv;
import flowcv.image.Point;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

class SquaresInPlaneTest {
    private static final int SIDE = 6;
    private static final Side LINE = new Side(Side.Kind.LINE, 60, 2, true);

    private final List<Face> cells = new ArrayList<>();
    private final List<FaceSide> sides = new ArrayList<>();

    @BeforeAll
    static void loadLibrary() {
        OpenCv.load();
    }

    private void cell(double x, double y) {
        Point center = new Point(x, y);
        cells.add(new Face(center, 4000, false, 0, center, 0, 0, 0, 0));
    }

    /** Squares, turned by 17 degrees, and smaller the farther to the right. */
    private void squares() {
        for (int i = 0; i < SIDE * SIDE; i++) {
            double x = 70.0 * (i % SIDE);
            double y = 70.0 * (i / SIDE);
            double depth = 1 + x / 1500;
            double turn = Math.toRadians(17);
            cell(
                    300 + (x * Math.cos(turn) - y * Math.sin(turn)) / depth,
                    100 + (x * Math.sin(turn) + y * Math.cos(turn)) / depth);
            if (i % SIDE > 0) {
                sides.add(GraySides.between(i - 1, i, 70, LINE, 1));
            }
            if (i >= SIDE) {
                sides.add(GraySides.between(i - SIDE, i, 70, LINE, 1));
            }
        }
    }

    private boolean isLattice() {
        return SquaresInPlane.is(new FaceGrid(cells, sides, LineWeights.ALIKE, 65));
    }

    @Test
    void squaresSeenAtAnAngleAreALattice() {
        squares();
        assertThat(isLattice()).isTrue();
    }

    @Test
    void aCellTooManyChangesNothing() {
        squares();
        Point last = cells.get(cells.size() - 1).center();
        cell(last.x() + 35, last.y() + 75);
        sides.add(GraySides.between(cells.size() - 2, cells.size() - 1, 40, LINE, 1));
        sides.add(GraySides.between(cells.size() - 3, cells.size() - 1, 40, LINE, 1));
        assertThat(isLattice()).isTrue();
    }

    @Test
    void ringsAreNone() {
        int around = 12;
        for (int ring = 0; ring < 3; ring++) {
            for (int i = 0; i < around; i++) {
                double angle = 2 * Math.PI * i / around;
                double radius = 150 + 70.0 * ring;
                cell(500 + radius * Math.cos(angle), 500 + radius * Math.sin(angle));
                int cell = cells.size() - 1;
                if (i > 0) {
                    sides.add(GraySides.between(cell - 1, cell, 70, LINE, 1));
                }
                if (i == around - 1) {
                    sides.add(GraySides.between(cell - i, cell, 70, LINE, 1));
                }
                if (ring > 0) {
                    sides.add(GraySides.between(cell - around, cell, 70, LINE, 1));
                }
            }
        }
        assertThat(isLattice()).isFalse();
    }
}
