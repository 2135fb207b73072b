package flowcv.read.decide;

import static org.assertj.core.api.Assertions.assertThat;

import flowcv.image.Point;
import flowcv.read.evidence.BorderLook;
import flowcv.read.evidence.CellLook;
import flowcv.read.evidence.Evidence;
import flowcv.read.inference.Labeling;
import flowcv.read.tiling.Border;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Collections;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class OddWallTest {
    private static final int GREEN = 0x90F090;
    private static final int NEARLY_GREEN = 0x8CEC90;
    private static final int GRAY = 0xA0A0A0;

    private static Evidence lines(int... colors) {
        return lines(CellLook.EMPTY, colors);
    }

    /** Lines between places in a row, which all look alike. */
    private static Evidence lines(CellLook look, int... colors) {
        double[] logs = new double[BorderLook.values().length];
        double[] looks = new double[CellLook.values().length];
        looks[look.ordinal()] = 1;
        return new Evidence(
                Arrays.stream(colors)
                        .mapToObj(rgb -> new Evidence.Seen(logs, 1, rgb))
                        .toList(),
                Collections.nCopies(colors.length + 1, new Evidence.Seen(looks, 1, 0)));
    }

    private static OptionalInt odd(Evidence evidence, Labeling labeling, int fewest) {
        Point at = new Point(0, 0);
        List<Border> borders = IntStream.range(0, evidence.borders().size())
                .mapToObj(i -> new Border(at, at, i, i + 1, Border.NONE, 0))
                .toList();
        return OddWall.of(borders, fewest, evidence, labeling);
    }

    private static Labeling walls(int... borders) {
        BitSet walls = new BitSet();
        Arrays.stream(borders).forEach(walls::set);
        return new Labeling(new BitSet(), walls, new BitSet(), List.of(), 0);
    }

    @Test
    void aWallOfAnotherColorThanAllOthersIsOdd() {
        assertThat(odd(lines(GREEN, GRAY, NEARLY_GREEN, GREEN), walls(0, 1, 2), 1))
                .hasValue(1);
    }

    @Test
    void wallsOfOneColorAreNot() {
        assertThat(odd(lines(GREEN, GRAY, NEARLY_GREEN, GREEN), walls(0, 2, 3), 1))
                .isEmpty();
    }

    @Test
    void soAreAsManyOfAnotherColor() {
        assertThat(odd(lines(GREEN, GRAY, GRAY, GREEN), walls(0, 1, 2, 3), 1)).isPresent();
    }

    @Test
    void wallsAtTheEndOfAPipeMayBeInTheLightOfAFinger() {
        assertThat(odd(lines(CellLook.PIPE_END, GREEN, GRAY, GRAY, GREEN, GREEN), walls(0, 1, 2, 3, 4), 1))
                .isEmpty();
        assertThat(odd(lines(CellLook.PIPE_END, GRAY, GREEN, GREEN, GREEN, GRAY), walls(0, 1, 2, 3, 4), 1))
                .isPresent();
    }

    @Test
    void aPipeThatArrivedLeavesNoLight() {
        assertThat(odd(lines(CellLook.DOT_WITH_PIPE, GRAY, GREEN, GREEN, GREEN), walls(0, 1, 2, 3), 1))
                .hasValue(0);
    }

    @Test
    void aLoneWallHasNothingToDifferFrom() {
        assertThat(odd(lines(GRAY, GREEN), walls(0), 1)).isEmpty();
    }

    @Test
    void oneOfTooFewWallsIsOdd() {
        assertThat(odd(lines(GREEN, GREEN, GREEN), walls(1, 2), 3)).hasValue(1);
        assertThat(odd(lines(GREEN, GREEN, GREEN), walls(0, 1, 2), 3)).isEmpty();
    }
}
