package flowcv.draw.screen;

/**
 * How much of a screenshot stays around the board, in cells; infinite up to the picture's edge,
 * slightly negative where the cut runs through the border line.
 */
record Margins(double left, double top, double right, double bottom) {
    private static final double ALL = Double.POSITIVE_INFINITY;
    /** Nothing is cut off. */
    static final Margins UNCUT = new Margins(ALL, ALL, ALL, ALL);
}
