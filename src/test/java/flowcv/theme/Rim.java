package flowcv.theme;

/**
 * The frame of a board. Walls have its color.
 *
 * @param factor how many times as wide as the lines between cells; 0 for no frame at all
 * @param corner the radius of the board's corners, in cells
 */
record Rim(double factor, int rgb, double corner) {
    /** From here on a person sees that it is thicker. */
    private static final double THICK = 1.8;

    static Rim read(Fields fields) {
        return new Rim(fields.number(), fields.rgb(), fields.number());
    }

    boolean isThick() {
        return factor >= THICK;
    }
}
