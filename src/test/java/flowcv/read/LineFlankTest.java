package flowcv.read;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class LineFlankTest {
    private static final double[] PROFILE = {0, 0, 40, 100, 100, 60, 20, 20};

    private static double length(int step, double level) {
        return LineFlank.length(i -> PROFILE[i], PROFILE.length, 3, step, level);
    }

    @Test
    void theFlankEndsWhereTheLevelIsCrossedBetweenPixels() {
        assertThat(length(1, 80)).isEqualTo(1 + 0.5 - 0.5);
        assertThat(length(-1, 70)).isEqualTo(0.5 - 0.5);
        assertThat(length(-1, 10)).isEqualTo(1 + 0.75 - 0.5);
    }

    @Test
    void itReachesNoFartherThanTheProfile() {
        assertThat(length(1, 10)).isEqualTo(4 - 0.5);
    }
}
