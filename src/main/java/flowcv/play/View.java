package flowcv.play;

/** A board on a canvas. */
interface View {
    /** Columns that it takes. */
    int width();

    /** Lines that it takes. */
    int height();

    /** Draws a game with its upper left corner at a column and a line. */
    void paint(Canvas canvas, int left, int top, Shown shown);

    /** The place whose cell a column and a line (from the corner of the board) lie in, or -1. */
    int placeAt(int x, int y);

    /** The place that a key leads to from another: a neighbor in about that direction; the same one if none. */
    int towards(int place, double dx, double dy);
}
