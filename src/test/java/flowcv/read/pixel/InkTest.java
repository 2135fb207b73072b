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

/** A thick outline that comes to a tip, and small things that are no tips. */
class InkTest {
    private static final double CELL = 60;
    private static final int SIZE = 240;
    private static final int TIP = SIZE / 2;
    private static final Scalar OUTLINE = Scalar.all(255);

    @BeforeAll
    static void loadLibrary() {
        OpenCv.load();
    }

    /** Two thick lines that meet at 60 degrees. */
    private static Mat notch(Mats mats) {
        Mat bgr = mats.keep(new Mat(SIZE, SIZE, CvType.CV_8UC3, Scalar.all(0)));
        for (int side = -1; side <= 1; side += 2) {
            Point end = new Point(SIZE, TIP + side * TIP * Math.tan(Math.PI / 6));
            Imgproc.line(bgr, new Point(TIP, TIP), end, OUTLINE, 10);
        }
        return bgr;
    }

    /**
     * How many pixels are ink.
     *
     * @param tips becomes what is found of outlines
     */
    private static int ink(Mats mats, Mat bgr, Mat tips) {
        Mat narrow = mats.mat();
        int kernel = Ink.kernel(Ink.Shape.SQUARE, SIZE, SIZE, CELL);
        Ink.part(mats, bgr, Ink.Shape.SQUARE, kernel, narrow);
        Mat ink = mats.mat();
        Ink.find(mats, bgr, 112, Ink.Shape.SQUARE, kernel, CELL, ink, mats.mat(), () -> narrow)
                .copyTo(tips);
        return Core.countNonZero(ink);
    }

    @Test
    void theTipOfAnOutlineIsNarrow() {
        try (Mats mats = new Mats()) {
            Mat tips = mats.mat();
            assertThat(ink(mats, notch(mats), tips)).isZero();
            assertThat(tips.get(TIP, TIP + 6)[0]).isEqualTo(255);
        }
    }

    @Test
    void aDotAndAPieceOfOneAreInk() {
        try (Mats mats = new Mats()) {
            Mat bgr = mats.keep(new Mat(SIZE, SIZE, CvType.CV_8UC3, Scalar.all(0)));
            Imgproc.circle(bgr, new Point(TIP, TIP), 21, OUTLINE, Imgproc.FILLED);
            int dot = ink(mats, bgr, mats.mat());
            assertThat(dot).isGreaterThan(1200);
            Imgproc.rectangle(bgr, new Point(20, 20), new Point(34, 34), OUTLINE, Imgproc.FILLED);
            assertThat(ink(mats, bgr, mats.mat())).isEqualTo(dot + 15 * 15);
        }
    }

    /** Cells of 30 pixels of a screen of 540 have pipes 10 wide, and outlines of up to 5.4 that the kernel must not fit into. */
    @Test
    void smallPipesThatRunAslantHoldTheKernelAndOutlinesDoNot() {
        int kernel = Ink.kernel(Ink.Shape.SQUARE, 540, 540, 30);
        try (Mats mats = new Mats()) {
            assertThat(aslant(mats, 10, kernel)).isGreaterThan(800);
            Mat outline = mats.keep(new Mat(120, 120, CvType.CV_8UC1, Scalar.all(0)));
            Imgproc.rectangle(outline, new Point(0, 40), new Point(119, 45), OUTLINE, Imgproc.FILLED);
            assertThat(Core.countNonZero(Ink.wide(mats, outline, 112, Ink.Shape.SQUARE, kernel)))
                    .isZero();
        }
    }

    /** On a desktop of 1080 pixels, halved: cells of 23 pixels in a board 350 high, with an outline of 2.7. */
    @Test
    void onAWideScreenASmallBoardHasNarrowerOutlines() {
        int kernel = Ink.kernel(Ink.Shape.SQUARE, 540, 350, 23);
        try (Mats mats = new Mats()) {
            assertThat(aslant(mats, 6, kernel)).isGreaterThan(500);
            assertThat(aslant(mats, 6, Ink.kernel(Ink.Shape.SQUARE, 540, 540, 23)))
                    .as("where the board may be as high as the screen")
                    .isZero();
            Mat outline = mats.keep(new Mat(120, 120, CvType.CV_8UC1, Scalar.all(0)));
            Imgproc.rectangle(outline, new Point(0, 40), new Point(119, 43), OUTLINE, Imgproc.FILLED);
            assertThat(Core.countNonZero(Ink.wide(mats, outline, 112, Ink.Shape.SQUARE, kernel)))
                    .isZero();
        }
    }

    /** How many pixels of a stroke at 30 degrees are wide. */
    private static int aslant(Mats mats, int width, int kernel) {
        Mat pipe = mats.keep(new Mat(120, 120, CvType.CV_8UC1, Scalar.all(0)));
        Point end = new Point(115, 20 + 110 * Math.tan(Math.PI / 6));
        Imgproc.line(pipe, new Point(5, 20), end, OUTLINE, width);
        return Core.countNonZero(Ink.wide(mats, pipe, 112, Ink.Shape.SQUARE, kernel));
    }

    @Test
    void aDiscWiderThanDotsIsTold() {
        try (Mats mats = new Mats()) {
            Mat ink = mats.keep(new Mat(SIZE, 2 * SIZE, CvType.CV_8UC1, Scalar.all(0)));
            Imgproc.circle(ink, new Point(60, 120), (int) (0.35 * CELL), OUTLINE, Imgproc.FILLED);
            Imgproc.line(ink, new Point(60, 120), new Point(200, 120), OUTLINE, (int) (0.33 * CELL));
            // An ad.
            Imgproc.rectangle(ink, new Point(0, 200), new Point(2 * SIZE, SIZE), OUTLINE, Imgproc.FILLED);
            assertThat(hasMark(mats, ink)).isFalse();
            Imgproc.circle(ink, new Point(200, 120), (int) (0.63 * CELL), OUTLINE, Imgproc.FILLED);
            assertThat(hasMark(mats, ink)).isTrue();
            Imgproc.rectangle(ink, new Point(0, 0), new Point(2 * SIZE - 1, SIZE - 1), OUTLINE, 80);
            assertThat(hasMark(mats, ink)).isTrue();
        }
    }

    private static boolean hasMark(Mats mats, Mat ink) {
        return Ink.isWide(mats, ink, 2.3 * CELL, CELL);
    }
}
