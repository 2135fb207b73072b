package flowcv.read;

import static org.assertj.core.api.Assertions.assertThat;

import flowcv.image.Mats;
import flowcv.image.OpenCv;
import flowcv.image.Picture;
import flowcv.read.pixel.Pixels;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.opencv.core.Core;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.core.Point;
import org.opencv.core.Scalar;
import org.opencv.core.Size;
import org.opencv.imgproc.Imgproc;

/** A line between two cells, and a pipe that comes to it from the left or from above. */
class PipeCrossingTest {
    private static final int CELL = 60;
    private static final int LINE = 100;
    private static final int START = 70;
    private static final int MIDDLE = START + CELL / 2;
    private static final double BLUR = 4;
    private static final Scalar CYAN = new Scalar(220, 220, 0);
    private static final Scalar RED = new Scalar(32, 32, 255);

    @BeforeAll
    static void loadLibrary() {
        OpenCv.load();
    }

    private static Mat black() {
        Mat mat = new Mat(2 * LINE, 2 * LINE, CvType.CV_8UC3, Scalar.all(10));
        Imgproc.line(mat, new Point(LINE, 0), new Point(LINE, 2 * LINE), Scalar.all(90), 2);
        return mat;
    }

    private static Mat pipe(int from, int to) {
        Mat mat = black();
        Imgproc.rectangle(mat, new Point(from, MIDDLE - 10), new Point(to, MIDDLE + 10), RED, Imgproc.FILLED);
        return mat;
    }

    private static boolean isEnded(boolean vertical, Mat mat) {
        return look(vertical, mat, true);
    }

    private static boolean isCrossed(boolean vertical, Mat mat) {
        return look(vertical, mat, false);
    }

    /** A dark green pipe over its own tint, in a photograph in which white is 150. */
    @ParameterizedTest
    @CsvSource({"true, 255, false", "true, 150, true", "false, 255, false", "false, 150, true"})
    void inADimPhotographPipesDifferByLessFromTheirTints(boolean vertical, int brightest, boolean isCrossed) {
        Mat mat = new Mat(2 * LINE, 2 * LINE, CvType.CV_8UC3, new Scalar(38, 48, 35));
        Imgproc.rectangle(
                mat,
                new Point(LINE - CELL / 2.0, MIDDLE - 10),
                new Point(LINE + CELL / 2.0, MIDDLE + 10),
                new Scalar(41, 77, 41),
                Imgproc.FILLED);
        assertThat(look(vertical, mat, false, 60, brightest)).isEqualTo(isCrossed);
    }

    /** Noise is not dim: light that differs by less than half of what pipes do is none, however dim dots are. */
    @ParameterizedTest
    @ValueSource(ints = {0, 20, 150})
    void lightInADimPhotographIsNoPipe(int brightest) {
        Mat mat = new Mat(2 * LINE, 2 * LINE, CvType.CV_8UC3, new Scalar(70, 70, 70));
        Imgproc.rectangle(
                mat, new Point(0, MIDDLE - 10), new Point(2 * LINE, MIDDLE + 10), Scalar.all(86), Imgproc.FILLED);
        assertThat(look(true, mat, false, 60, brightest)).isFalse();
    }

    private static boolean look(boolean vertical, Mat mat, boolean ended) {
        return look(vertical, mat, ended, 112, PipeCrossing.WHITE);
    }

    private static boolean look(boolean vertical, Mat mat, boolean ended, int threshold, int brightest) {
        Mat shown = new Mat();
        if (vertical) {
            mat.copyTo(shown);
        } else {
            Core.transpose(mat, shown);
        }
        try (Picture picture = new Picture("crossing", shown)) {
            PipeCrossing crossing = new PipeCrossing(Pixels.of(picture), threshold, brightest);
            return ended
                    ? crossing.isEnded(vertical, LINE, START, CELL, CELL)
                    : crossing.isCrossed(vertical, LINE, START, CELL, CELL);
        } finally {
            Mats.release(mat);
        }
    }

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void aPipeThatEndsAtTheLineComesToIt(boolean vertical) {
        assertThat(isEnded(vertical, pipe(LINE - CELL / 2, LINE - 1))).isTrue();
        assertThat(isEnded(vertical, pipe(LINE + 1, LINE + CELL / 2))).isTrue();
        assertThat(isCrossed(vertical, pipe(LINE - CELL / 2, LINE - 1))).isFalse();
    }

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void onePipeThatCrossesDoesNotEnd(boolean vertical) {
        assertThat(isEnded(vertical, pipe(LINE - CELL / 2, LINE + CELL / 2))).isFalse();
        assertThat(isCrossed(vertical, pipe(LINE - CELL / 2, LINE + CELL / 2))).isTrue();
    }

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void aDotInTheMiddleOfItsCellDoesNotReachTheLine(boolean vertical) {
        Mat mat = black();
        Imgproc.circle(mat, new Point(LINE - CELL / 2.0, MIDDLE), 21, RED, Imgproc.FILLED);
        assertThat(isEnded(vertical, mat)).isFalse();
    }

    /** In a blurred photograph both together look like a pipe up to the line. */
    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void aBlurredDotBeforeAThickLineIsNoPipe(boolean vertical) {
        Mat dot = black();
        Imgproc.line(dot, new Point(LINE, 0), new Point(LINE, 2 * LINE), CYAN, 6);
        Imgproc.circle(dot, new Point(LINE - CELL / 2.0, MIDDLE), 22, CYAN, Imgproc.FILLED);
        Imgproc.GaussianBlur(dot, dot, new Size(0, 0), BLUR);
        assertThat(isEnded(vertical, dot.clone())).isFalse();
        assertThat(isCrossed(vertical, dot)).isFalse();
    }

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void aBlurredPipeThatLeavesTheScreenIsOne(boolean vertical) {
        Mat pipe = new Mat(2 * LINE, 2 * LINE, CvType.CV_8UC3, Scalar.all(10));
        Imgproc.rectangle(
                pipe, new Point(LINE - CELL, MIDDLE - 10), new Point(LINE, MIDDLE + 10), CYAN, Imgproc.FILLED);
        Imgproc.GaussianBlur(pipe, pipe, new Size(0, 0), BLUR);
        assertThat(isEnded(vertical, pipe)).isTrue();
    }

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void whatCoversTheWholeCellIsNoPipe(boolean vertical) {
        Mat mat = black();
        Imgproc.rectangle(mat, new Point(LINE - CELL, 0), new Point(LINE - 3, 2 * LINE), RED, Imgproc.FILLED);
        assertThat(isEnded(vertical, mat)).isFalse();
    }

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void whatIsDarkerThanPipesIsNone(boolean vertical) {
        Mat mat = pipe(LINE - CELL / 2, LINE - 1);
        Core.multiply(mat, Scalar.all(0.4), mat);
        assertThat(isEnded(vertical, mat)).isFalse();
    }
}
