package flowcv.read;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import flowcv.image.OpenCv;
import flowcv.image.Point;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class HexesInPlaneTest {
    private static final double PITCH = 70;
    private static final int ROWS = 5;
    private static final int COLUMNS = 4;
    private static final Side LINE = new Side(Side.Kind.LINE, 60, 2, true);

    @BeforeAll
    static void loadLibrary() {
        OpenCv.load();
    }

    private static Point upright(int row, int column) {
        return new Point(column * PITCH * Math.sqrt(3) / 2, (row - 0.5 * (column % 2)) * PITCH);
    }

    /** Turned, and smaller the farther to the right. */
    private static Point seen(Point point, double degrees) {
        double depth = 1 + point.x() / 1500;
        double turn = Math.toRadians(degrees);
        double x = point.x() / depth;
        double y = point.y() / depth;
        return new Point(300 + x * Math.cos(turn) - y * Math.sin(turn), 300 + x * Math.sin(turn) + y * Math.cos(turn));
    }

    private static FaceGrid grid(double degrees) {
        List<Point> upright = new ArrayList<>();
        List<Face> cells = new ArrayList<>();
        for (int row = 0; row < ROWS; row++) {
            for (int column = 0; column < COLUMNS; column++) {
                upright.add(upright(row, column));
                Point center = seen(upright(row, column), degrees);
                cells.add(new Face(center, PITCH * PITCH * 0.85, false, 0, center, 0, 0, 0, 0));
            }
        }
        List<FaceSide> sides = new ArrayList<>();
        for (int i = 0; i < cells.size(); i++) {
            for (int j = i + 1; j < cells.size(); j++) {
                Point a = upright.get(i);
                Point b = upright.get(j);
                if (Math.hypot(a.x() - b.x(), a.y() - b.y()) < 1.1 * PITCH) {
                    sides.add(GraySides.between(i, j, PITCH / 2, LINE, 1));
                }
            }
        }
        return new FaceGrid(cells, sides, LineWeights.ALIKE, PITCH * 0.93);
    }

    @ParameterizedTest
    @ValueSource(ints = {-25, -12, 0, 12, 25})
    void rowsAndColumnsAreThoseOfTheNearestSixth(int degrees) {
        FaceGrid grid = grid(degrees);
        HexLattice lattice = HexesInPlane.of(grid).orElseThrow();
        assertThat(lattice.agrees(grid)).isTrue();
        for (int cell = 0; cell < ROWS * COLUMNS; cell++) {
            assertThat(lattice.rows()[cell]).isEqualTo(cell / COLUMNS);
            assertThat(lattice.columns()[cell]).isEqualTo(cell % COLUMNS);
        }
    }

    @Test
    void placesWithoutACellLieWhereThePictureWouldShowThem() {
        HexLattice lattice = HexesInPlane.of(grid(12)).orElseThrow();
        Point center = lattice.center(-1, 2);
        Point expected = seen(upright(-1, 2), 12);
        assertThat(center.x()).isCloseTo(expected.x(), within(1.0));
        assertThat(center.y()).isCloseTo(expected.y(), within(1.0));
    }

    @Test
    void squaresAreNoHexagons() {
        List<Face> cells = new ArrayList<>();
        List<FaceSide> sides = new ArrayList<>();
        for (int i = 0; i < 9; i++) {
            Point center = new Point(100 + 70.0 * (i % 3), 100 + 70.0 * (i / 3));
            cells.add(new Face(center, 4000, false, 0, center, 0, 0, 0, 0));
            if (i % 3 > 0) {
                sides.add(GraySides.between(i - 1, i, 70, LINE, 1));
            }
            if (i > 2) {
                sides.add(GraySides.between(i - 3, i, 70, LINE, 1));
            }
        }
        FaceGrid grid = new FaceGrid(cells, sides, LineWeights.ALIKE, 65);
        assertThat(HexesInPlane.of(grid)).isEqualTo(Optional.empty());
    }
}
