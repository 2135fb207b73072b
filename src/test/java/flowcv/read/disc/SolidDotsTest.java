package flowcv.read.disc;

import static org.assertj.core.api.Assertions.assertThat;

import flowcv.image.OpenCv;
import flowcv.image.Picture;
import flowcv.read.pixel.Pixels;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.core.Point;
import org.opencv.core.Scalar;
import org.opencv.imgproc.Imgproc;

class SolidDotsTest {
    private static final int SIZE = 100;
    private static final int RADIUS = 30;
    private static final Disc DISC = new Disc(SIZE / 2.0, SIZE / 2.0, RADIUS, 1);
    private static final Scalar ORANGE = new Scalar(0, 128, 220);

    @BeforeAll
    static void loadLibrary() {
        OpenCv.load();
    }

    private static double brightness(int thickness, String letter) {
        Mat mat = new Mat(SIZE, SIZE, CvType.CV_8UC3, Scalar.all(20));
        Point middle = new Point(DISC.x(), DISC.y());
        Imgproc.circle(mat, middle, RADIUS - Math.max(0, thickness / 2), ORANGE, thickness);
        Point corner = new Point(middle.x - 10, middle.y + 10);
        Imgproc.putText(mat, letter, corner, Imgproc.FONT_HERSHEY_SIMPLEX, 0.9, Scalar.all(0), 4);
        try (Picture picture = new Picture("disc", mat)) {
            return SolidDots.brightness(Pixels.of(picture), DISC);
        }
    }

    @Test
    void aDotIsAsBrightAsItsColorWithOrWithoutALetter() {
        assertThat(brightness(Imgproc.FILLED, "")).isEqualTo(220);
        assertThat(brightness(Imgproc.FILLED, "B")).isEqualTo(220);
    }

    @Test
    void aRingIsAsDarkAsWhatItEncloses() {
        assertThat(brightness(5, "")).isEqualTo(20);
    }
}
