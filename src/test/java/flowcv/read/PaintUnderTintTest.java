package flowcv.read;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class PaintUnderTintTest {
    private static final int[] BLACK = {0, 0, 0};
    private static final int[] MAGENTA = {64, 15, 64};
    private static final PaintUnderTint GREEN = new PaintUnderTint(new int[] {138, 235, 138}, BLACK);

    @Test
    void aQuarterOfAWallIsCovered() {
        assertThat(GREEN.isOf(new SeenColor(new int[] {166, 193, 166}, MAGENTA, MAGENTA)))
                .isTrue();
        assertThat(GREEN.isOf(new SeenColor(new int[] {166, 166, 166}, MAGENTA, MAGENTA)))
                .as("gray")
                .isFalse();
        assertThat(GREEN.isOf(new SeenColor(new int[] {166, 193, 196}, MAGENTA, MAGENTA)))
                .as("of another hue")
                .isFalse();
    }

    @Test
    void tintsOfBothSidesMix() {
        int[] gray = {65, 64, 63};
        int[] green = {16, 41, 15};
        assertThat(GREEN.isOf(new SeenColor(new int[] {138, 227, 146}, green, gray)))
                .isTrue();
        assertThat(GREEN.isOf(new SeenColor(new int[] {138, 176, 146}, green, gray)))
                .isFalse();
    }

    @Test
    void theTintOfOneSideEndsWithinTheLine() {
        int[] green = {15, 64, 15};
        PaintUnderTint pink = new PaintUnderTint(new int[] {255, 207, 255}, BLACK);
        assertThat(pink.isOf(new SeenColor(new int[] {230, 213, 230}, BLACK, green)))
                .isTrue();
        assertThat(pink.isOf(new SeenColor(new int[] {255, 230, 255}, BLACK, green)))
                .as("lighter by half a tint, and not darker")
                .isFalse();
        assertThat(pink.isOf(new SeenColor(new int[] {230, 230, 230}, BLACK, green)))
                .as("gray")
                .isFalse();
    }

    /** Glow behind the board shows through a tint; how much, its other side tells, on which there is no tint. */
    @Test
    void theGroundBelowATintIsNoneOfIt() {
        int[] ground = {15, 5, 0};
        int[] cyan = {78, 67, 18};
        PaintUnderTint pink = new PaintUnderTint(new int[] {255, 213, 255}, BLACK);
        assertThat(pink.isOf(new SeenColor(new int[] {255, 225, 227}, cyan, ground)))
                .isTrue();
        assertThat(pink.isOf(new SeenColor(new int[] {255, 225, 227}, cyan, BLACK)))
                .as("too bright for a tint on black")
                .isFalse();
        assertThat(pink.isOf(new SeenColor(new int[] {227, 227, 227}, cyan, ground)))
                .as("gray")
                .isFalse();
        assertThat(pink.isOf(new SeenColor(new int[] {255, 225, 227}, new int[] {18, 67, 78}, ground)))
                .as("below a tint of another hue")
                .isFalse();
        assertThat(pink.isOf(new SeenColor(new int[] {255, 250, 250}, cyan, ground)))
                .as("white")
                .isFalse();
    }

    @Test
    void whatIsBesideIsTooBrightOrTooDarkForATint() {
        int[] pipe = {200, 0, 200};
        assertThat(GREEN.isOf(new SeenColor(new int[] {255, 176, 255}, pipe, pipe)))
                .isFalse();
        assertThat(GREEN.isOf(new SeenColor(new int[] {138, 235, 138}, BLACK, BLACK)))
                .isFalse();
    }

    @Test
    void whiteStrokesAreNoPaleWalls() {
        int[] white = {64, 64, 64};
        PaintUnderTint pale = new PaintUnderTint(new int[] {241, 255, 241}, BLACK);

        assertThat(pale.isOf(new SeenColor(new int[] {245, 255, 245}, white, white)))
                .isTrue();
        assertThat(pale.isOf(new SeenColor(new int[] {255, 255, 255}, white, white)))
                .isFalse();
    }

    /** Some pictures have nothing darker than a gray behind the board, which shows through the tints of both sides. */
    @Test
    void theGroundOfTheWholePictureIsNoneOfTheTintsOnBothSides() {
        SeenColor line = new SeenColor(new int[] {226, 210, 255}, new int[] {46, 75, 76}, new int[] {33, 33, 79});
        int[] paint = {255, 214, 255};
        assertThat(new PaintUnderTint(paint, new int[] {19, 19, 19}).isOf(line)).isTrue();
        assertThat(new PaintUnderTint(paint, BLACK).isOf(line))
                .as("too bright for tints on black")
                .isFalse();
        SeenColor gray = new SeenColor(new int[] {220, 220, 220}, line.one(), line.other());
        assertThat(new PaintUnderTint(paint, new int[] {19, 19, 19}).isOf(gray)).isFalse();
    }

    @Test
    void theGroundIsTheDarkestWithoutATint() {
        int[] gray = {19, 23, 23};
        int[] lighter = {20, 20, 22};
        int[] paint = {255, 214, 255};
        assertThat(PaintUnderTint.ground(
                        List.of(new SeenColor(paint, gray, MAGENTA), new SeenColor(paint, lighter, gray))))
                .containsExactly(19, 20, 22);
        assertThat(PaintUnderTint.ground(List.of(new SeenColor(paint, MAGENTA, MAGENTA))))
                .containsExactly(0, 0, 0);
    }
}
