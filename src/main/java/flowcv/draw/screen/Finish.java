package flowcv.draw.screen;

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
}
