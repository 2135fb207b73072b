package flowcv.read.line;

import static org.assertj.core.api.Assertions.assertThat;

import flowcv.image.Mats;
import flowcv.image.OpenCv;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.opencv.core.Core;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.core.Point;
import org.opencv.core.Scalar;
import org.opencv.imgproc.Imgproc;

/** A level pipe in the middle, and lines above and below. */
class HiddenLinesTest {
    private static final int SIZE = 120;
    private static final double CELL = 50;
    private static final Scalar DRAWN = new Scalar(255);

    @BeforeAll
    static void loadLibrary() {
        OpenCv.load();
    }

    /** Pixels that are drawn below the pipe. */
    private static int completed(int pipe, double... lines) {
        return completed(false, pipe, lines);
    }

    private static int completed(boolean areStraight, int pipe, double... lines) {
        try (Mats mats = new Mats()) {
            Mat ink = mats.keep(Mat.zeros(SIZE, SIZE, CvType.CV_8U));
            Imgproc.line(ink, new Point(0, 60), new Point(SIZE, 60), DRAWN, pipe);
            Mat drawn = mats.keep(Mat.zeros(SIZE, SIZE, CvType.CV_8U));
            for (int i = 0; i < lines.length; i += 4) {
                Imgproc.line(drawn, new Point(lines[i], lines[i + 1]), new Point(lines[i + 2], lines[i + 3]), DRAWN, 2);
            }
            drawn.setTo(new Scalar(0), ink);
            HiddenLines.complete(drawn, ink, CELL, areStraight);
            Mat below = mats.mat();
            Core.min(drawn, ink, below);
            return Core.countNonZero(below);
        }
    }

    @Test
    void aLineGoesOnBelowAPipe() {
        assertThat(completed(17, 60, 10, 60, 110)).isGreaterThan(15);
        assertThat(completed(17, 40, 10, 80, 110)).isGreaterThan(15);
    }

    @Test
    void linesThatAreNotInLineAreTwo() {
        assertThat(completed(17, 50, 10, 50, 60, 70, 60, 70, 110)).isZero();
    }

    @Test
    void aLineThatEndsAtAPipeEndsThere() {
        assertThat(completed(17, 60, 10, 60, 60)).isZero();
    }

    @Test
    void farApartLinesHaveNothingToDoWithEachOther() {
        assertThat(completed(41, 60, 10, 60, 110)).isZero();
    }

    @Test
    void whatRunsAlongAPipeDoesNotCrossIt() {
        assertThat(completed(17, 20, 50, 100, 50, 20, 71, 100, 71)).isZero();
    }

    /** Below the pipe a corner follows at once; above, too. */
    @Test
    void aLineThatAPipeHidesInAFlatCellGoesOnAsItCame() {
        double[] lines = {20, 48, 110, 48, 20, 72, 110, 72, 58, 6, 58, 114};
        assertThat(completed(false, 17, lines)).isZero();
        assertThat(completed(true, 17, lines)).isGreaterThan(15);
    }
}
