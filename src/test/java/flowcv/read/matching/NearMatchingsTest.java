package flowcv.read.matching;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;

/** Against all matchings there are. */
class NearMatchingsTest {
    private static final int ALL = 1000;

    @Property(tries = 200)
    void allNearMatchingsAreFoundTheBestFirst(@ForAll long seed) {
        Random random = new Random(seed);
        double[][] distance = distances(random, 4 + 2 * random.nextInt(3));
        List<Double> weights = AllMatchings.weights(distance);
        double most = weights.get(random.nextInt(Math.min(20, weights.size())));
        List<int[]> found = NearMatchings.within(distance, most, ALL).orElseThrow();
        assertThat(found.stream().map(each -> weight(distance, each)))
                .containsExactlyElementsOf(
                        weights.stream().filter(weight -> weight <= most).toList());
        assertThat(found.stream().map(Arrays::toString)).doesNotHaveDuplicates();
        for (int[] partner : found) {
            for (int i = 0; i < partner.length; i++) {
                assertThat(partner[i]).isNotEqualTo(i);
                assertThat(partner[partner[i]]).isEqualTo(i);
            }
        }
    }

    @Test
    void sixOfOneColorPairInFifteenWays() {
        assertThat(NearMatchings.within(new double[6][6], 0, 15).orElseThrow()).hasSize(15);
        assertThat(NearMatchings.within(new double[6][6], 0, 14)).isEqualTo(Optional.empty());
    }

    /** Whole numbers: their sums are exact in any order. */
    private static double[][] distances(Random random, int size) {
        double[][] distance = new double[size][size];
        for (int i = 0; i < size; i++) {
            for (int j = 0; j < i; j++) {
                distance[i][j] = random.nextInt(30);
                distance[j][i] = distance[i][j];
            }
        }
        return distance;
    }

    private static double weight(double[][] distance, int[] partner) {
        double sum = 0;
        for (int i = 0; i < partner.length; i++) {
            sum += distance[i][partner[i]] / 2;
        }
        return sum;
    }
}
