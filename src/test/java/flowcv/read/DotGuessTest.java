package flowcv.read;

import static org.assertj.core.api.Assertions.assertThat;

import flowcv.image.OpenCv;
import flowcv.image.Picture;
import flowcv.read.disc.Disc;
import flowcv.read.disc.Oval;
import flowcv.read.pixel.Pixels;
import flowcv.read.pixel.Thresholds;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.core.Point;
import org.opencv.core.Range;
import org.opencv.core.Scalar;
import org.opencv.imgproc.Imgproc;

class DotGuessTest {
    private static final double CELL = 100;
    private static final Disc BRIGHT = new Disc(100, 100, 35, 1);
    private static final Disc DARK = new Disc(300, 100, 35, 1);

    @BeforeAll
    static void loadLibrary() {
        OpenCv.load();
    }

    private static List<Oval> dark(List<Disc> bright, List<Oval> brightOvals, Disc... fainter) {
        return new DotGuess(bright, List.of(), brightOvals, CELL, Thresholds.USUAL)
                .with(List.of(fainter), List.of())
                .dark();
    }

    @Test
    void dotsThatAreBrightEnoughAreNotDark() {
        assertThat(dark(List.of(BRIGHT), List.of(), BRIGHT, DARK)).containsExactly(new Oval(300, 100, 35, 35, 0));
    }

    @Test
    void aBrightLetterMakesNoDotBright() {
        Disc letter = new Disc(298, 102, 24, 0.7);
        Oval part = new Oval(301, 99, 15, 10, 0);
        assertThat(dark(List.of(BRIGHT, letter), List.of(part), DARK)).hasSize(1);
    }

    /** A poor JPEG darkens the rim of a purple dot: its core alone is bright enough. */
    @Test
    void whatIsLeftOfADotMakesItNoBrightOne() {
        assertThat(dark(List.of(BRIGHT, new Disc(301, 101, 29, 1)), List.of(), DARK))
                .hasSize(1);
        assertThat(dark(List.of(BRIGHT, new Disc(306, 101, 29, 1)), List.of(), DARK))
                .isEmpty();
    }

    @Test
    void whatABrightDotReachesIntoIsNone() {
        assertThat(dark(List.of(BRIGHT), List.of(), new Disc(160, 100, 35, 1))).isEmpty();
        assertThat(dark(List.of(), List.of(new Oval(100, 100, 44, 29, 0)), new Disc(160, 100, 35, 1)))
                .isEmpty();
    }

    @Test
    void glowIsLessRoundAndButtonsAreLarger() {
        assertThat(dark(List.of(BRIGHT), List.of(), new Disc(300, 100, 35, 0.8), new Disc(500, 100, 50, 1)))
                .isEmpty();
    }

    /** A ring above, as large as a dot, does not widen the rows around a dot; a dot with a letter does. */
    @Test
    void rowsReachToSolidDots() {
        int middle = 1000;
        assertThat(rows(middle, 0).start).isBetween(middle - 2 * (int) CELL, middle - (int) CELL);
        assertThat(rows(middle, 10).start).isBetween(middle - 2 * (int) CELL, middle - (int) CELL);
        assertThat(rows(middle, 30).start).isBetween(300 - 2 * (int) CELL, 300 - (int) CELL);
    }

    @Test
    void withoutSolidDotsAllRowsAreLookedAt() {
        assertThat(rows(0, 0)).isEqualTo(new Range(0, 1400));
    }

    /**
     * The rows that are looked at of a picture with a ring or a dot at 300.
     *
     * @param solid the row of a dot; 0 without one
     * @param width of the ring, in pixels
     */
    private static Range rows(int solid, int width) {
        Mat mat = new Mat(1400, 400, CvType.CV_8UC3, Scalar.all(0));
        List<Disc> discs = new ArrayList<>();
        discs.add(new Disc(200, 300, 35, 1));
        Imgproc.circle(mat, new Point(200, 300), 35 - width / 2, Scalar.all(255), Math.max(1, width));
        if (solid > 0) {
            discs.add(new Disc(200, solid, 35, 1));
            Imgproc.circle(mat, new Point(200, solid), 35, Scalar.all(255), Imgproc.FILLED);
        }
        try (Picture picture = new Picture("dots", mat)) {
            return new DotGuess(discs, List.of(), List.of(), CELL, Thresholds.USUAL).rows(Pixels.of(picture));
        }
    }
}
