package flowcv.read;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import flowcv.image.OpenCv;
import flowcv.image.Picture;
import flowcv.read.pixel.Pixels;
import java.util.function.IntFunction;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.core.Point;
import org.opencv.core.Scalar;
import org.opencv.imgproc.Imgproc;

/** An upright line, looked at three pixels right of its middle. */
class FaceCourseReaderTest {
    private static final int MIDDLE = 50;
    private static final int ASIDE = 3;
    private static final int LENGTH = 100;
    private static final int PLACES = 10;
    private static final double[] DOWN = {0, 1};
    private static final Scalar RED = new Scalar(32, 32, 255);
    private static final Side LINE = new Side(Side.Kind.LINE, 200, 4, true, 0, ASIDE);
    private static final Side FAINT = new Side(Side.Kind.LINE, 60, 4, true, 0, ASIDE);
    private static final Side NOTHING = Side.missing(0, 0);

    @BeforeAll
    static void loadLibrary() {
        OpenCv.load();
    }

    /**
     * The course of what is drawn.
     *
     * @param to where the line ends
     * @param places what is seen at each of them
     */
    private static FaceCourse course(int to, IntFunction<Side> places) {
        Mat mat = new Mat(LENGTH, LENGTH, CvType.CV_8UC3, Scalar.all(20));
        Imgproc.rectangle(mat, new Point(MIDDLE - 2, 0), new Point(MIDDLE + 1, to - 1), RED, Imgproc.FILLED);
        try (Picture picture = new Picture("line", mat)) {
            FaceCourseReader reader = new FaceCourseReader(Pixels.of(picture));
            for (int i = 0; i < PLACES; i++) {
                reader.add(point((i + 0.5) * LENGTH / PLACES), DOWN, places.apply(i));
            }
            reader.addEnd(point(1), DOWN, ASIDE + 1);
            reader.addEnd(point(LENGTH - 2), DOWN, ASIDE + 1);
            return reader.read();
        }
    }

    private static flowcv.image.Point point(double y) {
        return new flowcv.image.Point(MIDDLE + ASIDE, y);
    }

    @Test
    void aWallIsEvenAndOfItsColor() {
        FaceCourse course = course(LENGTH, i -> LINE);
        assertThat(course.even()).isEqualTo(1);
        assertThat(course.hue().saturation()).isCloseTo(223 / 235.0, within(0.01));
        assertThat(course.hue().chroma()).containsExactly(0, 0, 1);
    }

    @Test
    void aStrokeThatEndsHalfWayIsNotEven() {
        FaceCourse course = course(LENGTH / 2, i -> i < PLACES / 2 ? LINE : NOTHING);
        assertThat(course.even()).isCloseTo(6.0 / 12, within(0.01));
    }

    @Test
    void neitherIsOneThatGoesOnAsAFaintLine() {
        FaceCourse course = course(LENGTH - 3 * LENGTH / PLACES, i -> i < PLACES - 3 ? LINE : FAINT);
        assertThat(course.even()).isCloseTo(8.0 / 12, within(0.01));
        assertThat(course(LENGTH - 10, i -> LINE).even()).isCloseTo(11.0 / 12, within(0.01));
    }

    /** Bright light beside it takes contrast from it, but neither brightness nor width. */
    @Test
    void aLineInBrightLightIsEven() {
        assertThat(course(LENGTH, i -> i < PLACES - 3 ? LINE : FAINT).even()).isEqualTo(1);
    }

    @Test
    void oneThatGoesOnAsAThinBrightLineIsNot() {
        Side thin = new Side(Side.Kind.LINE, 80, 2, true, 0, ASIDE);
        assertThat(course(LENGTH, i -> i < PLACES - 3 ? LINE : thin).even()).isCloseTo(9.0 / 12, within(0.01));
    }

    @Test
    void whereNoLineIsSeenNothingIsUneven() {
        assertThat(course(0, i -> NOTHING)).isSameAs(FaceCourse.NONE);
    }
}
