package flowcv.read;

import static org.assertj.core.api.Assertions.assertThat;

import flowcv.image.OpenCv;
import flowcv.image.Picture;
import flowcv.read.disc.Disc;
import flowcv.read.pixel.Pixels;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.core.Point;
import org.opencv.core.Scalar;
import org.opencv.imgproc.Imgproc;

/** Two by three cells, in the first of which lies a disc that a pipe leaves to the right, and a dot in the last. */
class CellReaderTest {
    private static final int CELL = 60;
    private static final int LEFT = 40;
    private static final double DOT = 21;

    @BeforeAll
    static void loadLibrary() {
        OpenCv.load();
    }

    private static double middle(int cell) {
        return LEFT + (cell + 0.5) * CELL;
    }

    private static Marks read(Disc first, Side right) {
        return read(first, right, true);
    }

    private static Marks read(Disc first, Side right, boolean isBlurred) {
        LinedGrid grid = new LinedGrid(2, 3);
        grid.vertical[0][1] = right;
        grid.vertical[0][2] = right;
        Mat pixels = Mat.zeros(2 * CELL + 2 * LEFT, 3 * CELL + 2 * LEFT, CvType.CV_8UC3);
        Disc last = new Disc(middle(2), middle(0), DOT, right == LinedGrid.CROSSED ? 0.86 : 1);
        for (Disc disc : List.of(first, last)) {
            Imgproc.circle(
                    pixels,
                    new Point(disc.x(), disc.y()),
                    (int) disc.radius(),
                    new Scalar(40, 40, 220),
                    Imgproc.FILLED);
        }
        if (right == LinedGrid.CROSSED) {
            Imgproc.line(
                    pixels,
                    new Point(first.x(), first.y()),
                    new Point(last.x(), last.y()),
                    new Scalar(40, 40, 220),
                    18);
        }
        CellGrid cells = new CellGrid(
                new Axis(LEFT, CELL),
                new Axis(LEFT, CELL),
                grid.present,
                grid.vertical,
                grid.horizontal,
                LineWeights.ALIKE);
        try (Picture picture = new Picture("cells", pixels)) {
            Found<Marks> found = CellReader.read(Pixels.of(picture), cells, DOT, List.of(first, last), 112, isBlurred);
            assertThat(found).as(found.toString()).isInstanceOf(Found.Yes.class);
            return ((Found.Yes<Marks>) found).value();
        }
    }

    private static Disc first(double radius, double roundness) {
        return new Disc(middle(0), middle(0), radius, roundness);
    }

    @Test
    void aDotThatAPipeLeavesIsOne() {
        assertThat(read(first(0.95 * DOT, 0.83), LinedGrid.CROSSED).dots()).hasSize(2);
    }

    @Test
    void whatIsSmallerAndLessRoundIsWhereAPipeEnds() {
        assertThat(read(first(0.875 * DOT, 0.75), LinedGrid.CROSSED).dots()).hasSize(1);
    }

    @Test
    void oneOfBothIsNotEnough() {
        assertThat(read(first(0.875 * DOT, 0.86), LinedGrid.CROSSED).dots()).hasSize(2);
        assertThat(read(first(DOT, 0.75), LinedGrid.CROSSED).dots()).hasSize(2);
    }

    @Test
    void inAScreenshotEndsAreSmaller() {
        assertThat(read(first(0.875 * DOT, 0.75), LinedGrid.CROSSED, false).dots())
                .hasSize(2);
    }

    @Test
    void withoutAPipeNothingEnds() {
        assertThat(read(first(0.875 * DOT, 0.78), LinedGrid.LINE).dots()).hasSize(2);
    }
}
