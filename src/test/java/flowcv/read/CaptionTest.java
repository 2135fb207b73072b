package flowcv.read;

import static org.assertj.core.api.Assertions.assertThat;

import flowcv.image.Mats;
import flowcv.image.OpenCv;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.opencv.core.Core;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.core.Rect;
import org.opencv.core.Scalar;

class CaptionTest {
    private static final int WIDTH = 300;
    private static final int HEIGHT = 200;

    @BeforeAll
    static void loadLibrary() {
        OpenCv.load();
    }

    @Test
    void wordsStandBelowThePictureAndCoverNothing() {
        try (Mats mats = new Mats()) {
            Mat picture = mats.keep(new Mat(HEIGHT, WIDTH, CvType.CV_8UC3, Scalar.all(90)));
            Mat captioned = mats.keep(Caption.below(picture, "found 14 dots"));
            Mat above = mats.keep(captioned.submat(new Rect(0, 0, WIDTH, HEIGHT)));
            assertThat(Core.norm(picture, above, Core.NORM_INF)).isZero();
            Mat below = mats.keep(captioned.submat(new Rect(0, HEIGHT, WIDTH, captioned.rows() - HEIGHT)));
            assertThat(Core.sumElems(below).val[0]).isPositive();
        }
    }

    @Test
    void manyWordsTakeSeveralLinesEachAsWideAsThePicture() {
        try (Mats mats = new Mats()) {
            Mat picture = mats.keep(new Mat(HEIGHT, WIDTH, CvType.CV_8UC3, Scalar.all(90)));
            Mat one = mats.keep(Caption.below(picture, "found 14 dots"));
            Mat three = mats.keep(Caption.below(picture, "found 14 dots and many more words ".repeat(3)));
            assertThat(three.cols()).isEqualTo(WIDTH);
            assertThat(three.rows() - HEIGHT).isGreaterThan(2 * (one.rows() - HEIGHT));
        }
    }
}
