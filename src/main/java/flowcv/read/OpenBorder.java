package flowcv.read;

import flowcv.read.pixel.Ranks;
import java.util.List;
import java.util.Optional;
import java.util.function.ToDoubleFunction;

/** Tells whether a board ends at no more than a grid line in places, as it does where cells were left out. */
final class OpenBorder {
    /** Outlines have more ink than so many grid lines, however dark. */
    private static final double GREATEST_LIGHT = 1.4;

    /** Outlines are wider than grid lines by this ratio where nothing blurs them: by 2.6 and more, with room for rounding. */
    private static final double SHARP = 2.2;

    /**
     * Of the width of most of a sharp outline all of it has so much, however little ink glow beside it leaves (met: 0.98 of
     * the ink of grid lines).
     */
    private static final double LEAST_WIDTH = 0.8;

    private OpenBorder() {}

    /**
     * What speaks against cells.
     *
     * @param outer the lines around them
     * @param inner those between them
     * @param isScreenshot whether widths may be those that were painted
     */
    static Optional<String> doubt(List<Side> outer, List<Side> inner, boolean isScreenshot) {
        double usual = median(inner, Side::ink);
        double width = median(outer, Side::width);
        boolean isSharp = isScreenshot && width >= SHARP * median(inner, Side::width);
        boolean isOpen = median(outer, Side::ink) > FaceCells.GREATEST_ALIKE * usual
                && outer.stream()
                        .filter(side -> !(isSharp && side.whole() && side.width() >= LEAST_WIDTH * width))
                        .anyMatch(side -> side.ink() <= GREATEST_LIGHT * usual);
        return isOpen
                ? Optional.of("around most cells there is an outline, around some there is none")
                : Optional.empty();
    }

    private static double median(List<Side> sides, ToDoubleFunction<Side> measure) {
        return Ranks.median(sides.stream().mapToDouble(measure));
    }
}
