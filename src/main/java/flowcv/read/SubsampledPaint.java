package flowcv.read;

import java.util.Arrays;

/**
 * What JPEG leaves of the color of walls: it keeps chroma at half the size (4:2:0) and rounds its fine detail away, so
 * a line of a few pixels shares its chroma with the black beside it, and keeps its brightness. How much is left depends
 * on where the line lies in the grid of chroma: one wall is seen as painted, and the next one paler.
 *
 * @param paint of walls as most are seen; blue, green, red; not to be changed
 */
record SubsampledPaint(int[] paint) {
    /** ITU-R BT.601, which JFIF takes; blue, green, red. */
    private static final double[] LUMA = {0.114, 0.587, 0.299};
    /** A line of two pixels of which each lies in other samples of chroma keeps a half (met: 0.58); gray has none. */
    private static final double LEAST_KEPT = 0.45;
    /** What has more is deeper than the paint. */
    private static final double MOST_KEPT = 1;
    /** Wider lines, in pixels, fill so much of a block of chroma, 16 pixels wide, that they keep it (met: 5.7). */
    static final double GREATEST_WIDTH = 8;
    /** From the least channel to the greatest, in levels: less may be what JPEG makes of gray. */
    private static final double LEAST_CHROMA = 12;
    /** Levels by which the brightness of a thin line changes in JPEG (met: 8). */
    private static final double MOST_LUMA_OFF = 12;
    /** And by which channels may be off (met: less than 1), of pale paint by no more than a share of its chroma. */
    private static final double MOST_OFF = 6;

    private static final double MOST_OFF_SHARE = 0.15;
    /** Lines have as much of the chroma beside them as that has of theirs. */
    private static final double SHARED = 0.5;

    /** Whether a line has this paint, but for a part of its chroma. */
    boolean isOf(SeenColor line) {
        double[] paintChroma = chroma(paint);
        double[] chroma = chroma(line.color());
        double square = dot(paintChroma, paintChroma);
        if (span(paintChroma) < LEAST_CHROMA
                || span(chroma) < LEAST_CHROMA
                || Math.abs(luma(line.color()) - luma(paint)) > MOST_LUMA_OFF) {
            return false;
        }
        double kept = dot(chroma, paintChroma) / square;
        double beside = Math.max(dot(chroma(line.one()), paintChroma), dot(chroma(line.other()), paintChroma)) / square;
        // What may be of a tint or a dot beside it says nothing of the line.
        double own = kept - SHARED * Math.max(0, beside);
        if (own < LEAST_KEPT || kept > MOST_KEPT) {
            return false;
        }
        double mostOff = Math.min(MOST_OFF, MOST_OFF_SHARE * span(paintChroma));
        for (int channel = 0; channel < chroma.length; channel++) {
            if (Math.abs(chroma[channel] - kept * paintChroma[channel]) > mostOff) {
                return false;
            }
        }
        return true;
    }

    private static double luma(int[] color) {
        double luma = 0;
        for (int channel = 0; channel < color.length; channel++) {
            luma += LUMA[channel] * color[channel];
        }
        return luma;
    }

    /** What each channel has more than the brightness. */
    private static double[] chroma(int[] color) {
        double luma = luma(color);
        return Arrays.stream(color).mapToDouble(level -> level - luma).toArray();
    }

    private static double span(double[] chroma) {
        return Arrays.stream(chroma).max().orElse(0)
                - Arrays.stream(chroma).min().orElse(0);
    }

    private static double dot(double[] one, double[] other) {
        double sum = 0;
        for (int channel = 0; channel < one.length; channel++) {
            sum += one[channel] * other[channel];
        }
        return sum;
    }
}
