package flowcv.read;

import static org.assertj.core.api.Assertions.assertThat;

import flowcv.image.OpenCv;
import flowcv.image.Picture;
import flowcv.read.detect.Discs;
import flowcv.read.frame.Frame;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.core.Rect;
import org.opencv.core.Scalar;

class DotClusterTest {
    static {
        OpenCv.load();
    }

    private static Rect box(Discs.Disc... dots) {
        Mat pixels = new Mat(1000, 2000, CvType.CV_8UC3, new Scalar(0, 0, 0));
        try (Picture picture = new Picture("dots", pixels);
                Frame frame = Frame.of(picture)) {
            return DotCluster.box(List.of(dots), frame);
        }
    }

    @Test
    void dotsFromOneToTheNextAreOfOneBoardAndThoseFarAwayAreNot() {
        Rect box = box(
                new Discs.Disc(400, 500, 10),
                new Discs.Disc(700, 500, 10),
                new Discs.Disc(550, 500, 10),
                new Discs.Disc(1500, 500, 10));
        assertThat(box).isEqualTo(new Rect(280, 380, 540, 240));
    }

    @Test
    void aBoxEndsWhereThePictureEnds() {
        assertThat(box(new Discs.Disc(30, 980, 10))).isEqualTo(new Rect(0, 860, 150, 140));
    }
}
