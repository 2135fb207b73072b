package flowcv.draw.screen;

import flowcv.draw.canvas.Veil;

/**
 * What happens to a screenshot after it is taken.
 *
 * @param margins how it is cropped
 * @param scale how it is resized, 1 not at all
 * @param veil filters and dimming
 * @param quality of the JPEG, 1 to 100; 0 for PNG
 */
record Finish(Margins margins, double scale, Veil veil, int quality) {
    /** A screenshot as the device stores it. */
    static final Finish NONE = new Finish(Margins.UNCUT, 1, Veil.NONE, 0);

    /**
     * How much of a screenshot stays around the board, in cells; infinite up to the picture's edge,
     * slightly negative where the cut runs through the border line.
     */
    record Margins(double left, double top, double right, double bottom) {
        private static final double ALL = Double.POSITIVE_INFINITY;
        /** Nothing is cut off. */
        static final Margins UNCUT = new Margins(ALL, ALL, ALL, ALL);
    }
}
