package flowcv.read.decide;

import static org.assertj.core.api.Assertions.assertThat;

import flowcv.read.evidence.CellLook;
import flowcv.read.evidence.Evidence;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Colors pair marks; where they do not tell, pipes do. */
class PairingsTest {
    private static final int RED = 0xFE0000;
    private static final int BLUE = 0x0C29FE;
    private static final int FIRST = 10;

    @Test
    void equalColorsBelongTogether() {
        List<Pairings.Pairing> pairings = pairings(List.of(RED, BLUE, BLUE, RED));
        assertThat(pairings).hasSize(1);
        assertThat(pairings.get(0).partner()).containsExactly(3, 2, 1, 0);
        assertThat(pairings.get(0).isByShape()).isFalse();
        assertThat(pairings.get(0).cost()).isZero();
    }

    @Test
    void oneColorTellsNothing() {
        assertThat(pairings(Collections.nCopies(8, 0))).as("105 ways").isEmpty();
    }

    @Test
    void pipesTellWhatOneColorDoesNot() {
        List<Pairings.Pairing> pairings = pairings(Collections.nCopies(8, 0), 3, 4, 6, 0, 1, 7, 2, 5);
        assertThat(pairings).hasSize(1);
        assertThat(pairings.get(0).partner()).containsExactly(3, 4, 6, 0, 1, 7, 2, 5);
        assertThat(pairings.get(0).isByShape()).isTrue();
    }

    @Test
    void anOddNumberHasNoPairs() {
        assertThat(pairings(List.of(RED, RED, BLUE))).isEmpty();
    }

    /** Of discs of some colors, at places 10, 11, and so on. */
    private static List<Pairings.Pairing> pairings(List<Integer> rgb, int... joined) {
        List<Evidence.Seen> cells = new ArrayList<>();
        double[] logs = new double[CellLook.values().length];
        Arrays.fill(logs, Math.log(1e-5));
        logs[CellLook.DOT.ordinal()] = 0;
        for (int place = 0; place < FIRST + rgb.size(); place++) {
            cells.add(new Evidence.Seen(logs, 1, place < FIRST ? 0 : rgb.get(place - FIRST)));
        }
        int[] places = IntStream.range(FIRST, FIRST + rgb.size()).toArray();
        int[] others = Arrays.stream(joined).map(other -> FIRST + other).toArray();
        return Pairings.of(new Marks(new Evidence(List.of(), cells)), places, joined.length == 0 ? places : others);
    }
}
