package flowcv.read;

import static org.assertj.core.api.Assertions.assertThat;

import flowcv.image.OpenCv;
import java.util.Arrays;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** Square faces in a row, something round in the middle of each. */
class FaceInkLightTest {
    private static final int CELL = 30;
    private static final int LARGE = 60;
    private static final int DARK = 10;
    private static final int RADIUS = 9;

    @BeforeAll
    static void loadLibrary() {
        OpenCv.load();
    }

    /** How many pixels of ink the last face has, whose middle has a level; those of the others have 200. */
    private static long inkOfLast(int faces, int level) {
        int width = faces * CELL;
        int n = width * CELL;
        byte[] bgr = new byte[3 * n];
        for (int at = 0; at < n; at++) {
            boolean isMiddle = Math.hypot(at % width % CELL - 14.5, at / width - 14.5) <= RADIUS;
            int middle = at % width / CELL == faces - 1 ? level : 200;
            Arrays.fill(bgr, 3 * at, 3 * at + 3, (byte) (isMiddle ? middle : DARK));
        }
        Segments drawn = FaceInk.in(SquareFaces.of(faces, CELL, bgr), CELL);
        return IntStream.range(0, n)
                .filter(at -> drawn.ink()[at] != 0 && drawn.labels()[at] == faces)
                .count();
    }

    @Test
    void whatIsFarFainterThanTheDotsIsLight() {
        assertThat(inkOfLast(6, DARK + 16)).isZero();
    }

    @Test
    void darkDotsAreDots() {
        assertThat(inkOfLast(6, DARK + 30)).isPositive();
    }

    @Test
    void fewOthersTellNothing() {
        assertThat(inkOfLast(3, DARK + 16)).isPositive();
    }

    /** How much ink a face has on which light grows from the left to the right. */
    private static long inkOnGrowingLight(boolean hasDot) {
        int n = LARGE * LARGE;
        byte[] bgr = new byte[3 * n];
        for (int at = 0; at < n; at++) {
            int x = at % LARGE;
            boolean isDot = hasDot && Math.hypot(x - 29.5, at / LARGE - 29.5) <= 18;
            int light = DARK + 45 * x / LARGE;
            Arrays.fill(bgr, 3 * at, 3 * at + 3, (byte) (isDot ? 110 : light));
        }
        Segments drawn = FaceInk.in(SquareFaces.of(1, LARGE, bgr), LARGE);
        return IntStream.range(0, n).filter(at -> drawn.ink()[at] != 0).count();
    }

    @Test
    void aDotOnLightThatGrowsAcrossItsCellIsADot() {
        assertThat(inkOnGrowingLight(true)).isBetween(900L, 1100L);
    }

    @Test
    void lightThatGrowsAcrossACellIsNone() {
        assertThat(inkOnGrowingLight(false)).isZero();
    }
}
