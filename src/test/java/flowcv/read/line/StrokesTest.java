package flowcv.read.line;

import static org.assertj.core.api.Assertions.assertThat;

import flowcv.image.Mats;
import flowcv.image.OpenCv;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.core.Point;
import org.opencv.core.Scalar;
import org.opencv.imgproc.Imgproc;

class StrokesTest {
    private static final double CELL = 100;
    private static final Scalar RED = new Scalar(0, 0, 255);

    @BeforeAll
    static void loadLibrary() {
        OpenCv.load();
    }

    private static double[] filled(Mat mat, int x, int y) {
        try (Mats mats = new Mats()) {
            Strokes.fill(mats, mat, 112, CELL);
            return mat.get(y, x);
        }
    }

    @Test
    void aTickThatCutsADotIsPaintedOver() {
        Mat mat = new Mat(200, 200, CvType.CV_8UC3, Scalar.all(0));
        Imgproc.circle(mat, new Point(100, 100), 35, RED, Imgproc.FILLED);
        Imgproc.line(mat, new Point(60, 100), new Point(140, 100), Scalar.all(0), 5);
        assertThat(filled(mat, 100, 100)).containsExactly(RED.val[0], RED.val[1], RED.val[2]);
    }

    /** A white letter lies on one side of the tick, and the dot behind it. */
    @Test
    void aTickBesideALetterIsPaintedOver() {
        Mat mat = new Mat(200, 200, CvType.CV_8UC3, Scalar.all(0));
        Imgproc.circle(mat, new Point(100, 100), 35, RED, Imgproc.FILLED);
        Imgproc.line(mat, new Point(85, 95), new Point(115, 95), Scalar.all(255), 5);
        Imgproc.line(mat, new Point(60, 100), new Point(140, 100), Scalar.all(0), 5);
        assertThat(filled(mat, 100, 100)).containsExactly(RED.val[0], RED.val[1], RED.val[2]);
    }

    /** The outline is white, and narrow as a letter; but behind it is another gap. */
    @Test
    void whatIsBetweenTwoDotsAndAWhiteLineStaysDark() {
        Mat mat = new Mat(200, 240, CvType.CV_8UC3, Scalar.all(0));
        Imgproc.circle(mat, new Point(60, 100), 35, RED, Imgproc.FILLED);
        Imgproc.circle(mat, new Point(143, 100), 35, RED, Imgproc.FILLED);
        Imgproc.line(mat, new Point(101, 20), new Point(101, 180), Scalar.all(255), 5);
        assertThat(filled(mat, 97, 100)).containsExactly(0, 0, 0);
    }

    @Test
    void whatIsBetweenADotAndAnOutlineStaysDark() {
        Mat mat = new Mat(200, 200, CvType.CV_8UC3, Scalar.all(0));
        Imgproc.circle(mat, new Point(100, 100), 35, RED, Imgproc.FILLED);
        Imgproc.line(mat, new Point(142, 20), new Point(142, 180), new Scalar(138, 235, 138), 8);
        assertThat(filled(mat, 137, 100)).containsExactly(0, 0, 0);
    }

    @Test
    void ticksFarFromEachOtherAndAtTheEdgesArePaintedOver() {
        for (int tick : new int[] {3, 300, 596}) {
            Mat mat = new Mat(600, 200, CvType.CV_8UC3, Scalar.all(0));
            for (int y : new int[] {0, 300, 599}) {
                Imgproc.circle(mat, new Point(100, y), 35, RED, Imgproc.FILLED);
            }
            for (int y : new int[] {3, 300, 596}) {
                Imgproc.line(mat, new Point(100, y), new Point(101, y), Scalar.all(0), 1);
            }
            assertThat(filled(mat, 100, tick)).containsExactly(RED.val[0], RED.val[1], RED.val[2]);
            Mats.release(mat);
        }
    }

    /** A white dot, and a white outline to its right, which a gap as narrow as a tick parts from it. */
    private static Mat besideAnOutline() {
        Mat mat = new Mat(200, 200, CvType.CV_8UC3, Scalar.all(40));
        Imgproc.circle(mat, new Point(100, 100), 35, Scalar.all(255), Imgproc.FILLED);
        Imgproc.line(mat, new Point(144, 20), new Point(144, 180), Scalar.all(255), 9);
        return mat;
    }

    private static double[] filledOnWide(Mat mat, int x, int y) {
        try (Mats mats = new Mats()) {
            Strokes.fillOnWide(mats, mat, 112, CELL);
            return mat.get(y, x);
        }
    }

    @Test
    void inPhotographsAGapBetweenAWhiteDotAndAWhiteOutlineStaysDark() {
        assertThat(filled(besideAnOutline(), 138, 100)).containsExactly(255, 255, 255);
        assertThat(filledOnWide(besideAnOutline(), 138, 100)).containsExactly(40, 40, 40);
    }

    @Test
    void inPhotographsATickThatCutsADotIsPaintedOverToo() {
        Mat mat = new Mat(200, 200, CvType.CV_8UC3, Scalar.all(0));
        Imgproc.circle(mat, new Point(100, 100), 35, RED, Imgproc.FILLED);
        Imgproc.line(mat, new Point(60, 100), new Point(140, 100), Scalar.all(0), 5);
        assertThat(filledOnWide(mat, 100, 100)).containsExactly(RED.val[0], RED.val[1], RED.val[2]);
    }
}
