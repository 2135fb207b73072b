package flowcv.read;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class WallPaintTest {
    private static final int[] BLUE = {192, 149, 102};
    private static final int[] PALE = {241, 214, 240};
    private static final int[] WHITE = {255, 255, 255};

    private static WallPaint of(int[]... walls) {
        return new WallPaint(List.of(walls), walls.length, true);
    }

    private static int[] near(int[] color, int by) {
        return new int[] {color[0] - by, color[1] + by, color[2] - by};
    }

    @Test
    void aWallIsPaintedAsMostAre() {
        assertThat(of(BLUE, BLUE, near(BLUE, 20), near(BLUE, -20)).isOf(near(BLUE, 30)))
                .isTrue();
        assertThat(of(PALE, PALE, near(PALE, 6), near(PALE, -6)).isOf(near(PALE, 8)))
                .isTrue();
    }

    @Test
    void strokesOfOtherColorsAreNot() {
        WallPaint paint = of(BLUE, BLUE, BLUE, BLUE);
        assertThat(paint.isOf(new int[] {32, 32, 255})).isFalse();
        assertThat(paint.isOf(new int[] {201, 10, 255})).isFalse();
        assertThat(paint.isOf(WHITE)).isFalse();
        int[] red = {30, 30, 200};
        assertThat(of(red, red, red, red).isOf(new int[] {30, 86, 200})).isFalse();
        assertThat(of(PALE, PALE, PALE, PALE).isOf(new int[] {254, 234, 254})).isFalse();
    }

    @Test
    void whatIsWhiteMayBeOverExposed() {
        assertThat(of(WHITE, WHITE, WHITE, WHITE).isOf(WHITE)).isFalse();
    }

    @Test
    void aFewWallsOrSuchOfSeveralColorsTellNothing() {
        assertThat(of(BLUE, BLUE, BLUE).isOf(BLUE)).isFalse();
        assertThat(of(BLUE, BLUE, BLUE, BLUE, PALE, PALE, PALE).isOf(BLUE)).isFalse();
        assertThat(new WallPaint(List.of(BLUE, BLUE, BLUE, BLUE), 6, true).isOf(BLUE))
                .isTrue();
        assertThat(new WallPaint(List.of(BLUE, BLUE, BLUE, BLUE), 7, true).isOf(BLUE))
                .as("most of what looks like walls is of other colors")
                .isFalse();
    }

    @Test
    void whereWhiteIsSeenDarkerGrayIsNoPaint() {
        int[] dim = {69, 118, 69};
        WallPaint paint = new WallPaint(List.of(dim, dim, dim, dim), 4, false);

        assertThat(paint.isOf(near(dim, 8))).isTrue();
        assertThat(paint.isOf(new int[] {80, 80, 80})).isFalse();
        assertThat(new WallPaint(List.of(dim, dim, dim, dim), 4, true).isOf(new int[] {80, 80, 80}))
                .isTrue();
    }
}
