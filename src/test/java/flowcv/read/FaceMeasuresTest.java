package flowcv.read;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import org.junit.jupiter.api.Test;

/** A face too narrow for a core, with something in its middle and a bright line's blur at its edge. */
class FaceMeasuresTest {
    private static final int WIDTH = 20;
    private static final int HEIGHT = 40;

    private static double relief(int middle) {
        int n = WIDTH * HEIGHT;
        byte[] bgr = new byte[3 * n];
        for (int at = 0; at < n; at++) {
            int x = at % WIDTH;
            boolean isMiddle = Math.hypot(x - 9.5, at / WIDTH - 19.5) <= 7;
            Arrays.fill(bgr, 3 * at, 3 * at + 3, (byte) (isMiddle ? middle : x > 17 ? 200 : 10));
        }
        int[] labels = new int[n];
        Arrays.fill(labels, 1);
        Segments segments = new Segments(
                0, 0, WIDTH, HEIGHT, 1, labels, new byte[n], new byte[n], new byte[n], new float[n], bgr, 1);
        return FaceMeasures.of(segments, 36).get(1).relief();
    }

    /** Area of lines that part nothing, where there is a line from a column to another, exclusive. */
    private static double stubs(int from, int to) {
        return stubs(from, to, 36);
    }

    private static double stubs(int from, int to, double cell) {
        int n = WIDTH * HEIGHT;
        int[] labels = new int[n];
        Arrays.fill(labels, 1);
        byte[] lines = new byte[n];
        for (int at = 0; at < n; at++) {
            lines[at] = (byte) (at % WIDTH >= from && at % WIDTH < to ? 255 : 0);
        }
        Segments segments = new Segments(
                0, 0, WIDTH, HEIGHT, 1, labels, new byte[n], lines, new byte[n], new float[n], new byte[3 * n], 1);
        return FaceMeasures.of(segments, cell).get(1).stubs();
    }

    @Test
    void aLineWithinAFacePartsNothing() {
        assertThat(stubs(9, 11)).isGreaterThan(40);
    }

    @Test
    void neitherDoesAWideOne() {
        // Cells of 16 pixels have lines of 2 at most; this has 5.
        assertThat(stubs(8, 13, 16)).isGreaterThan(100);
    }

    @Test
    void aWideOutlineIsNoStubThoughAllOfItBelongsToOneFace() {
        assertThat(stubs(0, 8)).isZero();
    }

    @Test
    void theMiddleOfANarrowFaceTellsWhatItHolds() {
        assertThat(relief(10)).isZero();
        assertThat(relief(90)).isEqualTo(80);
    }
}
