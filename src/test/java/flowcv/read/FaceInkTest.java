package flowcv.read;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import flowcv.image.OpenCv;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** Two square faces beside each other, of which the right one lies in the light. */
class FaceInkTest {
    private static final int CELL = 30;
    private static final int WIDTH = 2 * CELL;
    private static final int DARK = 10;
    private static final int LIGHT = 70;
    private static final int RADIUS = 10;
    private static final double DOT = Math.PI * RADIUS * RADIUS;

    private final byte[] bgr = new byte[3 * WIDTH * CELL];

    FaceInkTest() {
        paint(0, 0, CELL, CELL, DARK);
        paint(CELL, 0, CELL, CELL, LIGHT);
    }

    @BeforeAll
    static void loadLibrary() {
        OpenCv.load();
    }

    private void paint(int left, int top, int width, int height, int level) {
        for (int y = top; y < top + height; y++) {
            for (int x = left; x < left + width; x++) {
                paint(x, y, level);
            }
        }
    }

    /** In green light, mostly. */
    private void paint(int x, int y, int level) {
        int at = 3 * (y * WIDTH + x);
        bgr[at] = (byte) (level / 2);
        bgr[at + 1] = (byte) level;
        bgr[at + 2] = (byte) (level / 3);
    }

    /** @param face 0 or 1 */
    private void dot(int face, int level) {
        double middle = (CELL - 1) / 2.0;
        for (int y = 0; y < CELL; y++) {
            for (int x = 0; x < CELL; x++) {
                if (Math.hypot(x - middle, y - middle) <= RADIUS) {
                    paint(face * CELL + x, y, level);
                }
            }
        }
    }

    private Segments drawn() {
        return FaceInk.in(SquareFaces.of(2, CELL, bgr), CELL);
    }

    private static long ink(Segments drawn, int face) {
        return IntStream.range(0, drawn.ink().length)
                .filter(at -> drawn.ink()[at] != 0 && drawn.labels()[at] == face + 1)
                .count();
    }

    @Test
    void dotsDarkerThanAnotherFaceAreInk() {
        dot(0, 50);
        dot(1, 150);
        Segments drawn = drawn();
        assertThat((double) ink(drawn, 0)).isCloseTo(DOT, within(0.05 * DOT));
        assertThat((double) ink(drawn, 1)).isCloseTo(DOT, within(0.05 * DOT));
        assertThat(drawn.inkDepth()[CELL / 2 * WIDTH + CELL / 2]).isCloseTo(RADIUS, within(1F));
        assertThat(drawn.inkDepth()[2 * WIDTH + 2]).isZero();
    }

    @Test
    void facesOfOneColorHoldNothing() {
        dot(1, LIGHT + 10);
        Segments drawn = drawn();
        assertThat(ink(drawn, 0)).isZero();
        assertThat(ink(drawn, 1)).isZero();
    }

    @Test
    void whatDoesNotReachTheMiddleIsNone() {
        dot(0, 50);
        paint(1, 1, 7, 7, 90);
        assertThat((double) ink(drawn(), 0)).isCloseTo(DOT, within(0.05 * DOT));
    }

    @Test
    void linesThroughTheMiddleAreNone() {
        paint(CELL / 2 - 1, 0, 3, CELL, 90);
        assertThat(ink(drawn(), 0)).isZero();
    }

    @Test
    void pipesLeadFromFaceToFace() {
        paint(CELL / 2, CELL / 2 - 5, CELL / 2, 10, 60);
        paint(CELL, CELL / 2 - 5, CELL / 2, 10, 170);
        dot(0, 60);
        dot(1, 170);
        Segments drawn = drawn();
        assertThat(drawn.isInk(CELL - 1, CELL / 2.0)).isTrue();
        assertThat(drawn.isInk(CELL, CELL / 2.0)).isTrue();
        assertThat(drawn.isInk(CELL, 3)).isFalse();
    }

    @Test
    void aBrightLetterLeavesADarkDotWhole() {
        dot(0, 50);
        dot(1, 150);
        // Two strokes of four pixels take more than half of what is looked at in the middle.
        paint(CELL / 2 - 5, CELL / 2 - 8, 4, 16, 200);
        paint(CELL / 2 + 1, CELL / 2 - 8, 4, 16, 200);
        assertThat((double) ink(drawn(), 0)).isCloseTo(DOT, within(0.05 * DOT));
    }

    @Test
    void aTickLeavesADotAsWideAsOthers() {
        dot(0, 150);
        // As dark as what is behind, beside the dot's middle: on both sides less is left than a pipe's end is wide.
        paint(CELL / 2 + 3, CELL / 2 - 4, 2, 8, DARK);
        Segments drawn = drawn();
        assertThat((double) ink(drawn, 0)).isCloseTo(DOT, within(0.05 * DOT));
        assertThat(drawn.inkDepth()[CELL / 2 * WIDTH + CELL / 2]).isCloseTo(RADIUS, within(1F));
    }

    /** Lines, faint elsewhere, may be as bright as a pipe; with its bend they enclose what is smaller than a letter. */
    @Test
    void whatAPipeAndLinesEncloseIsNoInk() {
        for (int at = 0; at < CELL; at++) {
            paint(at, 0, 100);
            paint(at, CELL - 1, 100);
            paint(0, at, 100);
            paint(CELL - 1, at, 100);
        }
        paint(CELL / 2 - 5, CELL / 2 - 5, CELL / 2 + 5, 10, 100);
        paint(CELL / 2 - 5, 0, 10, CELL / 2, 100);
        Segments drawn = drawn();
        assertThat(drawn.isInk(CELL / 2, CELL / 2.0)).isTrue();
        assertThat(drawn.isInk(CELL - 5, 5)).isFalse();
    }
}
