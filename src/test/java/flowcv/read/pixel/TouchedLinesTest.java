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

    /** A vertical line to the right of the dot, which may touch it. */
    private static Mat outline(Mats mats) {
        Mat lines = mats.keep(Mat.zeros(200, 200, CvType.CV_8UC1));
        Imgproc.rectangle(lines, new Point(119, 40), new Point(128, 160), INK, Imgproc.FILLED);
        return lines;
    }

    private static void take(Mats mats, Mat ink, Mat lines) {
        TouchedLines.takenFrom(mats, ink, new InkTips(Ink.kernel(Ink.Shape.ROUND, 0, 0, CELL), CELL, lines));
    }

    /** How many pixels are taken out of what a picture with an outline shows. */
    private static int taken(Mats mats, Mat ink) {
        Mat before = mats.keep(ink.clone());
        take(mats, ink, outline(mats));
        return Core.countNonZero(before) - Core.countNonZero(ink);
    }

    @Test
    void aPartOfAnOutlineIsTakenOut() {
        try (Mats mats = new Mats()) {
            Mat ink = dot(mats);
            int alone = Core.countNonZero(ink);
            Imgproc.rectangle(ink, new Point(119, 92), new Point(128, 108), INK, Imgproc.FILLED);
            assertThat(taken(mats, ink)).isPositive();
            assertThat(ink.get(100, 125)[0]).isZero();
            assertThat(Core.countNonZero(ink)).isBetween((int) (0.95 * alone), (int) (1.1 * alone));
        }
    }

    @Test
    void whatDoesNotGoOnAsALineIsNot() {
        try (Mats mats = new Mats()) {
            Mat ink = dot(mats);
            Imgproc.rectangle(ink, new Point(119, 90), new Point(130, 110), INK, Imgproc.FILLED);
            Mat before = mats.keep(ink.clone());
            Mat thin = mats.keep(Mat.zeros(200, 200, CvType.CV_8UC1));
            // The border of the cell, which a pipe crosses.
            Imgproc.line(thin, new Point(130, 70), new Point(130, 130), INK, 2);
            take(mats, ink, thin);
            assertThat(Core.norm(before, ink, Core.NORM_INF)).isZero();
        }
    }

    @Test
    void neitherIsAPipe() {
        try (Mats mats = new Mats()) {
            Mat ink = dot(mats);
            Imgproc.line(ink, DOT, new Point(160, 100), INK, 20);
            assertThat(taken(mats, ink)).isZero();
        }
    }

    @Test
    void neitherIsAPipeFromDotToDot() {
        try (Mats mats = new Mats()) {
            Mat ink = dot(mats);
            Imgproc.circle(ink, new Point(160, 100), RADIUS, INK, Imgproc.FILLED);
            Imgproc.line(ink, DOT, new Point(160, 100), INK, 20);
            assertThat(taken(mats, ink)).isZero();
        }
    }

    @Test
    void neitherIsARoughEdge() {
        try (Mats mats = new Mats()) {
            Mat ink = dot(mats);
            Imgproc.rectangle(ink, new Point(119, 97), new Point(122, 103), INK, Imgproc.FILLED);
            assertThat(taken(mats, ink)).isZero();
        }
    }

    @Test
    void neitherIsWhatTouchesNoDot() {
        try (Mats mats = new Mats()) {
            Mat ink = dot(mats);
            Imgproc.rectangle(ink, new Point(126, 92), new Point(134, 108), INK, Imgproc.FILLED);
            assertThat(taken(mats, ink)).isZero();
        }
    }
}
