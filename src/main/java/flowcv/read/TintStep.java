package flowcv.read;

import java.util.Arrays;

/**
 * Tells where the tint of a cell ends: on both sides of the border between two cells it is even, and there is a step
 * between them. Light that a screen mirrors fades over more than that.
 */
final class TintStep {
    /** Levels by which two tints differ at least in one of the colors; what noise leaves in the mean of a side is 1. */
    private static final double LEAST_STEP = 4;
    /** On both sides of the border levels differ by less than this share of the step. */
    private static final double MOST_UNEVEN = 0.35;
    /** Where light fades levels go the way of the step on both sides, together by more than this share of it. */
    private static final double MOST_FADING = 0.22;

    private TintStep() {}

    /**
     * Whether there is a step in the middle of a profile.
     *
     * @param profile levels across a border, of one color, summed up
     * @param off how far from the middle of the profile the border may lie, in places
     * @param summed of how many profiles it is the sum
     */
    static boolean isIn(int[] profile, int off, int summed) {
        int side = profile.length / 2 - off;
        if (side < 2) {
            return false;
        }
        int from = profile.length - side;
        double step = median(profile, from, profile.length) - median(profile, 0, side);
        double before = rise(profile, 0, side);
        double after = rise(profile, from, profile.length);
        return Math.abs(step) >= LEAST_STEP * summed
                && Math.max(Math.abs(before), Math.abs(after)) <= MOST_UNEVEN * Math.abs(step)
                && Math.signum(step) * (before + after) <= MOST_FADING * Math.abs(step);
    }

    /** By how much a part is brighter in its second half. */
    private static double rise(int[] profile, int from, int to) {
        int middle = (from + to) / 2;
        return median(profile, middle, to) - median(profile, from, middle);
    }

    private static double median(int[] levels, int from, int to) {
        int[] part = Arrays.copyOfRange(levels, from, to);
        Arrays.sort(part);
        return part[part.length / 2];
    }
}
