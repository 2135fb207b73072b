package flowcv.read.pose;

import static org.assertj.core.api.Assertions.assertThat;

import flowcv.image.LinearLight;
import flowcv.image.OpenCv;
import flowcv.image.Picture;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.opencv.core.CvType;
import org.opencv.core.Mat;

/** Lines of a lattice, two green dots and a pipe on black, below a tube that the screen mirrors, narrower than a dot. */
class LampsTest {
    private static final int CELL = 48;
    private static final int SIZE = 10 * CELL;
    private static final int BLACK = 30;
    private static final int LINE = 60;
    private static final int GREEN = 150;
    /** The tube's middle, within a row of cells. */
    private static final double TUBE = 5.4 * CELL;

    private static final double TUBE_WIDTH = 0.3 * CELL;
    /** The dot below it, and that at the end of the pipe. */
    private static final double BELOW = 5.5;

    private static final double APART = 2.5;

    @BeforeAll
    static void loadLibrary() {
        OpenCv.load();
    }

    /** @param strength of the tube, in shares of white */
    private static Picture picture(double strength) {
        Mat pixels = new Mat(SIZE, SIZE, CvType.CV_8UC3);
        byte[] bgr = new byte[3 * SIZE * SIZE];
        for (int i = 0; i < SIZE * SIZE; i++) {
            double x = i % SIZE;
            double y = (double) (i / SIZE);
            boolean isLine = x % CELL < 2 || y % CELL < 2;
            double distance = (y - TUBE) / TUBE_WIDTH;
            double added = strength * Math.exp(-distance * distance / 2);
            for (int channel = 0; channel < 3; channel++) {
                int level = isDrawn(x / CELL, y / CELL) ? channel == 1 ? GREEN : BLACK : isLine ? LINE : BLACK;
                bgr[3 * i + channel] = (byte) Math.round(LinearLight.level(LinearLight.of(level) + added));
            }
        }
        pixels.put(0, 0, bgr);
        return new Picture("tube", pixels);
    }

    private static boolean isDrawn(double x, double y) {
        boolean isDot = Math.hypot(x - BELOW, y - BELOW) < 0.35 || Math.hypot(x - APART, y - APART) < 0.35;
        return isDot || Math.abs(y - APART) < 0.17 && x > APART && x < 7.5;
    }

    private static double level(Picture picture, double x, double y, int channel) {
        return picture.pixels().get((int) (y * CELL), (int) (x * CELL))[channel];
    }

    /** Levels between an upright line and what is beside it, in the middle of the tube. */
    private static double contrast(Picture picture) {
        return level(picture, 3.02, TUBE / CELL, 0) - level(picture, 3.3, TUBE / CELL, 0);
    }

    @Test
    void linesBelowATubeStandOutAgain() {
        try (Picture picture = picture(0.15);
                Picture less = Lamps.removedFrom(picture, CELL).orElseThrow()) {
            assertThat(contrast(picture)).isLessThan(12);
            assertThat(contrast(less)).isGreaterThan(20);
            assertThat(level(less, 3.3, TUBE / CELL, 0)).isBetween(10.0, BLACK + 25.0);
        }
    }

    @Test
    void whatIsDrawnKeepsItsColor() {
        try (Picture picture = picture(0.15);
                Picture less = Lamps.removedFrom(picture, CELL).orElseThrow()) {
            assertThat(level(less, BELOW, BELOW, 1)).isBetween(GREEN - 20.0, GREEN + 20.0);
            assertThat(level(less, BELOW, BELOW, 2)).isLessThan(BLACK + 25.0);
            assertThat(level(less, APART, APART, 1)).isBetween(GREEN - 2.0, GREEN + 2.0);
            assertThat(level(less, 5.2, APART, 1)).isBetween(GREEN - 2.0, GREEN + 2.0);
        }
    }

    @Test
    void whereNoLampIsMirroredNothingIsTaken() {
        try (Picture picture = picture(0)) {
            assertThat(Lamps.removedFrom(picture, CELL)).isEmpty();
        }
    }
}
