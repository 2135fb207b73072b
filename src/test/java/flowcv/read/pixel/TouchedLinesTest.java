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

/** A dot in a cell of 60 pixels, with what touches it. */
class TouchedLinesTest {
    private static final double CELL = 60;
    private static final Point DOT = new Point(100, 100);
    private static final int RADIUS = 20;
    private static final Scalar INK = new Scalar(255);

    @BeforeAll
    static void loadLibrary() {
        OpenCv.load();
    }

    private static Mat dot(Mats mats) {
        Mat ink = mats.keep(Mat.zeros(200, 200, CvType.CV_8UC1));
        Imgproc.circle(ink, DOT, RADIUS, INK, Imgproc.FILLED);
        return ink;
    }

    @Test
    void aPieceOfAnOutlineIsTakenOut() {
        try (Mats mats = new Mats()) {
            Mat ink = dot(mats);
            int alone = Core.countNonZero(ink);
            Imgproc.rectangle(ink, new Point(119, 92), new Point(128, 108), INK, Imgproc.FILLED);
            Mat lines = TouchedLines.takenFrom(mats, ink, CELL);
            assertThat(lines.get(100, 125)[0]).isEqualTo(255);
            assertThat(ink.get(100, 125)[0]).isZero();
            assertThat(Core.countNonZero(ink)).isBetween((int) (0.95 * alone), (int) (1.1 * alone));
        }
    }

    @Test
    void aPipeIsNot() {
        try (Mats mats = new Mats()) {
            Mat ink = dot(mats);
            Imgproc.line(ink, DOT, new Point(160, 100), INK, 20);
            Mat before = mats.keep(ink.clone());
            assertThat(Core.countNonZero(TouchedLines.takenFrom(mats, ink, CELL)))
                    .isZero();
            assertThat(Core.norm(before, ink, Core.NORM_INF)).isZero();
        }
    }

    @Test
    void neitherIsAPipeFromDotToDot() {
        try (Mats mats = new Mats()) {
            Mat ink = dot(mats);
            Imgproc.circle(ink, new Point(160, 100), RADIUS, INK, Imgproc.FILLED);
            Imgproc.line(ink, DOT, new Point(160, 100), INK, 20);
            assertThat(Core.countNonZero(TouchedLines.takenFrom(mats, ink, CELL)))
                    .isZero();
        }
    }

    @Test
    void neitherIsARoughEdgeNorWhatHoldsNoDot() {
        try (Mats mats = new Mats()) {
            Mat ink = dot(mats);
            Imgproc.rectangle(ink, new Point(119, 97), new Point(122, 103), INK, Imgproc.FILLED);
            Imgproc.rectangle(ink, new Point(20, 20), new Point(32, 36), INK, Imgproc.FILLED);
            Mat before = mats.keep(ink.clone());
            assertThat(Core.countNonZero(TouchedLines.takenFrom(mats, ink, CELL)))
                    .isZero();
            assertThat(Core.norm(before, ink, Core.NORM_INF)).isZero();
        }
    }
}
