package flowcv.read.frame;

import static org.assertj.core.api.Assertions.assertThat;

import flowcv.image.OpenCv;
import flowcv.image.Picture;
import flowcv.image.Point;
import org.junit.jupiter.api.Test;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.core.Rect;
import org.opencv.core.Scalar;

class FrameTest {
    static {
        OpenCv.load();
    }

    @Test
    void aPartOfAPartLiesWhereItIsInThePicture() {
        Mat pixels = new Mat(1500, 2000, CvType.CV_8UC3, new Scalar(0, 0, 0));
        pixels.put(730, 1140, new byte[] {1, 2, 3});
        try (Picture picture = new Picture("parts", pixels);
                Frame frame = Frame.of(picture);
                Frame part = frame.part(new Rect(1000, 600, 400, 300));
                Frame smaller = part.part(new Rect(100, 100, 200, 100))) {
            assertThat(smaller.origin()).isEqualTo(new Point(1100, 700));
            assertThat(smaller.width()).isEqualTo(200);
            assertThat(smaller.height()).isEqualTo(100);
            assertThat(smaller.pixels().get(30, 40)).containsExactly(1, 2, 3);
            assertThat(frame.small().cols()).isLessThan(frame.width());
            assertThat(part.small().cols()).isGreaterThanOrEqualTo(part.width());
        }
    }
}
