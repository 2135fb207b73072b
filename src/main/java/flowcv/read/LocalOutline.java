package flowcv.read;

import java.util.function.Predicate;

/**
 * Tells the outline where light makes it fainter than elsewhere: the light that lies over it lies over the lines of
 * the same cell, too.
 */
final class LocalOutline {
    /**
     * Lines around one cell differ by less in ink (met below a mark: 119 and 131 with an outline of 412 to 456; where
     * walls are brighter than the outline: 278 to 315 with 488); of 61,000 in photographs 4 in 10,000 do not.
     */
    private static final double LEAST_OF_LINES = 1.5;

    /** One alone may be fainter than it is, below a tint. */
    private static final int LEAST_LINES = 2;

    /** Where more lines of the cell are seen a little less is enough (met beside a dot: 1.41; 6 in 10,000 lines). */
    private static final double LEAST_OF_MANY = 1.4;

    private static final int MANY_LINES = 4;

    private LocalOutline() {}

    /**
     * Whether a border has clearly more ink than all lines within the board around the same cell; not where there are
     * fewer than two.
     *
     * @param border of a cell and what is none
     * @param cell its number
     * @param isLine tells thin lines between two cells
     */
    static boolean isAt(FaceGraph graph, FaceSide border, int cell, Predicate<FaceSide> isLine) {
        double[] lines = graph.longSides(cell).stream()
                .filter(isLine)
                .mapToDouble(each -> each.side().ink())
                .sorted()
                .toArray();
        double least = lines.length >= MANY_LINES ? LEAST_OF_MANY : LEAST_OF_LINES;
        return lines.length >= LEAST_LINES
                && border.side().kind() == Side.Kind.LINE
                && border.side().ink() >= least * lines[lines.length - 1];
    }
}
