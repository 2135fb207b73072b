package flowcv.read;

import java.util.Optional;
import java.util.stream.DoubleStream;

/**
 * Tells grid lines from walls where the outline is known: below all but the faintest of it is the widest gap in ink.
 */
final class OutlineGap {
    /** Light and vignettes change the ink of grid lines gradually; outlines have three times as much. */
    private static final double LEAST_GAP = 1.4;
    /** Of what touches the cells from outside so much may be letters and light. */
    private static final double FAINT = 0.25;
    /** Most lines are grid lines: a gap among the faintest quarter is none between kinds. */
    private static final double LEAST_SHARE = 0.25;

    private OutlineGap() {}

    /**
     * What parts grid lines from heavier ones, if there is a gap.
     *
     * @param outer ink of the outline's lines, in ascending order
     * @param inner that of the lines between cells, in ascending order
     */
    static Optional<LineWeights> of(double[] outer, double[] inner) {
        if (outer.length == 0 || inner.length == 0) {
            return Optional.empty();
        }
        double most = outer[(int) (FAINT * outer.length)];
        double[] all = DoubleStream.concat(DoubleStream.of(inner), DoubleStream.of(outer))
                .filter(ink -> ink <= most)
                .sorted()
                .toArray();
        double gap = LEAST_GAP;
        double least = 0;
        for (int i = (int) (LEAST_SHARE * all.length); i + 1 < all.length; i++) {
            double ratio = all[i + 1] / Math.max(1, all[i]);
            if (ratio > gap) {
                gap = ratio;
                least = Math.sqrt(all[i + 1] * Math.max(1, all[i]));
            }
        }
        return least == 0 ? Optional.empty() : Optional.of(new LineWeights(0, least, 0, LineWeights.Span.ANY, 0));
    }
}
