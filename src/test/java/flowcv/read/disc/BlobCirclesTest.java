package flowcv.read.disc;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import flowcv.image.OpenCv;
import flowcv.image.Picture;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.core.Point;
import org.opencv.core.Scalar;
import org.opencv.imgproc.Imgproc;

class BlobCirclesTest {
    private static final Scalar GREEN = new Scalar(0, 200, 0);

    @BeforeAll
    static void loadLibrary() {
        OpenCv.load();
    }

    @Test
    void aFrameHoldsNoCircles() {
        assertThat(discs(frame())).isEmpty();
    }

    @Test
    void aDotThatTouchesAFrameIsFound() {
        Mat mat = frame();
        Imgproc.circle(mat, new Point(60, 200), 15, GREEN, Imgproc.FILLED);
        assertThat(discs(mat)).singleElement().satisfies(disc -> {
            assertThat(disc.x()).isCloseTo(60, within(1.0));
            assertThat(disc.y()).isCloseTo(200, within(1.0));
            assertThat(disc.radius()).isCloseTo(15, within(1.0));
        });
    }

    @Test
    void aDotIsFoundAtTheEndOfItsPipe() {
        Mat mat = new Mat(500, 500, CvType.CV_8UC3, Scalar.all(0));
        Imgproc.circle(mat, new Point(100, 100), 20, GREEN, Imgproc.FILLED);
        Imgproc.line(mat, new Point(100, 100), new Point(300, 100), GREEN, 14);
        assertThat(discs(mat)).anySatisfy(disc -> {
            assertThat(disc.x()).isCloseTo(100, within(1.0));
            assertThat(disc.y()).isCloseTo(100, within(1.0));
            assertThat(disc.radius()).isCloseTo(20, within(1.0));
        });
    }

    private static Mat frame() {
        Mat mat = new Mat(500, 500, CvType.CV_8UC3, Scalar.all(0));
        Imgproc.rectangle(mat, new Point(40, 40), new Point(460, 460), GREEN, 5);
        return mat;
    }

    private static List<Disc> discs(Mat mat) {
        try (Picture picture = new Picture("blob", mat);
                DiscFinder finder = DiscFinder.in(picture)) {
            return finder.find(112);
        }
    }
}
