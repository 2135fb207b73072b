package flowcv.read.pixel;

import static org.assertj.core.api.Assertions.assertThat;

import flowcv.image.Mats;
import flowcv.image.OpenCv;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.opencv.core.Core;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.core.Point;
import org.opencv.core.Scalar;
import org.opencv.imgproc.Imgproc;

/** Dots of cells of 60 pixels, and what else is as bright. */
class WideOutlinesTest {
    private static final double CELL = 60;
    private static final Scalar INK = new Scalar(255);

    @BeforeAll
    static void loadLibrary() {
        OpenCv.load();
    }

    private static Mat dots(Mats mats) {
        Mat ink = mats.keep(Mat.zeros(300, 300, CvType.CV_8UC1));
        for (int y = 60; y < 300; y += 60) {
            Imgproc.circle(ink, new Point(60, y), 20, INK, Imgproc.FILLED);
        }
        return ink;
    }

    private static int taken(Mats mats, Mat ink) {
        return Core.countNonZero(WideOutlines.takenFrom(mats, ink, CELL));
    }

    @Test
    void whatIsLongAndHoldsNoDotIsAnOutline() {
        try (Mats mats = new Mats()) {
            Mat ink = dots(mats);
            int alone = Core.countNonZero(ink);
            Imgproc.line(ink, new Point(150, 30), new Point(150, 200), INK, 15);
            assertThat(taken(mats, ink)).isGreaterThan(2000);
            assertThat(Core.countNonZero(ink)).isEqualTo(alone);
        }
    }

    @Test
    void aPipeFromADotIsNone() {
        try (Mats mats = new Mats()) {
            Mat ink = dots(mats);
            Imgproc.line(ink, new Point(60, 120), new Point(240, 120), INK, 20);
            assertThat(taken(mats, ink)).isZero();
        }
    }

    @Test
    void neitherIsADotThatSeemsSmall() {
        try (Mats mats = new Mats()) {
            Mat ink = dots(mats);
            Imgproc.circle(ink, new Point(180, 120), 8, INK, Imgproc.FILLED);
            assertThat(taken(mats, ink)).isZero();
        }
    }

    @Test
    void withoutAnyDotsNothingIsKnown() {
        try (Mats mats = new Mats()) {
            Mat ink = mats.keep(Mat.zeros(300, 300, CvType.CV_8UC1));
            Imgproc.line(ink, new Point(150, 30), new Point(150, 200), INK, 12);
            assertThat(taken(mats, ink)).isZero();
        }
    }
}
