package flowcv.read;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import flowcv.read.pixel.Hue;
import java.util.Arrays;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A light that fades outwards, of which a camera takes no more than 255 of each channel. */
class OverExposedTest {
    private static final int WIDTH = 6;
    private static final double HALF = 3;
    private static final double CYAN = 0.35;

    /** So many pixels from the middle of a line with soft edges: 400 levels within, 30 beside. */
    private static int[] line(double away, double saturation) {
        double level = 30 + 370 / (1 + Math.exp(away - HALF));
        int[] bgr = {
            (int) Math.min(255, level), (int) Math.min(255, level), (int) Math.min(255, level * (1 - saturation))
        };
        return bgr;
    }

    @Test
    void whatIsOverExposedIsWhite() {
        assertThat(OverExposed.isWhite(line(0, CYAN))).isTrue();
        assertThat(OverExposed.isWhite(new int[] {255, 255, 200})).isFalse();
    }

    @ParameterizedTest
    @ValueSource(doubles = {0, 0.2, CYAN})
    void itsEdgesHaveItsColor(double saturation) {
        Optional<int[]> edge = OverExposed.edge(away -> line(away, saturation), WIDTH);

        assertThat(edge).hasValueSatisfying(color -> assertThat(Hue.of(color).saturation())
                .isCloseTo(saturation, within(0.02)));
    }

    @Test
    void sharpEdgesTellNothing() {
        assertThat(OverExposed.edge(away -> gray(away < HALF ? 255 : 30), WIDTH))
                .isEmpty();
    }

    @Test
    void whatGoesOnIsNoEdge() {
        assertThat(OverExposed.edge(away -> gray(250), WIDTH)).isEmpty();
    }

    private static int[] gray(int level) {
        int[] color = new int[3];
        Arrays.fill(color, level);
        return color;
    }
}
