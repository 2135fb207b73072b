package flowcv.read;

import flowcv.read.pixel.Pixels;
import java.util.Arrays;

/**
 * Tells whether a pipe runs over a segment of the lattice: it covers what is on both sides of the line, or, where it
 * leaves the board, one side and a little beyond.
 */
final class PipeCrossing {
    /** What lies at least this far from the line is not part of it, in cells. */
    private static final double BESIDE = 0.08;
    /** Where a pipe leaves the board it ends, or fades, no nearer to the border than this, in cells. */
    private static final double STUB = 0.04;
    /** A border on the picture's edge may leave its own side of the crossing alone to be seen. */
    private static final int LEAST_COVERED = 2;
    /** So far from a line a pipe is compared with what is beside it, in cells. */
    private static final double FLANKED = 0.1;
    /** Beside any pipe, which covers 0.33 to 0.67. */
    private static final double[] FLANKS = {0.2, 0.8};
    /** A pipe over cells tinted with 40 % of its color still differs from them by this, in levels. */
    private static final int PIPE_EDGE = 35;

    /** However dim a photograph is, its noise is not: no more than the half is taken off. */
    private static final int LEAST_EDGE = PIPE_EDGE / 2;

    /** The level of the brightest dot in a picture that is not dim: half of the colors have 251 or more in some channel. */
    static final int WHITE = 255;

    private static final double[] MIDDLE = {0.44, 0.5, 0.56};
    /** Both ends of a crossing show the same pipe, JPEG apart, in levels. */
    private static final int SAME_PIPE = 48;

    /**
     * Where the screen ends at the border, and blur with it, a pipe is of one brightness up to here, in cells: dots end
     * at 0.15, and what blur leaves of them there is not.
     */
    private static final double[] UP_TO = {0.14, 0.1, 0.06};
    /**
     * Where a pipe leaves the board it stands out just before the border, by half of what pipes do at least, from what is
     * to its left and right; a line along the border, which blur joins with a dot before it, is there all along. In
     * cells: half a pixel where cells are smallest, and a fifth of what a dot keeps from the border.
     */
    private static final double LAST = 0.02;

    private final Pixels pixels;
    private final int threshold;
    /** Levels by which a pipe differs from what is beside it. */
    private final int edge;

    /** @param threshold brightness that parts pipes from what is behind */
    PipeCrossing(Pixels pixels, int threshold) {
        this(pixels, threshold, WHITE);
    }

    /**
     * The same in a photograph that may be dim.
     *
     * @param brightest level of dots, up to {@value #WHITE}
     */
    PipeCrossing(Pixels pixels, int threshold, int brightest) {
        this.pixels = pixels;
        this.threshold = threshold;
        this.edge = Math.max(LEAST_EDGE, PIPE_EDGE * brightest / WHITE);
    }

    /**
     * Whether a pipe crosses a segment.
     *
     * @param vertical the segment's direction
     * @param at position of its line, in pixels
     * @param start where it begins along the line, in pixels
     * @param pitch side of a cell across the line, in pixels
     * @param length of the segment, in pixels
     */
    boolean isCrossed(boolean vertical, double at, double start, double pitch, double length) {
        double[] inner = {-2 * BESIDE, -BESIDE, 0, STUB};
        double[] outer = {-STUB, 0, BESIDE, 2 * BESIDE};
        boolean before = isCovered(vertical, at, start, pitch, length, inner);
        boolean after = isCovered(vertical, at, start, pitch, length, outer);
        return isPipe(vertical, at, start, pitch, length, before, after);
    }

    /**
     * Whether a pipe comes to a segment from one side and ends there, as at a border where a photographed screen ends.
     */
    boolean isEnded(boolean vertical, double at, double start, double pitch, double length) {
        double[] upTo = Arrays.stream(UP_TO).map(offset -> -offset).toArray();
        boolean before = isCovered(vertical, at, start, pitch, length, upTo);
        boolean after = isCovered(vertical, at, start, pitch, length, UP_TO);
        return before != after && isPipe(vertical, at, start, pitch, length, before, after);
    }

    private boolean isPipe(
            boolean vertical, double at, double start, double pitch, double length, boolean before, boolean after) {
        return (before || after)
                && (!before || isFlanked(vertical, at - FLANKED * pitch, start, length, edge))
                && (!after || isFlanked(vertical, at + FLANKED * pitch, start, length, edge))
                && (before == after
                        || isFlanked(vertical, at + (before ? -LAST : LAST) * pitch, start, length, edge / 2));
    }

    private boolean isCovered(
            boolean vertical, double at, double start, double pitch, double length, double[] offsets) {
        int size = vertical ? pixels.width() : pixels.height();
        for (double middle : MIDDLE) {
            double along = start + middle * length;
            int least = 255;
            int greatest = 0;
            int seen = 0;
            for (double offset : offsets) {
                double across = at + offset * pitch;
                // A pipe that leaves by a warp on the picture's edge is seen on this side of it alone.
                if (across <= -0.5 || across >= size - 0.5) {
                    if (Math.abs(offset) > STUB) {
                        return false;
                    }
                } else {
                    int value = vertical ? pixels.value(across, along) : pixels.value(along, across);
                    least = Math.min(least, value);
                    greatest = Math.max(greatest, value);
                    seen++;
                }
            }
            if (seen < LEAST_COVERED || least < threshold || greatest - least > SAME_PIPE) {
                return false;
            }
        }
        return true;
    }

    /** Under a finger's mark all is bright: a pipe differs from what is left and right of it. */
    private boolean isFlanked(boolean vertical, double across, double start, double length, int edge) {
        int size = vertical ? pixels.width() : pixels.height();
        if (across < -0.5 || across > size - 0.5) {
            return true;
        }
        int pipe = rgb(vertical, across, start + length / 2);
        for (double flank : FLANKS) {
            if (distance(pipe, rgb(vertical, across, start + flank * length)) < edge) {
                return false;
            }
        }
        return true;
    }

    private int rgb(boolean vertical, double across, double along) {
        return vertical ? pixels.rgb(across, along) : pixels.rgb(along, across);
    }

    /** The greatest difference of a channel. */
    private static int distance(int rgb, int other) {
        int red = Math.abs((rgb >> 16) - (other >> 16));
        int green = Math.abs((rgb >> 8 & 0xFF) - (other >> 8 & 0xFF));
        int blue = Math.abs((rgb & 0xFF) - (other & 0xFF));
        return Math.max(red, Math.max(green, blue));
    }
}
