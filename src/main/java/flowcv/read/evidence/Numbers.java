package flowcv.read.evidence;

import java.util.Arrays;

/** A row of features that grows, and the statistics that features are made of. */
final class Numbers {
    private float[] values = new float[160];
    private int count;

    Numbers add(double value) {
        if (count == values.length) {
            values = Arrays.copyOf(values, 2 * count);
        }
        values[count++] = (float) value;
        return this;
    }

    float[] row() {
        return Arrays.copyOf(values, count);
    }

    /** The median of some values, which are sorted. */
    static float median(float[] values, int count) {
        Arrays.sort(values, 0, count);
        return count % 2 == 1 ? values[count / 2] : (values[count / 2 - 1] + values[count / 2]) / 2;
    }

    /** The value below which a share of sorted values lies. */
    static double quantile(float[] sorted, double share) {
        double place = share * (sorted.length - 1);
        int below = (int) place;
        int above = Math.min(below + 1, sorted.length - 1);
        return sorted[below] + (place - below) * (sorted[above] - sorted[below]);
    }

    /** The greatest difference of two colors in a channel. */
    static double apart(float[] one, float[] other) {
        double apart = 0;
        for (int channel = 0; channel < one.length; channel++) {
            apart = Math.max(apart, Math.abs(one[channel] - other[channel]));
        }
        return apart;
    }

    /** The share of sorted values that are smaller, ties by half. */
    static double rank(float[] sorted, float value) {
        int less = 0;
        int more = 0;
        for (float each : sorted) {
            less += each < value ? 1 : 0;
            more += each > value ? 1 : 0;
        }
        return 0.5 + (less - more) / 2.0 / sorted.length;
    }
}
