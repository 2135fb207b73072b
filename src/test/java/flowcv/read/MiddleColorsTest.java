package flowcv.read;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class MiddleColorsTest {
    /** A green dot on a dark screen; blue, green, red. */
    private static final MiddleColors GREEN = new MiddleColors(new double[] {71, 139, 72}, new double[] {60, 61, 60});

    private static boolean isBetween(int blue, int green, int red) {
        return GREEN.isBetween(new byte[] {(byte) blue, (byte) green, (byte) red}, 0);
    }

    @Test
    void theEdgeOfADotLiesBetween() {
        assertThat(isBetween(66, 100, 66)).isTrue();
        assertThat(isBetween(71, 139, 72)).isFalse();
        assertThat(isBetween(60, 61, 60)).isFalse();
    }

    @Test
    void grayLightBesideItDoesNot() {
        assertThat(isBetween(95, 96, 95)).isFalse();
    }
}
