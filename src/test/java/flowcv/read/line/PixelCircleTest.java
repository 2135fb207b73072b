package flowcv.read.line;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PixelCircleTest {
    private static final int WIDTH = 21;
    private static final int MIDDLE = 10 * WIDTH + 10;
    private static final int REACH = 5;
    private static final long ALL = (1L << PixelCircle.DIRECTIONS) - 1;

    private final PixelCircle circle = PixelCircle.of(REACH, WIDTH);

    @Test
    void aLineToTheRightIsMetAroundTheFirstDirection() {
        byte[] lines = new byte[WIDTH * WIDTH];
        for (int x = 0; x <= REACH; x++) {
            lines[MIDDLE + x] = 1;
        }
        long met = circle.met(lines, MIDDLE);

        assertThat(met & 1).isOne();
        assertThat(Long.bitCount(PixelCircle.firsts(met))).isOne();
    }

    /** Masks have 255, which is negative as a byte. */
    @ParameterizedTest
    @ValueSource(bytes = {1, 127, -128, -1})
    void whatIsNotZeroIsMet(byte line) {
        byte[] lines = new byte[WIDTH * WIDTH];
        Arrays.fill(lines, line);

        assertThat(circle.met(lines, MIDDLE)).isEqualTo(ALL);
        assertThat(circle.met(new byte[WIDTH * WIDTH], MIDDLE)).isZero();
    }

    @Test
    void directionsGoClockwise() {
        byte[] lines = new byte[WIDTH * WIDTH];
        lines[MIDDLE + REACH * WIDTH] = 1;

        assertThat(circle.met(lines, MIDDLE) & 1L << PixelCircle.DIRECTIONS / 4).isNotZero();
        assertThat(circle.met(lines, MIDDLE) & 1L << 3 * PixelCircle.DIRECTIONS / 4)
                .isZero();
    }

    @Test
    void runsGoOnFromTheLastDirectionToTheFirst() {
        long last = 1L << PixelCircle.DIRECTIONS - 1;

        assertThat(PixelCircle.turned(last)).isOne();
        assertThat(PixelCircle.turnedBack(1)).isEqualTo(last);
        assertThat(PixelCircle.firsts(last | 0b111)).isEqualTo(last);
        assertThat(Long.bitCount(PixelCircle.firsts(0b1011))).isEqualTo(2);
        assertThat(PixelCircle.firsts(ALL)).isZero();
    }
}
