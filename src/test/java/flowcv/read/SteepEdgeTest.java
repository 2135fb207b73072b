package flowcv.read;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.function.ToDoubleBiFunction;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A square face with something in its middle. */
class SteepEdgeTest {
    private static final int CELL = 60;
    private static final double MIDDLE = 29.5;
    private static final double RADIUS = 18;
    /** Edges are at most so wide: 0.08 of a cell. */
    private static final int EDGE = 5;

    private static final int REACH = 8;

    private static final int DARK = 40;
    private static final int DOT = 120;
    private static final MiddleColors COLORS =
            new MiddleColors(new double[] {DOT, DOT, DOT}, new double[] {DARK, DARK, DARK});

    private static boolean isSteep(ToDoubleBiFunction<Integer, Integer> level) {
        byte[] bgr = new byte[3 * CELL * CELL];
        for (int at = 0; at < CELL * CELL; at++) {
            double found = level.applyAsDouble(at % CELL, at / CELL);
            Arrays.fill(bgr, 3 * at, 3 * at + 3, (byte) Math.rint(Math.min(255, found)));
        }
        return new SteepEdge(SquareFaces.of(1, CELL, bgr), COLORS, EDGE)
                .isAround(new MiddleInk.Middle(1, CELL / 2, CELL / 2), REACH);
    }

    private static double fromMiddle(int x, int y) {
        return Math.hypot(x - MIDDLE, y - MIDDLE);
    }

    /** What an edge of some width leaves of a dot, by the distance from its middle. */
    private static double dot(int x, int y, double blur) {
        double share = Math.max(0, Math.min(1, (RADIUS - fromMiddle(x, y)) / blur + 0.5));
        return DARK + share * (DOT - DARK);
    }

    @ParameterizedTest
    @ValueSource(doubles = {0.5, 2, 4})
    void dotsEndAtOnce(double blur) {
        assertThat(isSteep((x, y) -> dot(x, y, blur))).isTrue();
    }

    @ParameterizedTest
    @ValueSource(doubles = {0.2, 0.4, 0.5})
    void dotsEndAtOnceOnLightThatGrowsFromOneSide(double most) {
        assertThat(isSteep((x, y) -> Math.max(dot(x, y, 2), DARK + most * (DOT - DARK) * x / CELL)))
                .isTrue();
    }

    @Test
    void lightThatGrowsFromOneSideDoesNot() {
        // The darker half of what is near the sides is around.
        assertThat(isSteep((x, y) -> DARK + (DOT - DARK) * (x - CELL / 4.0) / (CELL / 4.0)))
                .isFalse();
    }

    @Test
    void lightThatFadesAllAroundDoesNot() {
        assertThat(isSteep((x, y) -> dot(x, y, 20))).isFalse();
    }

    /** The share of a turn in which bright light touches the dot, where it has no edge. */
    @ParameterizedTest
    @CsvSource({"0.12, true", "0.4, false"})
    void aPartOfTheContourMayLieInBrightLight(double turn, boolean isSteep) {
        assertThat(isSteep((x, y) ->
                        Math.abs(Math.atan2(y - MIDDLE, x - MIDDLE)) < turn * Math.PI ? dot(x, y, 24) : dot(x, y, 1)))
                .isEqualTo(isSteep);
    }

    @Test
    void aSpeckIsNoDot() {
        assertThat(isSteep((x, y) -> fromMiddle(x, y) < 2 ? DOT : DARK)).isFalse();
    }

    @Test
    void nothingInTheMiddleHasNoEdge() {
        assertThat(isSteep((x, y) -> DARK)).isFalse();
    }
}
