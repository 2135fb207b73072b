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
import org.opencv.core.Rect;
import org.opencv.core.Scalar;
import org.opencv.core.Size;
import org.opencv.imgproc.Imgproc;

/** A dot in a cell, whose outline is bright light's edge as well. */
class FadingInkTest {
    private static final double CELL = 60;
    private static final int SIZE = 300;
    private static final int THRESHOLD = 112;
    private static final Point DOT = new Point(70, 150);
    private static final int RADIUS = 21;
    /** The column of the outline. */
    private static final int OUTLINE = 120;

    private static final int WIDTH = 6;

    @BeforeAll
    static void loadLibrary() {
        OpenCv.load();
    }

    /** @param light levels in the middle of the light, which the cells hide */
    private static Mat picture(Mats mats, double light) {
        Mat screen = mats.keep(new Mat(SIZE, SIZE, CvType.CV_8UC1, Scalar.all(0)));
        Imgproc.circle(screen, new Point(OUTLINE + 25, 150), 60, Scalar.all(1.3 * light), Imgproc.FILLED);
        Imgproc.GaussianBlur(screen, screen, new Size(0, 0), 20);
        Imgproc.rectangle(screen, new Point(0, 0), new Point(OUTLINE, SIZE), Scalar.all(20), Imgproc.FILLED);
        Imgproc.line(screen, new Point(OUTLINE, 0), new Point(OUTLINE, SIZE), Scalar.all(255), WIDTH);
        Imgproc.circle(screen, DOT, RADIUS, Scalar.all(240), Imgproc.FILLED);
        return screen;
    }

    private static Mat wide(Mats mats, Mat brightness) {
        return Ink.wide(mats, brightness, THRESHOLD, Ink.Shape.SQUARE, kernel());
    }

    private static int kernel() {
        return Ink.kernel(Ink.Shape.SQUARE, SIZE, SIZE, CELL);
    }

    private static Mat ink(Mats mats, Mat brightness) {
        return Ink.Shape.SQUARE.ink(mats, brightness, THRESHOLD, kernel(), CELL, mats.mat());
    }

    @Test
    void lightBesideAnOutlineIsNoInk() {
        try (Mats mats = new Mats()) {
            Mat picture = picture(mats, 180);
            assertThat(wide(mats, picture).get(150, OUTLINE)[0])
                    .as("outline, joined to light")
                    .isEqualTo(255);
            Mat dark = ink(mats, picture(mats, 0));
            Mat lit = ink(mats, picture);
            assertThat(Core.countNonZero(dark)).isPositive();
            assertThat(Core.norm(dark, lit, Core.NORM_L1)).isZero();
        }
    }

    @Test
    void aDotInLightIsInk() {
        try (Mats mats = new Mats()) {
            Mat picture = picture(mats, 160);
            Point middle = new Point(OUTLINE + 40, 150);
            Imgproc.circle(picture, middle, RADIUS, Scalar.all(250), Imgproc.FILLED);
            assertThat(picture.get(150, OUTLINE + 15)[0])
                    .as("light beside the dot")
                    .isGreaterThan(THRESHOLD);
            Mat ink = ink(mats, picture);
            assertThat(ink.get(150, (int) middle.x)[0]).isEqualTo(255);
            assertThat(ink.get(150, OUTLINE + 12)[0]).isZero();
            int drawn = (int) (Math.PI * RADIUS * RADIUS);
            assertThat(Core.countNonZero(ink)).as("two dots").isBetween((int) (1.8 * drawn), (int) (2.2 * drawn));
        }
    }

    @Test
    void lettersOnLightDoNotHoldIt() {
        try (Mats mats = new Mats()) {
            Mat picture = picture(mats, 130);
            Mat without = ink(mats, picture);
            Point start = new Point(OUTLINE + 12, 156);
            Imgproc.putText(picture, "3/6", start, Imgproc.FONT_HERSHEY_SIMPLEX, 0.6, Scalar.all(255), 2);
            assertThat(picture.get(135, OUTLINE + 30)[0]).as("light").isGreaterThan(THRESHOLD);
            assertThat(without.get(135, OUTLINE + 30)[0]).as("ink").isZero();
            assertThat(Core.norm(without, ink(mats, picture), Core.NORM_L1)).isZero();
        }
    }

    /** A grid line runs along the edge of a tint, and stands out from it by less than dots do. */
    @Test
    void theEdgeOfATintOnLightDoesNotHoldIt() {
        try (Mats mats = new Mats()) {
            Mat picture = picture(mats, 130);
            Mat without = ink(mats, picture);
            Rect tinted = new Rect(OUTLINE + WIDTH, 0, SIZE - OUTLINE - WIDTH, 150);
            Mat tint = mats.keep(picture.submat(tinted));
            Core.add(tint, Scalar.all(18), tint);
            Mat line = mats.keep(picture.submat(new Rect(OUTLINE + WIDTH, 150, SIZE - OUTLINE - WIDTH, 2)));
            Core.add(line, Scalar.all(32), line);
            assertThat(without.get(135, OUTLINE + 30)[0]).as("ink").isZero();
            assertThat(Core.norm(without, ink(mats, picture), Core.NORM_L1)).isZero();
        }
    }

    @Test
    void aDotHardlyBrighterThanTheLightStaysInkWithIt() {
        try (Mats mats = new Mats()) {
            Point middle = new Point(150, 150);
            Mat picture = mats.keep(new Mat(SIZE, SIZE, CvType.CV_8UC1, Scalar.all(0)));
            Imgproc.circle(picture, middle, 100, Scalar.all(140), Imgproc.FILLED);
            Imgproc.GaussianBlur(picture, picture, new Size(0, 0), 20);
            Mat light = mats.keep(picture.clone());
            Imgproc.circle(picture, middle, RADIUS, Scalar.all(140 + 20), Imgproc.FILLED);
            assertThat(ink(mats, light).get(150, (int) middle.x)[0])
                    .as("light alone")
                    .isZero();
            Mat ink = ink(mats, picture);
            assertThat(ink.get(150, (int) middle.x)[0]).isEqualTo(255);
        }
    }

    @Test
    void lightIsShownWhereItWasLeftOut() {
        try (Mats mats = new Mats()) {
            Mat none = mats.mat();
            Ink.Shape.SQUARE.ink(mats, picture(mats, 0), THRESHOLD, kernel(), CELL, none);
            assertThat(none.empty()).isTrue();
            Mat light = mats.mat();
            Ink.Shape.SQUARE.ink(mats, picture(mats, 180), THRESHOLD, kernel(), CELL, light);
            assertThat(light.get(150, OUTLINE + 20)[0]).isEqualTo(255);
            assertThat(light.get(150, (int) DOT.x)[0]).isZero();
        }
    }

    /** Pipes of small cells are hardly wider than the kernel. */
    @Test
    void smallCellsKeepTheirLight() {
        try (Mats mats = new Mats()) {
            Mat picture = picture(mats, 180);
            Mat light = mats.mat();
            Mat wide = wide(mats, picture);
            Mat same = mats.keep(wide.clone());
            new FadingInk(picture, THRESHOLD, kernel(), 25).move(same, light);
            assertThat(light.empty()).isTrue();
            assertThat(Core.norm(wide, same, Core.NORM_L1)).isZero();
        }
    }

    /** Opening cuts off what is narrow: there the rim is as bright on both sides, but far brighter than light need be. */
    @Test
    void whatNarrowThingsAreCutOffDoesNotFade() {
        try (Mats mats = new Mats()) {
            Mat star = mats.keep(new Mat(SIZE, SIZE, CvType.CV_8UC1, Scalar.all(20)));
            Point middle = new Point(150, 150);
            Imgproc.circle(star, middle, 12, Scalar.all(240), Imgproc.FILLED);
            for (int i = 0; i < 8; i++) {
                double angle = Math.PI * i / 4;
                Point end = new Point(150 + 60 * Math.cos(angle), 150 + 60 * Math.sin(angle));
                Imgproc.line(star, middle, end, Scalar.all(240), 8);
            }
            Mat wide = wide(mats, star);
            assertThat(Core.countNonZero(wide)).isPositive();
            assertThat(Core.norm(wide, ink(mats, star), Core.NORM_L1)).isZero();
        }
    }

    /** Light is brighter than the pipe where it lies before it: at no brightness the pipe is all that is left. */
    @Test
    void aPipeThatWouldBeLostWithTheLightStaysInk() {
        try (Mats mats = new Mats()) {
            Mat picture = picture(mats, 180);
            int y = 150;
            Point begin = new Point(OUTLINE + 25, y);
            Imgproc.line(picture, begin, new Point(SIZE - 15, y), Scalar.all(130), 20);
            assertThat(picture.get(y - 15, OUTLINE + 25)[0]).as("light").isGreaterThan(130);
            Mat ink = ink(mats, picture);
            assertThat(ink.get(y, SIZE - 40)[0]).isEqualTo(255);
            assertThat(ink.get(y - 15, OUTLINE + 25)[0]).isEqualTo(255);
        }
    }
}
