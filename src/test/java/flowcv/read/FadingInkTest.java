package flowcv.read;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.function.IntUnaryOperator;
import org.junit.jupiter.api.Test;

class FadingInkTest {
    private static final int SIZE = 120;
    private static final int MIDDLE = SIZE / 2 * SIZE + SIZE / 2;
    private static final int INK = 100;

    /** @param brightness by the distance from the middle, in pixels */
    private static Segments around(IntUnaryOperator brightness) {
        int n = SIZE * SIZE;
        byte[] bgr = new byte[3 * n];
        byte[] ink = new byte[n];
        for (int i = 0; i < n; i++) {
            double away = Math.hypot(i % SIZE - SIZE / 2, i / SIZE - SIZE / 2);
            int level = brightness.applyAsInt((int) Math.round(away));
            ink[i] = (byte) (level >= INK ? 1 : 0);
            bgr[3 * i + 2] = (byte) level;
        }
        return new Segments(0, 0, SIZE, SIZE, 1, new int[n], new byte[n], new byte[n], ink, new float[n], bgr, 1);
    }

    @Test
    void aDotEndsAtOnce() {
        assertThat(new FadingInk(around(away -> away < 15 ? 180 : 10), 50).fades(MIDDLE))
                .isFalse();
        assertThat(new FadingInk(around(away -> away < 14 ? 180 : away < 17 ? 95 : 10), 50).fades(MIDDLE))
                .as("blurred")
                .isFalse();
        assertThat(new FadingInk(around(away -> away < 15 ? 180 : Math.max(20, 90 - away)), 50).fades(MIDDLE))
                .as("in light")
                .isFalse();
    }

    @Test
    void lightFades() {
        assertThat(new FadingInk(around(away -> Math.max(0, 200 - 4 * away)), 50).fades(MIDDLE))
                .isTrue();
        assertThat(new FadingInk(around(away -> 200), 50).fades(MIDDLE))
                .as("light that goes on")
                .isTrue();
    }

    @Test
    void nobodyKnowsWhereLinesLieAround() {
        Segments light = around(away -> Math.max(0, 200 - 4 * away));
        Arrays.fill(light.lines(), (byte) 1);
        assertThat(new FadingInk(light, 50).fades(MIDDLE)).isFalse();
    }
}
