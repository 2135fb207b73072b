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

    @Test
    void aWhiteLineIsAsBrightAsAYellowPipeAndNotAlike() {
        MiddleColors yellow = new MiddleColors(new double[] {132, 254, 254}, new double[] {79, 112, 115});
        byte[] white = {(byte) 255, (byte) 255, (byte) 255};
        byte[] lit = {(byte) 150, (byte) 255, (byte) 255};
        assertThat(yellow.isInside(white, 0)).isTrue();
        assertThat(yellow.isAlike(white, 0)).isFalse();
        assertThat(yellow.isAlike(lit, 0)).isTrue();
        assertThat(yellow.isAlike(new byte[] {79, 112, 115}, 0)).isFalse();
    }
}
