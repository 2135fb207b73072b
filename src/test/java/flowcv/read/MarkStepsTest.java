package flowcv.read;

import static org.assertj.core.api.Assertions.assertThat;

import flowcv.image.OpenCv;
import flowcv.image.Picture;
import flowcv.read.disc.Disc;
import flowcv.read.pixel.Pixels;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.core.Point;
import org.opencv.core.Scalar;
import org.opencv.imgproc.Imgproc;

/** A red dot of 20 pixels radius on black. */
class MarkStepsTest {
    private static final Scalar RED = new Scalar(20, 20, 240);
    private static final int MIDDLE = 80;
    private static final int RADIUS = 20;

    @BeforeAll
    static void loadLibrary() {
        OpenCv.load();
    }

    /** Around dots without a mark it is dark; what is seen beside a third of a dot may be one. */
    @ParameterizedTest
    @CsvSource({"0, 0, 4, false", "60, 160, 4, true", "60, 82, 4, true", "60, 60, 4, false", "0, 0, 6, true"})
    void marksAreSeenBesideWhatTheyLieAround(int level, int to, int aside, boolean mayLie) {
        try (Picture picture = new Picture("dot", new Mat(2 * MIDDLE, 2 * MIDDLE, CvType.CV_8UC3, Scalar.all(0)))) {
            Imgproc.rectangle(
                    picture.pixels(),
                    new Point(0, 0),
                    new Point(to, 2 * MIDDLE),
                    new Scalar(0, 0, level),
                    Imgproc.FILLED);
            Imgproc.circle(picture.pixels(), new Point(MIDDLE, MIDDLE), RADIUS, RED, Imgproc.FILLED);
            MarkSteps steps = new MarkSteps(Pixels.of(picture), new double[] {20, 20, 240});
            assertThat(steps.mayLieBeside(new Disc(MIDDLE, MIDDLE, RADIUS, 1), aside))
                    .isEqualTo(mayLie);
        }
    }
}
