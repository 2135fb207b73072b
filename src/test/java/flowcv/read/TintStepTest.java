package flowcv.read;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class TintStepTest {
    private static final int REACH = 10;
    private static final int OFF = 4;
    private static final int SUMMED = 3;

    private static boolean isIn(IntUnaryOperator level) {
        int[] profile = IntStream.rangeClosed(-REACH, REACH)
                .map(place -> SUMMED * level.applyAsInt(place))
                .toArray();
        return TintStep.isIn(profile, OFF, SUMMED);
    }

    @Test
    void twoTintsMeetAtAStep() {
        assertThat(isIn(place -> place < 0 ? 20 : 26)).isTrue();
        assertThat(isIn(place -> place < 2 ? 26 : 20)).isTrue();
    }

    @Test
    void noiseIsNoStep() {
        assertThat(isIn(place -> place < 0 ? 20 : 23)).isFalse();
    }

    @Test
    void lightFades() {
        assertThat(isIn(place -> 40 + 2 * place)).isFalse();
        assertThat(isIn(place -> place < 0 ? 40 : 40 + 3 * place)).isFalse();
    }
}
