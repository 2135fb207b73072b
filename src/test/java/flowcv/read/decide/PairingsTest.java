package flowcv.read.decide;

import static org.assertj.core.api.Assertions.assertThat;

import flowcv.read.matching.Lab;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Colors pair marks; where they do not tell, pipes do. */
class PairingsTest {
    private static final Lab RED = Lab.of(0xFE0000);
    private static final Lab BLUE = Lab.of(0x0C29FE);
    private static final Lab BLACK = Lab.of(0);

    @Test
    void equalColorsBelongTogether() {
        List<Pairings.Pairing> pairings = Pairings.of(discs(RED, BLUE, BLUE, RED), none(4));
        assertThat(pairings).hasSize(1);
        assertThat(pairings.get(0).partner()).containsExactly(3, 2, 1, 0);
        assertThat(pairings.get(0).isByShape()).isFalse();
        assertThat(pairings.get(0).cost()).isZero();
    }

    @Test
    void oneColorTellsNothing() {
        assertThat(Pairings.of(discs(BLACK, BLACK, BLACK, BLACK, BLACK, BLACK, BLACK, BLACK), none(8)))
                .as("105 ways")
                .isEmpty();
    }

    @Test
    void pipesTellWhatOneColorDoesNot() {
        List<Pairings.Pairing> pairings = Pairings.of(
                discs(BLACK, BLACK, BLACK, BLACK, BLACK, BLACK, BLACK, BLACK), new int[] {3, 4, 6, 0, 1, 7, 2, 5});
        assertThat(pairings).hasSize(1);
        assertThat(pairings.get(0).partner()).containsExactly(3, 4, 6, 0, 1, 7, 2, 5);
        assertThat(pairings.get(0).isByShape()).isTrue();
    }

    @Test
    void anOddNumberHasNoPairs() {
        assertThat(Pairings.of(discs(RED, RED, BLUE), none(3))).isEmpty();
    }

    private static List<Mark> discs(Lab... colors) {
        List<Mark> marks = new ArrayList<>();
        for (Lab color : colors) {
            marks.add(new Mark(color, false, Optional.empty()));
        }
        return marks;
    }

    private static int[] none(int marks) {
        return IntStream.range(0, marks).toArray();
    }
}
