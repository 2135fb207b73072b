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
import org.opencv.core.Size;
import org.opencv.imgproc.Imgproc;

class OvalTest {
    private static final Scalar CYAN = new Scalar(255, 255, 0);

    @BeforeAll
    static void loadLibrary() {
        OpenCv.load();
    }

    @Test
    void ellipsesAreFoundAndNeitherCirclesNorRectangles() {
        Mat mat = new Mat(400, 400, CvType.CV_8UC3, Scalar.all(0));
        Imgproc.ellipse(mat, new Point(100, 120), new Size(40, 26), 60, 0, 360, CYAN, Imgproc.FILLED);
        Imgproc.circle(mat, new Point(300, 100), 35, CYAN, Imgproc.FILLED);
        Imgproc.rectangle(mat, new Point(250, 250), new Point(330, 300), CYAN, Imgproc.FILLED);
        try (Picture picture = new Picture("ellipse", mat);
                DiscFinder finder = DiscFinder.in(picture)) {
            List<Oval> ovals = finder.ovals(112);
            assertThat(ovals).hasSize(1);
            Oval oval = ovals.get(0);
            assertThat(oval.x()).isCloseTo(100, within(0.7));
            assertThat(oval.y()).isCloseTo(120, within(0.7));
            assertThat(oval.major()).isCloseTo(40, within(1.0));
            assertThat(oval.minor()).isCloseTo(26, within(1.0));
            assertThat(Math.toDegrees(oval.angle())).isCloseTo(60, within(2.0));
        }
    }
}
