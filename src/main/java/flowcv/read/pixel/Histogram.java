package flowcv.read.pixel;

import java.util.Arrays;

/** How often each level, 0 to 255, occurs in each of some channels. */
public final class Histogram {
    private static final double HALF = 0.5;
    private static final int LEVELS = 256;

    private final int[] counts;

    /**
     * A histogram in which nothing was counted yet.
     *
     * @param channels so many, numbered from 0
     */
    public Histogram(int channels) {
        this.counts = new int[channels * LEVELS];
    }

    /** Counts a level, 0 to 255. */
    public void add(int channel, int level) {
        counts[LEVELS * channel + level]++;
    }

    /**
     * Counts a pixel's three channels.
     *
     * @param bgr three bytes per pixel
     * @param at number of the pixel
     */
    public void addColor(byte[] bgr, int at) {
        for (int channel = 0; channel < Pixels.CHANNELS; channel++) {
            add(channel, bgr[Pixels.CHANNELS * at + channel] & 0xFF);
        }
    }

    /** Forgets what was counted. */
    public void clear() {
        Arrays.fill(counts, 0);
    }

    /** The level that this part, 0 to 1, of all that was counted is below or at; 255 where nothing was. */
    public int quantile(int channel, double part) {
        int from = LEVELS * channel;
        int n = 0;
        for (int level = 0; level < LEVELS; level++) {
            n += counts[from + level];
        }
        int quantile = 0;
        for (int below = counts[from]; below <= part * n && quantile < LEVELS - 1; below += counts[from + quantile]) {
            quantile++;
        }
        return quantile;
    }

    /** The level that half of all that was counted is below or at. */
    public int median(int channel) {
        return quantile(channel, HALF);
    }
}
