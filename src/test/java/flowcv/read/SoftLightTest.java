package flowcv.read;

import static org.assertj.core.api.Assertions.assertThat;

import flowcv.image.OpenCv;
import flowcv.image.Picture;
import flowcv.image.Point;
import flowcv.read.pixel.Pixels;
import java.util.Arrays;
import java.util.List;
import java.util.function.IntBinaryOperator;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.opencv.core.CvType;
import org.opencv.core.Mat;

/** One face that fills a picture, a cell of 180 pixels, in reduced pixels of five. */
class SoftLightTest {
    private static final int CELL = 180;
    private static final int SCALE = 5;
    private static final int REDUCED = CELL / SCALE;
    private static final double RELIEF = 55;

    @BeforeAll
    static void loadLibrary() {
        OpenCv.load();
    }

    /** What is left of the relief. */
    private static double relief(IntBinaryOperator brightness, double ink) {
        byte[] bgr = new byte[3 * CELL * CELL];
        for (int at = 0; at < CELL * CELL; at++) {
            Arrays.fill(bgr, 3 * at, 3 * at + 3, (byte) brightness.applyAsInt(at % CELL, at / CELL));
        }
        Mat mat = new Mat(CELL, CELL, CvType.CV_8UC3);
        mat.put(0, 0, bgr);
        int n = REDUCED * REDUCED;
        int[] labels = new int[n];
        Arrays.fill(labels, 1);
        Segments segments = new Segments(
                0,
                0,
                REDUCED,
                REDUCED,
                SCALE,
                labels,
                new byte[n],
                new byte[n],
                new byte[n],
                new float[n],
                new byte[3 * n],
                1);
        Point middle = new Point(CELL / 2.0, CELL / 2.0);
        double area = (double) CELL * CELL;
        Face none = new Face(middle, 0, true, 0, middle, 0, 0, 0, RELIEF);
        Face face = new Face(middle, area, false, ink * area, middle, 0, 0, 0, RELIEF);
        try (Picture picture = new Picture("face", mat)) {
            return SoftLight.without(Pixels.of(picture), segments, List.of(none, face), CELL)
                    .get(1)
                    .relief();
        }
    }

    /** Brighter by 60 levels in the middle, less in so many pixels on both sides. */
    private static int beam(int y, double rise) {
        double off = (y - CELL / 2.0) / rise;
        return (int) (5 + 60 * Math.exp(-off * off));
    }

    /** It rises within 28 pixels. */
    @Test
    void aSteepBeamIsNoRelief() {
        assertThat(relief((x, y) -> beam(y, 40), 0)).isZero();
    }

    @Test
    void aDarkDotStaysOne() {
        assertThat(relief((x, y) -> Math.hypot(x - 90, y - 90) < 63 ? 65 : 5, 0))
                .isEqualTo(RELIEF);
    }

    /** Its edge is as wide as thirteen pixels. */
    @Test
    void aBlurredDarkDotStaysOne() {
        assertThat(relief((x, y) -> (int) (35 - 30 * Math.tanh((Math.hypot(x - 90, y - 90) - 63) / 6.5)), 0))
                .isEqualTo(RELIEF);
    }

    @Test
    void aDarkPipeInABeamStaysOne() {
        assertThat(relief((x, y) -> Math.abs(x - 90) < 30 ? 65 : beam(y, 60) / 2, 0))
                .isEqualTo(RELIEF);
    }

    @Test
    void whereNoLightIsSeenNothingIsSure() {
        assertThat(relief((x, y) -> 40, 0)).isEqualTo(RELIEF);
    }

    @Test
    void whatHasInkIsNotLookedAt() {
        assertThat(relief((x, y) -> beam(y, 40), 0.02)).isEqualTo(RELIEF);
    }
}
