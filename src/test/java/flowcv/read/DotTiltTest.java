package flowcv.read;

import static org.assertj.core.api.Assertions.assertThat;

import flowcv.image.Point;
import java.util.ArrayList;
import java.util.List;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;

class DotTiltTest {
    private static final int SIDE = 4;

    @Test
    void dotsThatGrowTowardsTheCameraAreEvened() {
        List<Face> even = DotTilt.even(cells(0.07, 0), all(), all(), List.of());
        for (Face cell : even) {
            assertThat(cell.ink()).isCloseTo(even.get(0).ink(), Offset.offset(1e-6));
            assertThat(cell.inkRadius()).isCloseTo(even.get(0).inkRadius(), Offset.offset(1e-6));
        }
    }

    @Test
    void cellsThatGrowAsTheirDotsAreEvened() {
        List<Face> cells = new ArrayList<>();
        for (Face cell : cells(0.07, 0)) {
            Point at = cell.center();
            cells.add(new Face(at, cell.ink() / 0.38, false, cell.ink(), at, cell.inkRadius(), 0, 0, 100));
        }
        List<FaceSide> noPipes = List.of(GraySides.between(0, 1, 50, new Side(Side.Kind.LINE, 60, 2, true), 1));
        List<Face> even = DotTilt.even(
                cells, noPipes, Math.sqrt(cells.get(SIDE * SIDE / 2).area()));
        assertThat(cells.get(SIDE * SIDE - 1).area())
                .isGreaterThan(1.5 * cells.get(0).area());
        for (Face cell : even) {
            assertThat(cell.area()).isCloseTo(even.get(0).area(), Offset.offset(1e-6));
        }
    }

    @Test
    void dotsThatAreAlikeStayAsTheyAre() {
        List<Face> cells = cells(0, 0);
        assertThat(DotTilt.even(cells, all(), all(), List.of())).isSameAs(cells);
    }

    @Test
    void somethingThatIsNoDotIsNotEvenedAway() {
        List<Face> cells = cells(0.07, 0.5);
        assertThat(DotTilt.even(cells, all(), all(), List.of())).isSameAs(cells);
    }

    @Test
    void aFewDotsTellNothing() {
        List<Face> cells = cells(0.07, 0);
        boolean[] few = new boolean[cells.size()];
        few[0] = true;
        few[1] = true;
        few[SIDE] = true;
        assertThat(DotTilt.even(cells, few, few, List.of())).isSameAs(cells);
    }

    @Test
    void pipesTellTheTiltOfAFewDots() {
        List<Face> cells = cells(0.07, 0);
        boolean[] few = firstAndLast();
        List<DotTilt.Crossing> pipes = new ArrayList<>();
        for (int i = 0; i < cells.size(); i++) {
            pipes.add(new DotTilt.Crossing(
                    cells.get(i).center(), Math.sqrt(cells.get(i).ink() / 4)));
        }
        List<Face> even = DotTilt.even(cells, few, few, pipes);
        assertThat(even.get(SIDE * SIDE - 1).ink()).isCloseTo(even.get(0).ink(), Offset.offset(1e-6));
        assertThat(DotTilt.even(cells, few, few, pipes.subList(0, 3))).isSameAs(cells);
    }

    /** At bends they are wider than elsewhere. */
    @Test
    void pipesTellNoTiltThatDotsDeny() {
        List<Face> cells = cells(0, 0);
        boolean[] few = firstAndLast();
        List<DotTilt.Crossing> pipes = new ArrayList<>();
        for (int i = 0; i < cells.size(); i++) {
            pipes.add(new DotTilt.Crossing(cells.get(i).center(), 15 + i / SIDE));
        }
        assertThat(DotTilt.even(cells, few, few, pipes)).isSameAs(cells);
    }

    @Test
    void whatIsFarLargerIsADotWhereTheTiltSaysSo() {
        List<Face> cells = cells(0.13, 0);
        boolean[] asLargeAsMost = all();
        java.util.Arrays.fill(asLargeAsMost, 3 * SIDE, 4 * SIDE, false);
        assertThat(cells.get(4 * SIDE - 1).ink())
                .isGreaterThan(2.5 * cells.get(0).ink());
        List<Face> even = DotTilt.even(cells, all(), asLargeAsMost, List.of());
        assertThat(even.get(4 * SIDE - 1).ink()).isCloseTo(even.get(0).ink(), Offset.offset(1e-6));
    }

    @Test
    void whatLiesFarBeyondAllDotsIsNotMadeHuge() {
        List<Face> cells = new ArrayList<>(cells(0.07, 0));
        Point far = new Point(0, -100_000);
        cells.add(new Face(far, 10_000, false, 1000, far, 10, 0, 0, 100));
        boolean[] dots = java.util.Arrays.copyOf(all(), cells.size());
        assertThat(DotTilt.even(cells, dots, dots, List.of()).get(SIDE * SIDE).ink())
                .isBetween(1000.0, 3000.0);
    }

    @Test
    void dotsThatShrinkInTheDirectionOfTheTiltKeepTheirRadii() {
        List<Face> cells = cells(0.1, 0).stream()
                .map(cell -> cell.scaled(1, Math.pow(cell.ink() / 1000, 2.0 / 3) * 20 / cell.inkRadius()))
                .toList();
        List<Face> even = DotTilt.even(cells, all(), all(), List.of());
        for (Face cell : even) {
            assertThat(cell.inkRadius()).isCloseTo(even.get(0).inkRadius(), Offset.offset(1e-3));
        }
    }

    private static boolean[] firstAndLast() {
        boolean[] few = new boolean[SIDE * SIDE];
        few[0] = true;
        few[SIDE * SIDE - 1] = true;
        return few;
    }

    private static boolean[] all() {
        boolean[] all = new boolean[SIDE * SIDE];
        java.util.Arrays.fill(all, true);
        return all;
    }

    /**
     * Cells in rows.
     *
     * @param perRow by how much the cube root of areas grows from row to row, as a share of the first one's: a
     *     homography's do by the same in each
     * @param odd by how much that of one dot is off
     */
    private static List<Face> cells(double perRow, double odd) {
        List<Face> cells = new ArrayList<>();
        for (int i = 0; i < SIDE * SIDE; i++) {
            double nearness = 1 + perRow * (i / SIDE);
            double ink = 1000 * Math.pow(nearness, 3) * (i == SIDE + 1 ? Math.exp(odd) : 1);
            Point center = new Point(100 * (i % SIDE), 100 * (i / SIDE));
            cells.add(new Face(center, 10_000, false, ink, center, Math.sqrt(ink / Math.PI), 0, 0, 100));
        }
        return cells;
    }
}
