package flowcv.read;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.BitSet;
import java.util.function.IntBinaryOperator;
import org.junit.jupiter.api.Test;

/** One face of 60 pixels between lines, in cells of 60 pixels. */
class FadingLightTest {
    private static final int SIZE = 64;
    private static final int LINE = 2;
    private static final FadingLight.Relief RELIEF = new FadingLight.Relief(10, 60);

    private static boolean isLight(IntBinaryOperator brightness) {
        return isLight(brightness, RELIEF);
    }

    private static boolean isLight(IntBinaryOperator brightness, FadingLight.Relief relief) {
        int n = SIZE * SIZE;
        byte[] bgr = new byte[3 * n];
        byte[] lines = new byte[n];
        int[] labels = new int[n];
        Arrays.fill(labels, 1);
        for (int at = 0; at < n; at++) {
            int x = at % SIZE;
            int y = at / SIZE;
            boolean isLine = Math.min(x, y) < LINE || Math.max(x, y) >= SIZE - LINE;
            lines[at] = (byte) (isLine ? 1 : 0);
            Arrays.fill(bgr, 3 * at, 3 * at + 3, (byte) (isLine ? 200 : brightness.applyAsInt(x, y)));
        }
        Segments segments =
                new Segments(0, 0, SIZE, SIZE, 1, labels, new byte[n], lines, new byte[n], new float[n], bgr, 1);
        BitSet asked = new BitSet();
        asked.set(1);
        return new FadingLight(segments, 60)
                .among(new FadingLight.Relief[] {relief, relief}, asked)
                .get(1);
    }

    private static double fromMiddle(int x, int y) {
        return Math.hypot(x - SIZE / 2.0, y - SIZE / 2.0);
    }

    @Test
    void aBeamThatFadesIsLight() {
        assertThat(isLight((x, y) -> 10 + 50 * y / SIZE)).isTrue();
        assertThat(isLight((x, y) -> (int) (60 - Math.min(50, 1.6 * fromMiddle(x, y)))))
                .isTrue();
    }

    @Test
    void whatHasEdgesIsDrawn() {
        assertThat(isLight((x, y) -> fromMiddle(x, y) < 21 ? 60 : 10)).isFalse();
        assertThat(isLight((x, y) -> x > 30 && Math.abs(y - SIZE / 2) < 9 ? 60 : 10))
                .isFalse();
    }

    @Test
    void aDarkDotInTheBeamIsDrawn() {
        assertThat(isLight((x, y) -> fromMiddle(x, y) < 21 ? 60 : 10 + 30 * y / SIZE))
                .isFalse();
    }

    @Test
    void blurredEdgesAreStillEdges() {
        assertThat(isLight((x, y) -> (int) (60 - 50 * Math.max(0, Math.min(1, (fromMiddle(x, y) - 18) / 6)))))
                .isFalse();
    }
}
