package flowcv.theme;

/**
 * What lies around a board.
 *
 * @param rgb its color
 * @param margin between the board and the picture's edges, in cells; 0 for none
 * @param decor what else is there
 */
record Page(int rgb, double margin, Decor decor) {
    /** What is above or below a board. */
    enum Decor {
        NONE,
        TITLE,
        TEXT,
        TOOLBAR
    }

    static Page read(Fields fields) {
        return new Page(fields.rgb(), fields.number(), fields.choice(Decor.class));
    }
}
