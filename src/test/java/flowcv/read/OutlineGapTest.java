package flowcv.read;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class OutlineGapTest {
    private static final double[] GRID = {40, 55, 60, 70, 80, 90, 100, 110};

    @Test
    void lettersBesideTheBoardDoNotLowerWhatItsOutlineHas() {
        double[] outer = {45, 380, 400, 420, 430, 450, 500, 520};
        assertThat(OutlineGap.of(outer, GRID).orElseThrow().leastInk()).isBetween(110.0, 380.0);
    }

    @Test
    void wallsAreHeavierThanTheOutlineAndChangeNothing() {
        double[] inner = {40, 55, 60, 70, 80, 90, 100, 110, 900, 950};
        double[] outer = {380, 400, 420, 430};
        assertThat(OutlineGap.of(outer, inner).orElseThrow().leastInk()).isBetween(110.0, 380.0);
    }

    @Test
    void anOutlineLikeTheGridTellsNothing() {
        assertThat(OutlineGap.of(new double[] {100, 110, 120, 130}, GRID)).isEmpty();
    }

    @Test
    void withoutAnOutlineNothingIsTold() {
        assertThat(OutlineGap.of(new double[0], GRID)).isEmpty();
    }
}
