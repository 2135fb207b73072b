package flowcv.read;

/** Tells two dots that nearly touch at a line, which what fills letters on dots joins, from a pipe across it. */
final class DotGap {
    /**
     * On both sides of the line it is darker than this share of the darker dot (met in narrow cells of figure-eights, where
     * it is black).
     */
    private static final double DARK_BESIDE_LINE = 0.5;

    private DotGap() {}

    /**
     * Whether a line with dark on both sides parts what lies at both ends of a profile: one dark place may be a scratch.
     *
     * @param profile brightness across a border
     * @param leastContrast levels by which a line stands out at least
     */
    static boolean isIn(int[] profile, double leastContrast) {
        double dark = DARK_BESIDE_LINE * Math.min(profile[0], profile[profile.length - 1]);
        int first = 0;
        while (first < profile.length && profile[first] >= dark) {
            first++;
        }
        int last = profile.length - 1;
        while (last > first && profile[last] >= dark) {
            last--;
        }
        int top = 0;
        for (int i = first; i <= last; i++) {
            top = Math.max(top, profile[i]);
        }
        return first < last && top >= Math.max(profile[first], profile[last]) + leastContrast;
    }
}
