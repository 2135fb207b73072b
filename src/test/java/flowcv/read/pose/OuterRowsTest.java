package flowcv.read.pose;

import static org.assertj.core.api.Assertions.assertThat;

import flowcv.image.OpenCv;
import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** Crossings of a lattice seen at an angle, with something else beside it. */
class OuterRowsTest {
    private static final int SIZE = 1200;
    private static final int LINES = 6;
    private static final double CELL = 100;

    @BeforeAll
    static void loadLibrary() {
        OpenCv.load();
    }

    private static Crossing seen(double column, double row) {
        double depth = 1 + 0.02 * row + 0.01 * column;
        return new Crossing(200 + CELL * column / depth, 250 + CELL * row / depth, 30);
    }

    private static Map<Node, Crossing> lattice(int rows) {
        Map<Node, Crossing> lattice = new HashMap<>();
        for (int row = 0; row < rows; row++) {
            for (int column = 0; column < LINES; column++) {
                lattice.put(new Node(column, row), seen(column, row));
            }
        }
        return lattice;
    }

    private static Map<Node, Crossing> without(Map<Node, Crossing> crossings) {
        return OuterRows.without(crossings, c -> PoseFitter.fit(SIZE, SIZE, c));
    }

    @Test
    void allRowsOfALatticeStay() {
        Map<Node, Crossing> lattice = lattice(LINES);
        assertThat(without(lattice)).isEqualTo(lattice);
    }

    @Test
    void rowsOfLettersAboveGo() {
        Map<Node, Crossing> lattice = lattice(LINES);
        Map<Node, Crossing> all = new HashMap<>(lattice);
        for (int column = 0; column < LINES; column++) {
            all.put(new Node(column, -1), seen(column, -0.88));
            all.put(new Node(column, -2), seen(column + 0.1, -1.8));
        }
        assertThat(without(all)).isEqualTo(lattice);
    }

    @Test
    void columnsOfButtonsBesideGo() {
        Map<Node, Crossing> lattice = lattice(LINES);
        Map<Node, Crossing> all = new HashMap<>(lattice);
        for (int row = 0; row < LINES; row++) {
            all.put(new Node(LINES, row), seen(LINES + 0.08, row));
            all.put(new Node(-1, row), seen(-1.08, row));
        }
        assertThat(without(all)).isEqualTo(lattice);
    }

    @Test
    void aRowInWhichLettersShiftSomeCrossingsStays() {
        Map<Node, Crossing> all = lattice(LINES);
        all.put(new Node(1, 0), seen(1, 0.1));
        all.put(new Node(2, 0), seen(2, 0.1));
        assertThat(without(all)).isEqualTo(all);
    }

    @Test
    void fewRowsStay() {
        Map<Node, Crossing> all = lattice(4);
        for (int column = 0; column < LINES; column++) {
            all.put(new Node(column, 3), seen(column, 3.1));
        }
        assertThat(without(all)).isEqualTo(all);
    }
}
