package flowcv.read.pixel;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Colors as they were measured in pictures: blue, green, red. */
class HueTest {
    private static final Hue STROKE = Hue.of(new int[] {30, 30, 233});
    private static final Hue OUTLINE = Hue.of(new int[] {143, 254, 252});
    private static final Hue OUTLINE_IN_GLOW = Hue.of(new int[] {134, 252, 248});
    private static final Hue GRID_LINE = Hue.of(new int[] {94, 109, 106});

    @Test
    void aRedStrokeLiesFarAsideOfPaleLines() {
        assertThat(STROKE.aside(OUTLINE)).isGreaterThan(0.6);
        assertThat(STROKE.aside(GRID_LINE)).isGreaterThan(0.6);
        assertThat(OUTLINE_IN_GLOW.aside(OUTLINE)).isLessThan(0.05);
        assertThat(GRID_LINE.aside(OUTLINE)).isLessThan(0.05);
        assertThat(Hue.of(new int[] {90, 90, 90}).aside(STROKE)).isZero();
    }
}
