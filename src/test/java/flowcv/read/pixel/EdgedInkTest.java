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

/** A dot and a thin line, and light that the screen mirrors over both. */
class EdgedInkTest {
    private static final double CELL = 60;
    private static final int SIZE = 300;
    private static final int THRESHOLD = 112;
    private static final Point DOT = new Point(110, 150);
    private static final int RADIUS = 21;
    /** The column of the line. */
    private static final int LINE = 170;

    @BeforeAll
    static void loadLibrary() {
        OpenCv.load();
    }

    /** @param light levels in the middle of the light, between dot and line */
    private static Mat picture(Mats mats, double light) {
        Mat screen = mats.keep(new Mat(SIZE, SIZE, CvType.CV_8UC1, Scalar.all(30)));
        Imgproc.line(screen, new Point(LINE, 0), new Point(LINE, SIZE), Scalar.all(255), 6);
        Imgproc.circle(screen, DOT, RADIUS, Scalar.all(240), Imgproc.FILLED);
        Mat glare = mats.keep(new Mat(SIZE, SIZE, CvType.CV_8UC1, Scalar.all(0)));
        Imgproc.circle(glare, new Point(150, 150), 45, Scalar.all(2 * light), Imgproc.FILLED);
        Imgproc.GaussianBlur(glare, glare, new Size(0, 0), 40);
        Core.add(screen, glare, screen);
        return screen;
    }

    private static Mat ink(Mats mats, Mat brightness) {
        int kernel = Ink.kernel(Ink.Shape.ROUND, SIZE, SIZE, CELL);
        return new EdgedInk(mats, brightness, Ink.Shape.ROUND, kernel, CELL).above(THRESHOLD);
    }

    @Test
    void aDotIsInkAndALineIsNot() {
        try (Mats mats = new Mats()) {
            Mat ink = ink(mats, picture(mats, 0));
            assertThat(ink.get(150, 110)[0]).isEqualTo(255);
            assertThat((double) Core.countNonZero(ink)).isBetween(1250.0, 1450.0);
        }
    }

    @Test
    void lightThatLiesOnBothJoinsThemToNoInk() {
        try (Mats mats = new Mats()) {
            Mat lit = picture(mats, 120);
            assertThat(lit.get(150, 145)[0]).as("light between dot and line").isGreaterThan(THRESHOLD);
            Mat ink = ink(mats, lit);
            assertThat(ink.get(150, 110)[0]).isEqualTo(255);
            assertThat(ink.get(150, 150)[0]).isZero();
            assertThat(ink.get(150, LINE)[0]).isZero();
        }
    }

    @Test
    void aLineThatADotTouchesAllButIsNotItsInk() {
        try (Mats mats = new Mats()) {
            Mat near = mats.keep(new Mat(SIZE, SIZE, CvType.CV_8UC1, Scalar.all(30)));
            Imgproc.circle(near, DOT, RADIUS, Scalar.all(240), Imgproc.FILLED);
            int line = (int) DOT.x + RADIUS + 6;
            Imgproc.line(near, new Point(line, 0), new Point(line, SIZE), Scalar.all(255), 6);
            Imgproc.GaussianBlur(near, near, new Size(0, 0), 2);
            assertThat(near.get(150, line - 4)[0]).as("between dot and line").isGreaterThan(THRESHOLD);
            Mat ink = ink(mats, near);
            assertThat(ink.get(150, 110)[0]).isEqualTo(255);
            assertThat(ink.get(150, line)[0]).isZero();
        }
    }

    @Test
    void stripesOnADotAreItsInk() {
        try (Mats mats = new Mats()) {
            Mat striped = mats.keep(new Mat(SIZE, SIZE, CvType.CV_8UC1, Scalar.all(30)));
            Imgproc.circle(striped, DOT, RADIUS, Scalar.all(180), Imgproc.FILLED);
            for (int i = -RADIUS + 5; i < RADIUS; i += 8) {
                int half = (int) Math.sqrt(RADIUS * RADIUS - i * i);
                Imgproc.line(
                        striped,
                        new Point(DOT.x + i, DOT.y - half),
                        new Point(DOT.x + i, DOT.y + half),
                        Scalar.all(235),
                        3);
            }
            assertThat((double) Core.countNonZero(ink(mats, striped))).isBetween(1250.0, 1450.0);
        }
    }

    @Test
    void aFingersMarkIsWiderThanAnyDot() {
        try (Mats mats = new Mats()) {
            Mat marked = mats.keep(new Mat(SIZE, SIZE, CvType.CV_8UC1, Scalar.all(30)));
            Imgproc.circle(marked, new Point(150, 150), 42, Scalar.all(140), Imgproc.FILLED);
            Imgproc.circle(marked, new Point(150, 150), RADIUS, Scalar.all(240), Imgproc.FILLED);
            Mat ink = ink(mats, marked);
            assertThat(ink.get(150, 150)[0]).isEqualTo(255);
            assertThat((double) Core.countNonZero(ink)).isBetween(1250.0, 1450.0);
        }
    }
}
