package flowcv.read.matching;

import java.util.ArrayList;
import java.util.List;

/** All perfect matchings there are, for proofs that nothing is missed. */
final class AllMatchings {
    private AllMatchings() {}

    /**
     * The sums of distances within pairs, the least first.
     *
     * @param distance between any two of an even number, symmetric
     */
    static List<Double> weights(double[][] distance) {
        List<Double> weights = new ArrayList<>();
        add(distance, new boolean[distance.length], 0, weights);
        weights.sort(null);
        return weights;
    }

    private static void add(double[][] distance, boolean[] used, double sum, List<Double> weights) {
        int first = 0;
        while (first < used.length && used[first]) {
            first++;
        }
        if (first == used.length) {
            weights.add(sum);
            return;
        }
        used[first] = true;
        for (int other = first + 1; other < used.length; other++) {
            if (!used[other]) {
                used[other] = true;
                add(distance, used, sum + distance[first][other], weights);
                used[other] = false;
            }
        }
        used[first] = false;
    }
}
