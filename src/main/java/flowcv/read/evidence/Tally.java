package flowcv.read.evidence;

import java.util.Arrays;

/** How often each of some small whole numbers was seen: quicker than to sort them, where few are counted at a time. */
final class Tally {
    /** Twice a level. */
    private static final int MOST = 2 * 255;

    private final int[] counts = new int[MOST + 1];
    private int all;
    private int least = MOST;
    private int most;

    /** Counts a number, 0 to 510. */
    void add(int number) {
        counts[number]++;
        all++;
        least = Math.min(least, number);
        most = Math.max(most, number);
    }

    /** The median of all that were counted since the last one; at least one. */
    float median() {
        float median = (float) quantile(0.5);
        clear();
        return median;
    }

    /** The number below which a share of those lies that were counted. */
    double quantile(double share) {
        double place = share * (all - 1);
        int below = (int) place;
        int number = least;
        int seen = counts[number];
        while (seen <= below) {
            seen += counts[++number];
        }
        int next = number;
        if (seen == below + 1 && seen < all) {
            do {
                next++;
            } while (counts[next] == 0);
        }
        return number + (place - below) * (next - number);
    }

    void clear() {
        Arrays.fill(counts, least, most + 1, 0);
        all = 0;
        least = MOST;
        most = 0;
    }
}
