package flowcv.read;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Where measures fall apart into kinds without a clear gap between them: such that the logarithms of each kind scatter
 * least (Fisher 1958).
 */
final class NaturalBreaks {
    private final double[] sorted;
    private final double[] sums;
    private final double[] squares;
    private final int least;

    private NaturalBreaks(double[] measures, int least) {
        this.sorted = Arrays.stream(measures).filter(m -> m > 0).sorted().toArray();
        this.sums = new double[sorted.length + 1];
        this.squares = new double[sorted.length + 1];
        this.least = least;
        for (int i = 0; i < sorted.length; i++) {
            double log = Math.log(sorted[i]);
            sums[i + 1] = sums[i] + log;
            squares[i + 1] = squares[i] + log * log;
        }
    }

    /**
     * The breaks between two kinds, then those between three.
     *
     * @param least measures of each kind
     */
    static List<Double> of(double[] measures, int least) {
        return new NaturalBreaks(measures, least).find();
    }

    private List<Double> find() {
        List<Double> breaks = new ArrayList<>();
        int n = sorted.length;
        int two = 0;
        double leastOfTwo = Double.MAX_VALUE;
        int[] three = new int[0];
        double leastOfThree = Double.MAX_VALUE;
        for (int first = least; first <= n - least; first++) {
            double lower = scatter(0, first);
            if (lower + scatter(first, n) < leastOfTwo) {
                leastOfTwo = lower + scatter(first, n);
                two = first;
            }
            for (int second = first + least; second <= n - least; second++) {
                double all = lower + scatter(first, second) + scatter(second, n);
                if (all < leastOfThree) {
                    leastOfThree = all;
                    three = new int[] {first, second};
                }
            }
        }
        if (two > 0) {
            breaks.add(between(two));
        }
        for (int at : three) {
            breaks.add(between(at));
        }
        return breaks;
    }

    private double between(int at) {
        return Math.sqrt(sorted[at - 1] * sorted[at]);
    }

    private double scatter(int from, int to) {
        double sum = sums[to] - sums[from];
        return squares[to] - squares[from] - sum * sum / (to - from);
    }
}
