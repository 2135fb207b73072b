package flowcv.read.disc;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import flowcv.image.OpenCv;
import flowcv.image.Picture;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.core.Point;
import org.opencv.core.Scalar;
import org.opencv.core.Size;
import org.opencv.imgproc.Imgproc;

class SlantedDotsTest {
    private static final Scalar CYAN = new Scalar(255, 255, 0);

    @BeforeAll
    static void loadLibrary() {
        OpenCv.load();
    }

    /** A dot on one of the faces of a cube, and a pipe that leaves it. */
    private static Picture dotWithPipe(double angle) {
        Mat mat = new Mat(400, 500, CvType.CV_8UC3, Scalar.all(0));
        Imgproc.ellipse(mat, new Point(150, 220), new Size(60, 39.6), angle, 0, 360, CYAN, Imgproc.FILLED);
        Imgproc.line(mat, new Point(150, 220), new Point(350, 120), CYAN, 40);
        return new Picture("dot with pipe", mat);
    }

    @ParameterizedTest
    @ValueSource(doubles = {0, 60, 120})
    void dotsThatPipesLeaveAreFound(double angle) {
        try (Picture picture = dotWithPipe(angle);
                DiscFinder finder = DiscFinder.in(picture)) {
            assertThat(finder.ovals(112)).isEmpty();
            List<Oval> ovals = finder.slanted().ovals(112);
            assertThat(ovals).hasSize(1);
            Oval oval = ovals.get(0);
            assertThat(oval.x()).isCloseTo(150, within(2.0));
            assertThat(oval.y()).isCloseTo(220, within(2.0));
            assertThat(oval.major()).isCloseTo(60, within(2.0));
            assertThat(oval.minor()).isCloseTo(39.6, within(1.5));
            assertThat(Math.toDegrees(oval.angle())).isCloseTo(angle, within(0.1));
        }
    }

    /** It is the same ellipse, and not there twice. */
    @ParameterizedTest
    @ValueSource(doubles = {0, 60, 120})
    void dotsThatNoPipeLeavesAreFoundOnce(double angle) {
        Mat mat = new Mat(400, 500, CvType.CV_8UC3, Scalar.all(0));
        Imgproc.ellipse(mat, new Point(150, 220), new Size(60, 39.6), angle, 0, 360, CYAN, Imgproc.FILLED);
        try (Picture picture = new Picture("dot", mat);
                DiscFinder finder = DiscFinder.in(picture)) {
            assertThat(finder.slanted().ovals(112)).isEqualTo(finder.ovals(112)).hasSize(1);
        }
    }

    @ParameterizedTest
    @ValueSource(doubles = {0, 60, 120})
    void roundDotsAreNone(double angle) {
        Mat mat = new Mat(400, 500, CvType.CV_8UC3, Scalar.all(0));
        Imgproc.circle(mat, new Point(150, 220), 50, CYAN, Imgproc.FILLED);
        double[] way = {200 * Math.cos(Math.toRadians(angle)), 200 * Math.sin(Math.toRadians(angle))};
        Imgproc.line(mat, new Point(150, 220), new Point(150 + way[0], 220 - way[1]), CYAN, 40);
        try (Picture picture = new Picture("disc with pipe", mat);
                DiscFinder finder = DiscFinder.in(picture)) {
            assertThat(finder.slanted().ovals(112)).isEmpty();
        }
    }
}
