package flowcv.read;

import flowcv.read.pixel.Ranks;
import java.util.Arrays;
import java.util.OptionalInt;

/**
 * The levels across a border, at one place or added up over several.
 *
 * @param levels pixel by pixel; not to be changed
 * @param middle where in them the border lies
 * @param isCutBefore whether what comes before them is a dot or pipe near the line
 * @param isCutAfter the same of what comes after them
 * @param summed of how many places they are the sum
 */
record BorderProfile(int[] levels, int middle, boolean isCutBefore, boolean isCutAfter, int summed) {
    /**
     * Outlines stand out by more levels over the darker side, noise by far less: of that nothing is told by single
     * pixels.
     */
    private static final int LEAST_OUTLINE = 36;

    /**
     * What stands out near the border.
     *
     * @param off how far from the middle its top may be, in pixels
     * @param least levels by which a line stands out, in the mean of all places
     */
    Side line(int off, double least) {
        int top = peak(off, least).orElseGet(() -> top(off));
        // The backgrounds are no darker than what is darkest: mostly that tells that there is no line.
        int darkest = Math.max(darkest(0, top), darkest(top + 1, levels.length));
        if (levels[top] - darkest < summed * least) {
            return Side.missing((levels[top] - darkest) / (double) summed, darkest / (double) summed);
        }
        int before = background(top, -1, isCutBefore, least);
        int after = background(top, 1, isCutAfter, least);
        double behind = Math.max(before, after) / (double) summed;
        double contrast = levels[top] / (double) summed - behind;
        if (contrast < least) {
            return Side.missing(contrast, behind);
        }
        double width = 1 + flank(top, -1, (levels[top] + before) / 2.0) + flank(top, 1, (levels[top] + after) / 2.0);
        return new Side(Side.Kind.LINE, contrast, width, true, 0, top - middle);
    }

    /**
     * Whether a thick line lies so far aside that the profile ends before there is enough of what is behind it.
     *
     * @param off how far from the middle its top may be, in pixels
     */
    boolean isTooShort(int off) {
        int top = top(off);
        return mayBeOutline(top)
                && (!isCutBefore && top - length(top, -1) <= quarter(top)
                        || !isCutAfter && levels.length - 1 - top - length(top, 1) <= quarter(levels.length - 1 - top));
    }

    private int top(int off) {
        int top = middle;
        for (int i = Math.max(1, middle - off); i <= Math.min(levels.length - 2, middle + off); i++) {
            top = levels[i] > levels[top] ? i : top;
        }
        return top;
    }

    /**
     * What stands out most from what is darkest to both its sides, if it does so enough; of several that do, the nearest to
     * the middle. The rim of a dot, which may be brighter than the line, rises on. Single places are too noisy to tell.
     */
    private OptionalInt peak(int off, double least) {
        int peak = -1;
        for (int away = 0; away <= off && summed > 1; away++) {
            for (int i : new int[] {middle - away, middle + away}) {
                boolean isInside = i > 0 && i < levels.length - 1;
                peak = isInside && (peak < 0 || prominence(i) > prominence(peak)) ? i : peak;
            }
        }
        return peak >= 0 && prominence(peak) >= summed * least ? OptionalInt.of(peak) : OptionalInt.empty();
    }

    private int prominence(int peak) {
        return levels[peak] - Math.max(darkestBeside(peak, -1), darkestBeside(peak, 1));
    }

    /** What is darkest to one side, as far as nothing there is brighter than the line. */
    private int darkestBeside(int top, int step) {
        int darkest = levels[top];
        for (int i = top + step; i >= 0 && i < levels.length && levels[i] <= levels[top]; i += step) {
            darkest = Math.min(darkest, levels[i]);
        }
        return darkest;
    }

    /** How many pixels from its top on a line reaches to one side. */
    private int length(int top, int step) {
        double half = half(top);
        int length = 0;
        for (int i = top + step; i >= 0 && i < levels.length && levels[i] > half; i += step) {
            length++;
        }
        return length;
    }

    /** Halfway between the top and the darker side. */
    private double half(int top) {
        return (levels[top] + darkerSide(top)) / 2.0;
    }

    private int darkest(int from, int to) {
        int darkest = Integer.MAX_VALUE;
        for (int i = from; i < to; i++) {
            darkest = Math.min(darkest, levels[i]);
        }
        return darkest;
    }

    private boolean mayBeOutline(int top) {
        return summed == 1 && levels[top] - darkerSide(top) >= LEAST_OUTLINE;
    }

    private int darkerSide(int top) {
        return Math.min(darkest(0, top), darkest(top + 1, levels.length));
    }

    /**
     * What is behind a line to one side of it: the lower quartile, beside the line itself. Where the blurred rim of a dot
     * rises above the line it is what is darkest between them. Between an outline and a dot near it there may be less than a
     * quarter of that, if any; what is darkest there is hardly darker, and what a camera's sharpening makes darker is
     * brighter yet on the other side.
     */
    private int background(int top, int step, boolean isCut, double least) {
        int from = step < 0 ? 0 : top + 1;
        int to = step < 0 ? top : levels.length;
        int end = levels[step < 0 ? 0 : levels.length - 1];
        if (summed > 1 && end - levels[top] >= summed * least) {
            return darkestBeside(top, step);
        }
        return mayBeOutline(top) && (isCut || risesAgain(top, step))
                ? darkest(from, to)
                : Ranks.at(Arrays.copyOfRange(levels, from, to), quarter(to - from));
    }

    /** Whether there is something beside the line that is as bright as it is halfway up. */
    private boolean risesAgain(int top, int step) {
        double half = half(top);
        for (int i = top + step * (1 + length(top, step)); i >= 0 && i < levels.length; i += step) {
            if (levels[i] > half) {
                return true;
            }
        }
        return false;
    }

    private static int quarter(int count) {
        return count / 4;
    }

    private double flank(int top, int step, double level) {
        return LineFlank.length(i -> levels[i], levels.length, top, step, level);
    }
}
