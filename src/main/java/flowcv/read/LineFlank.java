package flowcv.read;

import java.util.function.IntToDoubleFunction;

/** The flank of a line: how far it is from its top to where it falls to a level. */
final class LineFlank {
    /** The edges of a pixel lie half of one from its middle. */
    private static final double HALF_A_PIXEL = 0.5;

    private LineFlank() {}

    /**
     * The length of a flank from the edge of the top's pixel on, in pixels and parts of one; as far as the profile goes
     * where it does not fall.
     *
     * @param profile levels across the line, pixel by pixel
     * @param size of the profile
     * @param step 1 or -1: which way to walk
     * @param level below that of the top
     */
    static double length(IntToDoubleFunction profile, int size, int top, int step, double level) {
        int i = top;
        while (i + step >= 0 && i + step < size && profile.applyAsDouble(i + step) > level) {
            i += step;
        }
        int next = i + step;
        double last = profile.applyAsDouble(i);
        double part = next < 0 || next >= size ? 0 : (last - level) / Math.max(1, last - profile.applyAsDouble(next));
        return Math.abs(i - top) + part - HALF_A_PIXEL;
    }
}
