package flowcv.read.lattice;

import java.util.Arrays;

/** How much line lies at each position across a direction, 0 to 1 for as much as in the strongest lines. */
final class LineProfile {
    private static final float[] SMOOTH = {0.25f, 0.6f, 1, 0.6f, 0.25f};
    private static final int MARGIN = 4;
    /** A peak surpasses what lies so many positions on either side. */
    private static final int PEAK = 3;
    /** Peaks whose median tells how strong the lines of the picture are. */
    private static final int STRONGEST = 12;

    private static final double OF_STRONGEST = 0.2;
    /** Pixels of line below which nothing counts as strong. */
    private static final double LEAST_STRONG = 15;
    /** Of what is strong, what counts as whole. */
    private static final double WHOLE = 0.8;
    /** Share of a whole line that counts as a line between two others. */
    private static final float LINE = 0.35f;

    private final int start;
    private final float[] amounts;
    /** Sums of the amounts of all peaks before each position. */
    private final float[] peaksBefore;

    /**
     * @param positions in pixels
     * @param weights lengths in pixels
     */
    LineProfile(double[] positions, double[] weights) {
        double least = Arrays.stream(positions).min().orElse(0);
        double most = Arrays.stream(positions).max().orElse(0);
        start = (int) Math.floor(least) - MARGIN;
        float[] sums = new float[(int) (most - start) + 2 * MARGIN + 1];
        for (int i = 0; i < positions.length; i++) {
            int at = (int) Math.round(positions[i]) - start;
            for (int k = 0; k < SMOOTH.length; k++) {
                sums[at + k - SMOOTH.length / 2] += (float) (weights[i] * SMOOTH[k]);
            }
        }
        float[] highest = sums;
        for (int reach = 0; reach < PEAK; reach++) {
            highest = widened(highest);
        }
        float[] peaks = new float[sums.length];
        int count = 0;
        for (int i = 0; i < sums.length; i++) {
            if (sums[i] > 0 && sums[i] >= highest[i]) {
                peaks[count++] = sums[i];
            }
        }
        Arrays.sort(peaks, 0, count);
        int counted = Math.min(STRONGEST, count);
        double strong = count == 0
                ? LEAST_STRONG
                : Math.max(
                        peaks[count - 1 - (counted - 1) / 2], Math.max(OF_STRONGEST * peaks[count - 1], LEAST_STRONG));
        amounts = new float[sums.length];
        peaksBefore = new float[sums.length + 1];
        for (int i = 0; i < sums.length; i++) {
            amounts[i] = (float) Math.min(sums[i] / (WHOLE * strong), 1);
            boolean isPeak = sums[i] > 0 && sums[i] >= highest[i] && amounts[i] > LINE;
            peaksBefore[i + 1] = peaksBefore[i] + (isPeak ? amounts[i] : 0);
        }
    }

    /** The position of the first amount, in pixels. */
    int start() {
        return start;
    }

    /** How many positions there are. */
    int length() {
        return amounts.length;
    }

    /** The amount at each position. */
    float[] amounts() {
        return amounts;
    }

    /** How much line lies between two positions, counted from the start; at most 1. */
    float strongest(double from, double to) {
        int first = (int) Math.max(0, from);
        int last = (int) Math.min(amounts.length, to);
        return Math.min(1, peaksBefore[last] - peaksBefore[first]);
    }

    /** At each position the greatest of its value and those of both neighbors. */
    static float[] widened(float[] values) {
        float[] widened = values.clone();
        for (int i = 1; i < values.length; i++) {
            widened[i] = Math.max(widened[i], values[i - 1]);
            widened[i - 1] = Math.max(widened[i - 1], values[i]);
        }
        return widened;
    }
}
