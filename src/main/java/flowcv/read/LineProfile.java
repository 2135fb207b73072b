package flowcv.read;

import flowcv.read.pixel.Pixels;
import java.util.Arrays;

/**
 * How much of a band across the picture is a line at each position: the share of samples, 0 to 1, that
 * are brighter than what lies a little to both sides. Glow is smooth and has no such ridge.
 */
final class LineProfile {
    /** Levels by which a line stands out; the worst sources have 20, smooth glow at most 5. */
    private static final int LEAST_CONTRAST = 9;
    /** Samples across the band: more do not change a share of halves and wholes, and half as many lose boards. */
    private static final int SAMPLES = 160;

    private final double[] share;

    private LineProfile(double[] share) {
        this.share = share;
    }

    /**
     * The profile over x of vertical lines, or over y of horizontal ones.
     *
     * @param from where the band begins, in pixels of the other direction
     * @param to where it ends
     * @param first where the profile begins: what lies before it is not looked at
     * @param last where it ends
     * @param reach distance to the two sides that a sample is compared with, in pixels
     */
    static LineProfile of(
            Pixels pixels, boolean vertical, double from, double to, double first, double last, int reach) {
        int length = vertical ? pixels.width() : pixels.height();
        double[] positions = positions(from, to);
        int start = (int) Math.max(0, first);
        int end = (int) Math.min(length - 1, last);
        // Beyond the picture's edge there is nothing brighter than a border line on the edge.
        int[] counts = vertical
                ? countVertical(pixels, positions, start, end, reach)
                : countHorizontal(pixels, positions, start, end, reach);
        double[] share = new double[length];
        for (int i = start; i <= end; i++) {
            share[i] = (double) counts[i - start] / Math.max(1, positions.length);
        }
        return new LineProfile(share);
    }

    private static double[] positions(double from, double to) {
        double step = Math.max(1, (to - from) / SAMPLES);
        double[] positions = new double[SAMPLES + 2];
        int count = 0;
        for (double across = from; across <= to; across += step) {
            positions[count++] = across;
        }
        return Arrays.copyOf(positions, count);
    }

    /** How many rows show a line at each column from the first to the last. */
    private static int[] countVertical(Pixels pixels, double[] positions, int start, int end, int reach) {
        int[] counts = new int[Math.max(0, end - start + 1)];
        int[] row = new int[counts.length + 2 * reach];
        for (double y : positions) {
            pixels.row(y, start - reach, row);
            for (int i = 0; i < counts.length; i++) {
                counts[i] += line(row[i], row[i + reach], row[i + 2 * reach]);
            }
        }
        return counts;
    }

    /** The same for rows; one by one over all positions, as pixels of a column lie far from each other in memory. */
    private static int[] countHorizontal(Pixels pixels, double[] positions, int start, int end, int reach) {
        int[] counts = new int[Math.max(0, end - start + 1)];
        int[] columns = pixels.columns(positions);
        int[][] rows = new int[2 * reach + 1][columns.length];
        for (int y = start - reach; y <= end + reach; y++) {
            int turn = y - start + reach;
            int[] after = rows[turn % rows.length];
            pixels.row(y, columns, after);
            if (turn < 2 * reach) {
                continue;
            }
            int[] before = rows[(turn + 1) % rows.length];
            int[] middle = rows[(turn + 1 + reach) % rows.length];
            int count = 0;
            for (int k = 0; k < middle.length; k++) {
                count += line(before[k], middle[k], after[k]);
            }
            counts[turn - 2 * reach] = count;
        }
        return counts;
    }

    /** 1 for a line, else 0; without a branch, so that the compiler takes several pixels at a time. */
    private static int line(int before, int level, int after) {
        return LEAST_CONTRAST - 1 - level + Math.max(before, after) >>> Integer.SIZE - 1;
    }

    /** The greatest share within some pixels of a position; 0 outside the picture. */
    double peak(double position, double within) {
        double best = 0;
        for (int i = first(position, within); i <= last(position, within); i++) {
            best = Math.max(best, share[i]);
        }
        return best;
    }

    /** Where the line near a position lies: the middle of the shares of at least half the peak. */
    double middle(double position, double within) {
        double half = peak(position, within) / 2;
        double sum = 0;
        double weights = 0;
        for (int i = first(position, within); i <= last(position, within); i++) {
            if (share[i] >= half) {
                sum += i * share[i];
                weights += share[i];
            }
        }
        return weights > 0 ? sum / weights : position;
    }

    private int first(double position, double within) {
        return Math.max(0, (int) Math.ceil(position - within));
    }

    private int last(double position, double within) {
        return Math.min(share.length - 1, (int) Math.floor(position + within));
    }
}
