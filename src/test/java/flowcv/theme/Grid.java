package flowcv.theme;

/**
 * What parts the cells.
 *
 * @param width of lines or gaps, in cells; no line is thinner than a pixel
 * @param rgb the color of lines or of what is seen through gaps
 * @param corner the radius of the corners of cells with gaps between them, in cells
 */
record Grid(Kind kind, double width, int rgb, double corner) {
    /** How cells are parted. */
    enum Kind {
        SOLID,
        DASHED,
        DOTTED,
        GAP,
        /** Only the colors of the cells tell them apart. */
        NONE
    }

    static Grid read(Fields fields) {
        return new Grid(fields.choice(Kind.class), fields.number(), fields.rgb(), fields.number());
    }

    /** Whether there is a line. */
    boolean isDrawn() {
        return kind != Kind.NONE && kind != Kind.GAP;
    }
}
