package flowcv.read.matching;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import flowcv.read.matching.AlternatingCycles.Cycle;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class AlternatingCyclesTest {
    private static double[][] distances(int n, Random random) {
        double[][] distance = new double[n][n];
        for (int i = 0; i < n; i++) {
            for (int j = 0; j < i; j++) {
                distance[i][j] = random.nextDouble();
                distance[j][i] = distance[i][j];
            }
        }
        return distance;
    }

    private static int[] matching(int n, Random random) {
        List<Integer> order = new ArrayList<>(IntStream.range(0, n).boxed().toList());
        Collections.shuffle(order, random);
        int[] partner = new int[n];
        for (int i = 0; i < n; i += 2) {
            partner[order.get(i)] = order.get(i + 1);
            partner[order.get(i + 1)] = order.get(i);
        }
        return partner;
    }

    private static double sum(int[] partner, double[][] distance) {
        return IntStream.range(0, partner.length)
                        .mapToDouble(i -> distance[i][partner[i]])
                        .sum()
                / 2;
    }

    @Test
    void twoExchangesAreTwoCycles() {
        double[][] distance = distances(8, new Random(1));
        int[] first = {1, 0, 3, 2, 5, 4, 7, 6};
        int[] second = {2, 3, 0, 1, 6, 7, 4, 5};

        assertThat(AlternatingCycles.between(first, second, distance))
                .containsExactly(
                        new Cycle(2, distance[0][1] + distance[2][3], distance[1][3] + distance[0][2]),
                        new Cycle(2, distance[4][5] + distance[6][7], distance[5][7] + distance[4][6]));
    }

    @Test
    void threePairsInARingAreOneCycle() {
        double[][] distance = distances(6, new Random(2));
        int[] first = {1, 0, 3, 2, 5, 4};
        int[] second = {5, 2, 1, 4, 3, 0};

        assertThat(AlternatingCycles.between(first, second, distance))
                .singleElement()
                .satisfies(cycle -> {
                    assertThat(cycle.pairs()).isEqualTo(3);
                    assertThat(cycle.first()).isCloseTo(sum(first, distance), within(1e-9));
                    assertThat(cycle.second()).isCloseTo(sum(second, distance), within(1e-9));
                });
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8})
    void cyclesTogetherTellTheWholeDifference(long seed) {
        Random random = new Random(seed);
        int n = 2 * (2 + random.nextInt(10));
        double[][] distance = distances(n, random);
        int[] first = matching(n, random);
        int[] second = matching(n, random);

        double difference = AlternatingCycles.between(first, second, distance).stream()
                .mapToDouble(cycle -> cycle.second() - cycle.first())
                .sum();

        assertThat(difference).isCloseTo(sum(second, distance) - sum(first, distance), within(1e-9));
        assertThat(AlternatingCycles.between(first, first, distance)).isEmpty();
    }
}
