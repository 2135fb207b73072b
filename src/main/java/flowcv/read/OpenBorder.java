package flowcv.read;

import flowcv.read.pixel.Ranks;
import java.util.List;
import java.util.Optional;
import java.util.function.ToDoubleFunction;

/** Tells whether a board ends at no more than a grid line in places, as it does where cells were left out. */
final class OpenBorder {
    /** Outlines have more ink than so many grid lines, however dark, but for those that their widths tell. */
    private static final double GREATEST_LIGHT = 1.4;

    /** What the widths of lines tell. */
    enum Widths {
        /**
         * Those that were painted: outlines are wider than grid lines by 2.6 and more, with room for rounding, and
         * however little ink glow beside one leaves it (met: 0.98 of that of grid lines).
         */
        PAINTED(2.2, 0.8, 0, 0),
        /**
         * Those in a straightened photograph, where outlines are clearly wider than grid lines, and this one wider than
         * any of them: blur differs (met beside a lamp, which leaves one 1.33 times the ink: 8.1 to 9.9 pixels, grid
         * lines 5.3 to 7.6).
         */
        BLURRED(1.35, 0.95, 1.2, 1.05),
        /**
         * The same of lines that all are thick, by what tells them: those wider than any grid line by more need no more
         * ink (met beside a lamp: 1.21 and 1.29 of the widest, with 0.98 of a usual line's ink).
         */
        BLURRED_AND_THICK(1.35, 0.95, 0.9, 1.15),
        /** Those in any other photograph: near lines are wider than far ones. */
        UNKNOWN(Double.POSITIVE_INFINITY, 0, 0, 0);

        /** Usual outlines in usual grid lines, from which on widths tell them. */
        private final double clear;
        /** What every line of an outline has of their usual width then. */
        private final double least;
        /** And what it has of a grid line's ink. */
        private final double leastInk;
        /** And of the width of the widest grid line. */
        private final double ofWidest;

        Widths(double clear, double least, double leastInk, double ofWidest) {
            this.clear = clear;
            this.least = least;
            this.leastInk = leastInk;
            this.ofWidest = ofWidest;
        }

        /**
         * Whether a line is of the outline where that is clearly wider.
         *
         * @param width of the usual outline
         * @param ink of the usual grid line
         * @param widest grid line's width
         */
        private boolean tell(Side side, double width, double ink, double widest) {
            return side.whole()
                    && side.width() >= Math.max(least * width, ofWidest * widest)
                    && side.ink() >= leastInk * ink;
        }
    }

    private OpenBorder() {}

    /**
     * What speaks against cells.
     *
     * @param outer the lines around them
     * @param inner those between them
     * @param widths what their widths tell
     */
    static Optional<String> doubt(List<Side> outer, List<Side> inner, Widths widths) {
        double usual = median(inner, Side::ink);
        double width = median(outer, Side::width);
        boolean areClear = width >= widths.clear * median(inner, Side::width);
        double widest = inner.stream()
                .filter(side -> side.ink() <= GREATEST_LIGHT * usual)
                .mapToDouble(Side::width)
                .max()
                .orElse(0);
        boolean isOpen = median(outer, Side::ink) > FaceCells.GREATEST_ALIKE * usual
                && outer.stream()
                        .filter(side -> !(areClear && widths.tell(side, width, usual, widest)))
                        .anyMatch(side -> side.ink() <= GREATEST_LIGHT * usual);
        return isOpen
                ? Optional.of("around most cells there is an outline, around some there is none")
                : Optional.empty();
    }

    private static double median(List<Side> sides, ToDoubleFunction<Side> measure) {
        return Ranks.median(sides.stream().mapToDouble(measure));
    }
}
