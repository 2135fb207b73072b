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
import org.opencv.core.Size;
import org.opencv.imgproc.Imgproc;

/** A pipe in two cells of 60 pixels, and what lies around it; dots need a brightness of 112. */
class LitTintsTest {
    private static final double CELL = 60;
    private static final int THRESHOLD = 112;
    private static final Point IN_PIPE = new Point(90, 70);

    @BeforeAll
    static void loadLibrary() {
        OpenCv.load();
    }

    /** Two cells side by side with borders of 2 pixels, tinted. */
    private static Mat cells(Mats mats, int tint) {
        Mat cells = mats.keep(Mat.zeros(140, 180, CvType.CV_8UC1));
        // Seen at an angle: no higher than the widest dots.
        Imgproc.rectangle(cells, new Point(32, 49), new Point(88, 91), new Scalar(tint), Imgproc.FILLED);
        Imgproc.rectangle(cells, new Point(92, 49), new Point(148, 91), new Scalar(tint), Imgproc.FILLED);
        return cells;
    }

    private static Mat pipe(Mat cells, int brightness) {
        Imgproc.line(cells, new Point(60, 70), new Point(120, 70), new Scalar(brightness), 18);
        return cells;
    }

    private static Mat ink(Mats mats, Mat brightness) {
        int kernel = Ink.kernel(Ink.Shape.ROUND, 0, 0, CELL);
        return new EdgedInk(mats, brightness, Ink.Shape.ROUND, kernel, CELL).above(THRESHOLD);
    }

    private static boolean isInk(Mat ink, Point at) {
        return ink.get((int) at.y, (int) at.x)[0] != 0;
    }

    @Test
    void aPipeOnATintAsBrightAsDotsAreIsInkAlone() {
        try (Mats mats = new Mats()) {
            Mat ink = ink(mats, pipe(cells(mats, 125), 250));
            assertThat(isInk(ink, IN_PIPE)).isTrue();
            assertThat(isInk(ink, new Point(50, 55))).isFalse();
            assertThat(isInk(ink, new Point(120, 86))).isFalse();
        }
    }

    /** Light reaches one of two cells, and a part of the tint is as bright as dots need be. */
    @Test
    void soIsOneOfWhichLightReachesAPart() {
        try (Mats mats = new Mats()) {
            Mat lit = cells(mats, 125);
            lit.submat(0, 140, 75, 180).setTo(new Scalar(70));
            Mat ink = ink(mats, pipe(lit, 250));
            assertThat(isInk(ink, IN_PIPE)).isTrue();
            assertThat(isInk(ink, new Point(50, 55))).isFalse();
        }
    }

    @Test
    void aPipeWhoseOneEndIsInLightIsInkAsAWhole() {
        try (Mats mats = new Mats()) {
            Mat pipe = mats.keep(Mat.zeros(140, 180, CvType.CV_8UC1));
            for (int x = 30; x < 150; x++) {
                int brightness = Math.min(250, 130 + Math.max(0, x - 50) * 3);
                Imgproc.line(pipe, new Point(x, 60), new Point(x, 80), new Scalar(brightness), 1);
            }
            Mat ink = ink(mats, pipe);
            assertThat(isInk(ink, new Point(40, 70))).isTrue();
            assertThat(isInk(ink, new Point(140, 70))).isTrue();
        }
    }

    @Test
    void aDotOnWhichALampIsMirroredIsInkAsAWhole() {
        try (Mats mats = new Mats()) {
            Mat dot = mats.keep(Mat.zeros(140, 180, CvType.CV_8UC1));
            Imgproc.circle(dot, IN_PIPE, 21, new Scalar(125), Imgproc.FILLED);
            Mat gloss = mats.keep(Mat.zeros(140, 180, CvType.CV_8UC1));
            Imgproc.circle(gloss, IN_PIPE, 12, new Scalar(130), Imgproc.FILLED);
            Imgproc.blur(gloss, gloss, new Size(9, 9));
            Core.add(dot, gloss, dot);
            assertThat(isInk(ink(mats, dot), new Point(74, 70))).isTrue();
        }
    }

    @Test
    void aDarkPipeUnderTwoNarrowLampsIsInkAsAWhole() {
        try (Mats mats = new Mats()) {
            Mat pipe = pipe(mats.keep(Mat.zeros(140, 180, CvType.CV_8UC1)), 125);
            Imgproc.circle(pipe, new Point(60, 70), 21, new Scalar(125), Imgproc.FILLED);
            Imgproc.circle(pipe, new Point(60, 70), 10, new Scalar(255), Imgproc.FILLED);
            pipe.submat(61, 80, 95, 112).setTo(new Scalar(255));
            Mat ink = ink(mats, pipe);
            assertThat(isInk(ink, new Point(44, 70))).isTrue();
            assertThat(isInk(ink, new Point(88, 70))).isTrue();
            assertThat(isInk(ink, new Point(118, 70))).isTrue();
        }
    }

    /** A dark dot of another cell, which light joins to the tint. */
    @Test
    void aDarkDotBesideAPipeOnItsTintIsInk() {
        try (Mats mats = new Mats()) {
            Mat joined = cells(mats, 120);
            Imgproc.rectangle(joined, new Point(86, 49), new Point(140, 91), new Scalar(120), Imgproc.FILLED);
            Imgproc.circle(joined, new Point(52, 70), 19, new Scalar(250), Imgproc.FILLED);
            Imgproc.line(joined, new Point(52, 70), new Point(92, 70), new Scalar(250), 18);
            Imgproc.circle(joined, new Point(132, 70), 20, new Scalar(124), Imgproc.FILLED);
            assertThat(isInk(ink(mats, joined), new Point(132, 70))).isTrue();
        }
    }
}
