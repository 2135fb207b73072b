package flowcv.read.detect;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Dashes that follow each other at equal distances are one line, and others are not. */
class DashesTest {
    private static final int LENGTH = 100;

    @Test
    void fillsTheGapsOfALine() {
        int[] places = IntStream.range(0, 30).filter(place -> place % 6 < 3).toArray();
        assertThat(Dashes.between(places, LENGTH))
                .containsExactly(
                        IntStream.range(0, 24).filter(place -> place % 6 >= 3).toArray());
    }

    @Test
    void fillsNothingWhereDistancesDiffer() {
        int[] places = {0, 1, 2, 9, 10, 12, 13, 14, 20, 33, 34};
        assertThat(Dashes.between(places, LENGTH)).isEmpty();
    }

    @Test
    void threeDashesAreNoLine() {
        int[] places = IntStream.range(0, 15).filter(place -> place % 6 < 3).toArray();
        assertThat(Dashes.between(places, LENGTH)).isEmpty();
    }

    @Test
    void aLineEndsWithItsRow() {
        int[] places = IntStream.range(LENGTH - 12, LENGTH + 12)
                .filter(place -> place % 6 < 3)
                .toArray();
        assertThat(Dashes.between(places, LENGTH)).isEmpty();
    }
}
