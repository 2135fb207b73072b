package flowcv.read.pixel;

import java.util.stream.DoubleStream;

/** Places in the order of size. */
public final class Ranks {
    private Ranks() {}

    /**
     * The level that would be at a place if all were in order, found without putting them in it (C. A. R. Hoare's
     * algorithm 65, 1961).
     *
     * @param levels one at least; their order is changed
     * @param rank from 0
     */
    public static int at(int[] levels, int rank) {
        int first = 0;
        int last = levels.length - 1;
        while (first < last) {
            int middle = levels[rank];
            int low = first;
            int high = last;
            while (low <= high) {
                while (levels[low] < middle) {
                    low++;
                }
                while (levels[high] > middle) {
                    high--;
                }
                if (low <= high) {
                    int swapped = levels[low];
                    levels[low++] = levels[high];
                    levels[high--] = swapped;
                }
            }
            if (high < rank) {
                first = low;
            }
            if (rank < low) {
                last = high;
            }
        }
        return levels[rank];
    }

    /** The upper median of some measures; 0 without any. */
    public static double median(DoubleStream values) {
        double[] sorted = values.sorted().toArray();
        return sorted.length == 0 ? 0 : sorted[sorted.length / 2];
    }
}
