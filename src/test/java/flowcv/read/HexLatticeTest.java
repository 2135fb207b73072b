package flowcv.read;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import flowcv.image.OpenCv;
import flowcv.image.Point;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

class HexLatticeTest {
    private static final double PITCH = 70;
    private static final Side LINE = new Side(Side.Kind.LINE, 60, 2, true);

    private final List<Face> cells = new ArrayList<>();

    @BeforeAll
    static void loadLibrary() {
        OpenCv.load();
    }

    private void cell(int row, int column) {
        double y = 300 + (row - 0.5 * (column % 2)) * PITCH;
        Point center = new Point(100 + column * PITCH * Math.sqrt(3) / 2, y);
        cells.add(new Face(center, PITCH * PITCH * 0.85, false, 0, center, 0, 0, 0, 0));
    }

    /** All cells that lie beside each other as neighbors, but for some of them. */
    private FaceGrid grid(int leftOut) {
        List<FaceSide> sides = new ArrayList<>();
        for (int i = 0; i < cells.size(); i++) {
            for (int j = i + 1; j < cells.size(); j++) {
                Point a = cells.get(i).center();
                Point b = cells.get(j).center();
                if (Math.hypot(a.x() - b.x(), a.y() - b.y()) < 1.1 * PITCH) {
                    sides.add(GraySides.between(i, j, PITCH / 2, LINE, 1));
                }
            }
        }
        return new FaceGrid(cells, sides.subList(leftOut, sides.size()), LineWeights.ALIKE, PITCH * 0.93);
    }

    @Test
    void rowsAndColumnsAreThoseOfTheCells() {
        cell(1, 0);
        cell(1, 1);
        cell(2, 1);
        cell(0, 2);
        cell(1, 2);
        cell(1, 3);
        FaceGrid grid = grid(0);
        HexLattice lattice = HexLattice.of(grid).orElseThrow();
        assertThat(lattice.rows()).containsExactly(1, 1, 2, 0, 1, 1);
        assertThat(lattice.columns()).containsExactly(0, 1, 1, 2, 2, 3);
        assertThat(lattice.rowCount()).isEqualTo(3);
        assertThat(lattice.columnCount()).isEqualTo(4);
        assertThat(lattice.agrees(grid)).isTrue();
    }

    @Test
    void neighborsThatShareNoBorderAreNoticed() {
        for (int i = 0; i < 9; i++) {
            cell(i / 3, i % 3);
        }
        assertThat(HexLattice.of(grid(1)).orElseThrow().agrees(grid(1))).isFalse();
    }

    @Test
    void squaresLieOnNoSuchLattice() {
        for (int i = 0; i < 9; i++) {
            Point center = new Point(100 + i % 3 * PITCH, 100 + i / 3 * PITCH);
            cells.add(new Face(center, PITCH * PITCH, false, 0, center, 0, 0, 0, 0));
        }
        assertThat(HexLattice.of(grid(0))).isEmpty();
    }

    @Test
    void theOverlayLeansWithTheBoard() {
        for (int i = 0; i < 25; i++) {
            cell(i / 5, i % 5);
        }
        double cos = Math.cos(Math.toRadians(4));
        double sin = Math.sin(Math.toRadians(4));
        List<Point> leaning = new ArrayList<>();
        cells.replaceAll(cell -> {
            Point at = cell.center();
            leaning.add(new Point(cos * at.x() + sin * at.y(), cos * at.y() - sin * at.x()));
            return cell.at(leaning.get(leaning.size() - 1));
        });
        HexLattice lattice = HexLattice.of(grid(0)).orElseThrow();
        for (int i = 0; i < 25; i++) {
            Point center = lattice.center(lattice.rows()[i], lattice.columns()[i]);
            assertThat(center.x()).isCloseTo(leaning.get(i).x(), within(0.01));
            assertThat(center.y()).isCloseTo(leaning.get(i).y(), within(0.01));
        }
    }
}
