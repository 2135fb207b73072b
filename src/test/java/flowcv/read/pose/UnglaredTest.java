package flowcv.read.pose;

import static org.assertj.core.api.Assertions.assertThat;

import flowcv.image.OpenCv;
import flowcv.image.Picture;
import java.util.Optional;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.opencv.core.CvType;
import org.opencv.core.Mat;

/** Lines of a lattice and one dot on black, with a lamp that the screen mirrors. */
class UnglaredTest {
    private static final double GAMMA = 2.2;
    private static final int SIZE = 480;
    private static final int CELL = 48;
    private static final int BLACK = 20;
    private static final int LINE = 50;
    private static final int DOT = 160;
    /** Where the lamp is brightest: on a line, between two dots' places. */
    private static final int LAMP = 5 * CELL;

    private static final double REACH = 2 * CELL;

    @BeforeAll
    static void loadLibrary() {
        OpenCv.load();
    }

    private static double light(double level) {
        return Math.pow(level / 255, GAMMA);
    }

    /**
     * The picture.
     *
     * @param strength of the lamp, in shares of white
     * @param outside columns on the left that lie outside of the original picture
     */
    private static Picture picture(double strength, int outside) {
        Mat pixels = new Mat(SIZE, SIZE, CvType.CV_8UC3);
        byte[] bgr = new byte[3 * SIZE * SIZE];
        for (int i = 0; i < SIZE * SIZE; i++) {
            int x = i % SIZE;
            int y = i / SIZE;
            boolean isDot = Math.hypot(x - LAMP - CELL / 2.0, y - LAMP - CELL / 2.0) < 0.35 * CELL;
            int level = isDot ? DOT : x % CELL < 2 || y % CELL < 2 ? LINE : BLACK;
            double distance = Math.hypot(x - LAMP, y - LAMP) / REACH;
            double seen = light(level) + strength * Math.exp(-distance * distance / 2);
            for (int channel = 0; channel < 3; channel++) {
                bgr[3 * i + channel] =
                        (byte) (x < outside ? 0 : Math.round(255 * Math.pow(Math.min(1, seen), 1 / GAMMA)));
            }
        }
        pixels.put(0, 0, bgr);
        return new Picture("lamp", pixels);
    }

    private static double level(Picture picture, double x, double y) {
        return picture.pixels().get((int) y, (int) x)[0];
    }

    /** Levels between an upright line and the middle of the cell to the right of it. */
    private static double contrast(Picture picture, int line, int row) {
        return level(picture, line * CELL + 1.0, (row + 0.5) * CELL)
                - level(picture, (line + 0.3) * CELL, (row + 0.5) * CELL);
    }

    @Test
    void linesStandOutUnderALampAsElsewhere() {
        try (Picture picture = picture(0.15, 0);
                Picture unglared = Unglared.of(picture, CELL).orElseThrow()) {
            assertThat(contrast(picture, 5, 4)).isLessThan(9);
            assertThat(contrast(unglared, 5, 4)).isGreaterThan(12);
            assertThat(contrast(unglared, 1, 1)).isBetween(20.0, 36.0);
        }
    }

    @Test
    void dotsKeepTheirColor() {
        try (Picture picture = picture(0.15, 0);
                Picture unglared = Unglared.of(picture, CELL).orElseThrow()) {
            double middle = LAMP + CELL / 2.0;
            assertThat(level(picture, middle, middle)).isGreaterThan(DOT + 20.0);
            assertThat(level(unglared, middle, middle)).isBetween(DOT - 6.0, DOT + 10.0);
        }
    }

    /** Black where no picture is does not say that there is no light beside it. */
    @Test
    void whatLiesOutsideOfThePictureSaysNothing() {
        try (Picture picture = picture(0.15, 4 * CELL);
                Picture unglared = Unglared.of(picture, CELL).orElseThrow()) {
            assertThat(contrast(unglared, 5, 4)).isGreaterThan(12);
        }
    }

    @Test
    void evenLightIsLeftAlone() {
        try (Picture picture = picture(0.002, 0)) {
            assertThat(Unglared.of(picture, CELL)).isEqualTo(Optional.empty());
        }
    }
}
