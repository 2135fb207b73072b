package flowcv.read;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import flowcv.read.pixel.Hue;
import java.util.function.IntFunction;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class LineColorTest {
    private static final int WIDTH = 6;
    private static final int PLACES = 5;
    private static final int[] GREEN = {60, 120, 70};

    @ParameterizedTest
    @ValueSource(ints = {0, 40, 120})
    void lightThatLiesOverALineTakesNothingOfItsHue(int light) {
        LineColor color = along(across(GREEN, light, light));

        assertThat(color.hue().saturation()).isEqualTo(Hue.of(GREEN).saturation());
        assertThat(color.hue().chroma()).containsExactly(Hue.of(GREEN).chroma(), within(1e-9));
    }

    @Test
    void whatLiesOnOneSideAloneDoesNotLieOverIt() {
        LineColor color = along(across(GREEN, 0, 100));

        assertThat(color.hue().saturation()).isEqualTo(Hue.of(GREEN).saturation());
    }

    @Test
    void itsContrastIsThatWithTheBrighterSide() {
        assertThat(along(across(GREEN, 0, 0)).contrast()).containsExactly(GREEN);
        assertThat(along(across(GREEN, 0, 100)).contrast()).containsExactly(0, 20, 0);
    }

    @Test
    void grayBetweenTwoTintsIsNotOfTheOppositeHue() {
        LineColor color =
                along(away -> Math.abs(away) <= WIDTH / 2 ? new int[] {200, 200, 200} : new int[] {110, 40, 40});

        assertThat(color.hue().saturation()).isZero();
        assertThat(color.seen()).containsExactly(200, 200, 200);
    }

    @Test
    void whiteInColoredLightStaysWhite() {
        LineColor color =
                along(away -> Math.abs(away) <= WIDTH / 2 ? new int[] {190, 240, 190} : new int[] {60, 110, 60});

        assertThat(color.hue().saturation()).isZero();
    }

    @Test
    void whiteOverATintStaysWhite() {
        LineColor color = along(away -> Math.abs(away) <= WIDTH / 2 ? new int[] {255, 255, 255} : new int[] {64, 0, 0});

        assertThat(color.hue().saturation()).isZero();
    }

    @Test
    void mediansAreByChannel() {
        LineColor color = new LineColor();
        for (int[] place : new int[][] {{1, 9, 5}, {2, 8, 6}, {3, 7, 4}}) {
            color.add(away -> place, WIDTH);
        }

        assertThat(color.seen()).containsExactly(2, 8, 5);
    }

    private static LineColor along(IntFunction<int[]> across) {
        LineColor color = new LineColor();
        for (int i = 0; i < PLACES; i++) {
            color.add(across, WIDTH);
        }
        return color;
    }

    /** A line in light, and what is seen beside it. */
    private static IntFunction<int[]> across(int[] line, int before, int after) {
        int over = Math.min(before, after);
        return away -> {
            if (Math.abs(away) <= WIDTH / 2) {
                return new int[] {line[0] + over, line[1] + over, line[2] + over};
            }
            int beside = away < 0 ? before : after;
            return new int[] {beside, beside, beside};
        };
    }
}
