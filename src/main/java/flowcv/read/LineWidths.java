package flowcv.read;

import java.util.Collection;

/** Tells thin lines from thick ones by their widths in one picture. */
final class LineWidths {
    /**
     * Outlines and walls are 2.6 to 3.3 times as wide as grid lines; a gap between widths by this ratio
     * parts them, one pixel added to both for anti-aliasing.
     */
    private static final double THICK_RATIO = 1.6;

    private LineWidths() {}

    /** The width that parts thin from thick lines; {@link Double#MAX_VALUE} where all are alike. */
    static double parting(LatticeSides sides, Collection<Place> cells) {
        double[] widths = cells.stream()
                .flatMap(c -> java.util.Arrays.stream(sides.around(c)))
                .filter(s -> s.kind() == Side.Kind.LINE)
                .mapToDouble(Side::width)
                .sorted()
                .toArray();
        double ratio = THICK_RATIO;
        double parting = Double.MAX_VALUE;
        for (int i = 1; i < widths.length; i++) {
            double gap = (widths[i] + 1) / (widths[i - 1] + 1);
            if (gap > ratio) {
                ratio = gap;
                parting = (widths[i] + widths[i - 1]) / 2;
            }
        }
        return parting;
    }
}
