package flowcv.read;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Two paints as they were met in JPEGs. */
class SubsampledPaintTest {
    private static final int[] BLACK = {0, 0, 0};
    private static final SubsampledPaint PINK = new SubsampledPaint(new int[] {255, 222, 255});
    private static final SubsampledPaint ORANGE = new SubsampledPaint(new int[] {119, 157, 239});

    private static SeenColor seen(int blue, int green, int red) {
        return new SeenColor(new int[] {blue, green, red}, BLACK, BLACK);
    }

    @Test
    void aWallKeepsHalfOfItsChromaAndItsBrightness() {
        assertThat(PINK.isOf(seen(255, 236, 255))).isTrue();
        assertThat(ORANGE.isOf(seen(141, 160, 208))).isTrue();
        assertThat(ORANGE.isOf(seen(107, 123, 171))).as("darker").isFalse();
        assertThat(ORANGE.isOf(seen(170, 170, 186))).as("nearly gray").isFalse();
    }

    @Test
    void strokesOfNoColorOrAnotherAreNone() {
        assertThat(PINK.isOf(seen(255, 255, 255))).isFalse();
        assertThat(PINK.isOf(seen(236, 236, 236))).isFalse();
        assertThat(PINK.isOf(seen(255, 240, 230))).isFalse();
        assertThat(ORANGE.isOf(seen(177, 177, 177))).isFalse();
        assertThat(ORANGE.isOf(seen(208, 160, 141))).isFalse();
    }

    /** White beside a tint of the walls' hue has as much of that as half of the wall's. */
    @Test
    void chromaOfATintBesideSaysNothing() {
        int[] tint = {64, 0, 64};
        assertThat(PINK.isOf(new SeenColor(new int[] {255, 236, 255}, tint, BLACK)))
                .isFalse();
    }

    @Test
    void wallsOfNoColorTellNothing() {
        SubsampledPaint gray = new SubsampledPaint(new int[] {200, 204, 200});
        assertThat(gray.isOf(seen(200, 204, 200))).isFalse();
    }
}
