package flowcv.read.pose;

import static org.assertj.core.api.Assertions.assertThat;

import flowcv.image.OpenCv;
import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.opencv.core.Core;
import org.opencv.core.Mat;
import org.opencv.core.MatOfPoint2f;
import org.opencv.core.Point;
import org.opencv.imgproc.Imgproc;

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

    /** A photograph, in which letters on both sides bend what the first and the last row are compared with. */
    @Test
    void whatIsFarthestOffGoesBeforeItMakesOthersLookOff() {
        Map<Node, Crossing> lattice = photographed();
        Map<Node, Crossing> all = new HashMap<>(lattice);
        double[][] left = {{457.0, 223.1}, {375.7, 331.0}, {300.6, 438.1}, {226.7, 539.1}, {156.0, 636.7}};
        for (int row = 0; row < left.length; row++) {
            all.put(new Node(-1, row), new Crossing(left[row][0], left[row][1], 30));
        }
        double[][] right = {{1043.4, 907.3}, {954.1, 1021.6}, {859.4, 1129.2}};
        for (int row = 0; row < right.length; row++) {
            all.put(new Node(5, row + 1), new Crossing(right[row][0], right[row][1], 30));
        }
        assertThat(OuterRows.without(all, c -> PoseFitter.fit(1280, 1280, c))).isEqualTo(lattice);
    }

    /** Five by five crossings between four corners. */
    private static Map<Node, Crossing> photographed() {
        MatOfPoint2f numbers = new MatOfPoint2f(new Point(0, 0), new Point(4, 0), new Point(0, 4), new Point(4, 4));
        MatOfPoint2f corners = new MatOfPoint2f(
                new Point(575.6, 319.1), new Point(1013.2, 675.0), new Point(256.2, 733.4), new Point(632.8, 1096.6));
        Mat plane = Imgproc.getPerspectiveTransform(numbers, corners);
        Map<Node, Crossing> lattice = new HashMap<>();
        for (int row = 0; row <= 4; row++) {
            for (int column = 0; column <= 4; column++) {
                MatOfPoint2f at = new MatOfPoint2f();
                Core.perspectiveTransform(new MatOfPoint2f(new Point(column, row)), at, plane);
                Point point = at.toArray()[0];
                lattice.put(new Node(column, row), new Crossing(point.x, point.y, 30));
            }
        }
        return lattice;
    }
}
