package flowcv.read;

import flowcv.read.pixel.Pixels;

/**
 * Rows of a picture without anything in them but what is smooth, as light behind a board is. No line of a board crosses
 * them, so what lies beyond them does not belong to it: on tall screens that is half of the picture.
 */
final class EmptyRows {
    /** Levels by which a pixel is brighter at most than those beside it: less than the faintest line that is looked for. */
    private static final int RIDGE = 6;
    /** Levels by which those differ at most: light fades by less over so little, edges of pipes and letters have more. */
    private static final int STEP = 20;
    /** Half of a line and its blur, in cells: outlines have 0.05, but those of wide screens a step besides. */
    private static final double BESIDE = 0.08;
    /** Grid lines are wider, in cells: 0.02 where cells are largest. */
    private static final double THINNEST = 0.014;
    /** So many cells of rows, one after the other, are more than any line is wide, and than where it is looked for. */
    private static final double LEAST_CELLS = 0.7;

    private EmptyRows() {}

    /**
     * The nearest empty rows in a direction.
     *
     * @param from the row to begin at
     * @param step 1 for downwards, -1 for upwards
     * @param cellSize in pixels
     * @return the last row of those that are enough, or else of the picture
     */
    static int next(Pixels pixels, int from, int step, double cellSize) {
        int enough = (int) Math.ceil(LEAST_CELLS * cellSize);
        int distance = (int) Math.max(2, Math.round(BESIDE * cellSize));
        int stride = (int) Math.max(1, THINNEST * cellSize);
        int run = 0;
        int last = step < 0 ? 0 : pixels.height() - 1;
        for (int y = from; (last - y) * step > 0; y += stride * step) {
            run = pixels.isSmooth(y, stride, distance, RIDGE, STEP) ? run + stride : 0;
            if (run >= enough) {
                return y;
            }
        }
        return last;
    }
}
