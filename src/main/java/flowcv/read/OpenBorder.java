package flowcv.read;

import flowcv.read.pixel.Ranks;
import java.util.List;
import java.util.Optional;

/** Tells whether a board ends at no more than a grid line in places, as it does where cells were left out. */
final class OpenBorder {
    /** Outlines have more ink than so many grid lines, however dark. */
    private static final double GREATEST_LIGHT = 1.4;

    /**
     * Where nothing blurs it, a line as wide as so many grid lines is the outline, however little ink a glow beside it
     * leaves (outlines are 2.6 times as wide and more; met: with 0.98 times the ink of grid lines).
     */
    private static final double WIDE = 1.8;

    private OpenBorder() {}

    /**
     * What speaks against cells.
     *
     * @param outer the lines around them
     * @param inner those between them
     * @param isSharp whether widths are those that were painted
     */
    static Optional<String> doubt(List<Side> outer, List<Side> inner, boolean isSharp) {
        double usual = Ranks.median(inner.stream().mapToDouble(Side::ink));
        double wide = WIDE * Ranks.median(inner.stream().mapToDouble(Side::width));
        double outline = Ranks.median(outer.stream().mapToDouble(Side::ink));
        boolean isOpen = outline > FaceCells.GREATEST_ALIKE * usual
                && outer.stream()
                        .anyMatch(side -> side.ink() <= GREATEST_LIGHT * usual && !(isSharp && side.width() >= wide));
        return isOpen
                ? Optional.of("around most cells there is an outline, around some there is none")
                : Optional.empty();
    }
}
