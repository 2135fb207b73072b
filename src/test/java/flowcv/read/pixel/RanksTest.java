package flowcv.read.pixel;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.stream.DoubleStream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;
import org.junit.jupiter.api.Test;

class RanksTest {
    @Property
    void theLevelAtARankIsThatOfTheSortedLevels(@ForAll @Size(min = 1, max = 40) @IntRange(max = 20) int[] levels) {
        int[] sorted = levels.clone();
        Arrays.sort(sorted);
        for (int rank = 0; rank < sorted.length; rank++) {
            assertThat(Ranks.at(levels.clone(), rank)).isEqualTo(sorted[rank]);
        }
    }

    @Test
    void theMedianOfAnEvenNumberIsTheUpperOne() {
        assertThat(Ranks.median(DoubleStream.of(4, 1, 3, 2))).isEqualTo(3);
        assertThat(Ranks.median(DoubleStream.of(7, 1, 3))).isEqualTo(3);
        assertThat(Ranks.median(DoubleStream.empty())).isZero();
    }
}
