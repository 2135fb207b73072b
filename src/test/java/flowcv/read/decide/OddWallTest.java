package flowcv.read.decide;

import static org.assertj.core.api.Assertions.assertThat;

import flowcv.read.evidence.BorderLook;
import flowcv.read.evidence.Evidence;
import flowcv.read.inference.Labeling;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import org.junit.jupiter.api.Test;

class OddWallTest {
    private static final int GREEN = 0x90F090;
    private static final int NEARLY_GREEN = 0x8CEC90;
    private static final int GRAY = 0xA0A0A0;

    private static Evidence lines(int... colors) {
        double[] logs = new double[BorderLook.values().length];
        return new Evidence(
                Arrays.stream(colors)
                        .mapToObj(rgb -> new Evidence.Seen(logs, 1, rgb))
                        .toList(),
                List.of());
    }

    private static Labeling walls(int... borders) {
        BitSet walls = new BitSet();
        Arrays.stream(borders).forEach(walls::set);
        return new Labeling(new BitSet(), walls, new BitSet(), List.of(), 0);
    }

    @Test
    void aWallOfAnotherColorThanAllOthersIsOdd() {
        assertThat(OddWall.of(lines(GREEN, GRAY, NEARLY_GREEN, GREEN), walls(0, 1, 2), 1))
                .hasValue(1);
    }

    @Test
    void wallsOfOneColorAreNot() {
        assertThat(OddWall.of(lines(GREEN, GRAY, NEARLY_GREEN, GREEN), walls(0, 2, 3), 1))
                .isEmpty();
    }

    @Test
    void aLoneWallHasNothingToDifferFrom() {
        assertThat(OddWall.of(lines(GRAY, GREEN), walls(0), 1)).isEmpty();
    }

    @Test
    void oneOfTooFewWallsIsOdd() {
        assertThat(OddWall.of(lines(GREEN, GREEN, GREEN), walls(1, 2), 3)).hasValue(1);
        assertThat(OddWall.of(lines(GREEN, GREEN, GREEN), walls(0, 1, 2), 3)).isEmpty();
    }
}
