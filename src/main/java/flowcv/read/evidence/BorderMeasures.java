package flowcv.read.evidence;

import java.util.Arrays;

/**
 * What one border measures by itself; brightness in levels of 0 to 255, widths in cells. Its darker side is the left
 * one.
 */
final class BorderMeasures {
    private static final int CHANNELS = Strips.CHANNELS;
    private static final int ACROSS = Strips.ACROSS;
    /** Columns of a side, of the place of a line, and of the ground beside a line. */
    private static final int SIDE_FROM = 6;

    private static final int SIDE_TO = 13;

    private static final int LINE_FROM = 14;
    private static final int LINE_TO = 30;
    private static final int NEAR_FROM = 10;
    private static final int NEAR_TO = 15;
    private static final double COLUMN = 1 / 60.0;
    /** Places along that an end of a border has. */
    private static final int END = 3;

    /** Medians along the border: by channel, then across. */
    final float[][] profile = new float[CHANNELS][ACROSS];
    /** The color of the sides, by channel. */
    final float[] left = new float[CHANNELS];

    final float[] right = new float[CHANNELS];
    /** The color where it is lightest, by channel. */
    final float[] peak = new float[CHANNELS];

    final int peakAt;
    /** By how much the line is lighter than the ground beside it, on its lighter side. */
    final float contrast;
    /** The same on its darker side. */
    final float contrastDark;
    /** The width of what is lighter than half of that. */
    final float width;
    /** Contrast over the lighter side, summed across: of lines narrower than a pixel it tells more than the width. */
    final float weight;
    /** The contrast at each place along. */
    final float[] along = new float[Strips.ALONG];
    /** How many columns the line's place at one end is from that at the other. */
    final int slant;
    /** By how much the line is lighter than its ground at the end where it is weaker. */
    final float weaker;
    /** How much neighboring places differ: noise. */
    final float noise;

    private final boolean isFlipped;
    private final Strips strips;
    private final int border;
    private final Tally tally = new Tally();

    BorderMeasures(Strips strips, int border) {
        this.strips = strips;
        this.border = border;
        for (int channel = 0; channel < CHANNELS; channel++) {
            strips.medians(border, channel, profile[channel]);
        }
        isFlipped = side(SIDE_FROM, 0) > side(ACROSS - SIDE_TO, 0);
        for (int channel = 0; channel < CHANNELS; channel++) {
            if (isFlipped) {
                flip(profile[channel]);
            }
            left[channel] = side(isFlipped ? ACROSS - SIDE_TO : SIDE_FROM, channel);
            right[channel] = side(isFlipped ? SIDE_FROM : ACROSS - SIDE_TO, channel);
        }
        float[] value = profile[0];
        int at = LINE_FROM;
        for (int i = LINE_FROM; i < LINE_TO; i++) {
            at = value[i] > value[at] ? i : at;
        }
        peakAt = at;
        for (int channel = 0; channel < CHANNELS; channel++) {
            peak[channel] = profile[channel][at];
        }
        float nearLeft = median(value, NEAR_FROM, NEAR_TO);
        float nearRight = median(value, ACROSS - NEAR_TO, ACROSS - NEAR_FROM);
        float ground = Math.max(nearLeft, nearRight);
        contrast = peak[0] - ground;
        contrastDark = peak[0] - Math.min(nearLeft, nearRight);
        float half = (peak[0] + Math.min(ground, peak[0])) / 2;
        int wide = 0;
        float sum = 0;
        for (int i = 8; i < 36; i++) {
            wide += value[i] > half ? 1 : 0;
            sum += i >= 10 && i < 34 ? Math.max(0, value[i] - ground) : 0;
        }
        width = (float) (wide * COLUMN);
        weight = (float) (sum * COLUMN);
        float differing = 0;
        for (int place = 0; place < Strips.ALONG; place++) {
            float most = 0;
            for (int i = LINE_FROM; i < LINE_TO; i++) {
                most = Math.max(most, at(place, i, 0));
            }
            along[place] = most - Math.max(ground(place, 12), ground(place, ACROSS - 16));
        }
        for (int i = 0; i < Strips.ENDS.length - 1; i++) {
            for (int across = NEAR_FROM; across < NEAR_TO; across++) {
                differing += Math.abs(at(Strips.ENDS[i], across, 0) - at(Strips.ENDS[i + 1], across, 0));
            }
        }
        int first = lightest(0);
        int last = lightest(Strips.ALONG - END);
        slant = Math.abs(first - last);
        weaker = Math.min(mean(along, 0), mean(along, Strips.ALONG - END));
        noise = differing / ((NEAR_TO - NEAR_FROM) * (Strips.ENDS.length - 1));
    }

    /** By how much the line is lighter than the darker side in a channel. */
    float over(int channel) {
        return peak[channel] - Math.min(left[channel], right[channel]);
    }

    /** By how much the sides differ, in the channel where they do most: cells of two colors have no other line. */
    float step() {
        float step = 0;
        for (int channel = 1; channel < CHANNELS; channel++) {
            step = Math.max(step, Math.abs(left[channel] - right[channel]));
        }
        return step;
    }

    /** The column across where an end that begins at a place is lightest. */
    private int lightest(int from) {
        int best = LINE_FROM;
        float most = -1;
        for (int i = LINE_FROM; i < LINE_TO; i++) {
            float sum = 0;
            for (int place = from; place < from + END; place++) {
                sum += at(place, i, 0);
            }
            if (sum > most) {
                most = sum;
                best = i;
            }
        }
        return best;
    }

    private static float mean(float[] values, int from) {
        float sum = 0;
        for (int i = from; i < from + END; i++) {
            sum += values[i] / END;
        }
        return sum;
    }

    private float ground(int place, int from) {
        for (int i = from; i < from + 4; i++) {
            tally.add(twice(place, i, 0));
        }
        return tally.median() / 2;
    }

    /** The median of a side near its corners, where neither dots nor pipes reach. */
    private float side(int from, int channel) {
        for (int place : new int[] {0, 1, Strips.ALONG - 2, Strips.ALONG - 1}) {
            for (int i = 0; i < SIDE_TO - SIDE_FROM; i++) {
                tally.add(strips.twice(border, place, from + i, channel));
            }
        }
        return tally.median() / 2;
    }

    /** The value at a place along, a column across from the darker side, and a channel. */
    float at(int place, int across, int channel) {
        return twice(place, across, channel) / 2f;
    }

    private int twice(int place, int across, int channel) {
        return strips.twice(border, place, isFlipped ? ACROSS - 1 - across : across, channel);
    }

    /** The median color of the columns that a pipe would enter a side by, in the middle of the border. */
    static float[] arm(Strips strips, int border, boolean isSecond) {
        float[] color = new float[CHANNELS];
        Tally tally = new Tally();
        int from = isSecond ? ACROSS / 2 + 2 : ACROSS / 2 - 8;
        for (int channel = 0; channel < CHANNELS; channel++) {
            for (int place = 4; place < 7; place++) {
                for (int i = from; i < from + 6; i++) {
                    tally.add(strips.twice(border, place, i, channel));
                }
            }
            color[channel] = tally.median() / 2;
        }
        return color;
    }

    private static float median(float[] values, int from, int to) {
        return Numbers.median(Arrays.copyOfRange(values, from, to), to - from);
    }

    private static void flip(float[] values) {
        for (int i = 0, j = values.length - 1; i < j; i++, j--) {
            float kept = values[i];
            values[i] = values[j];
            values[j] = kept;
        }
    }
}
