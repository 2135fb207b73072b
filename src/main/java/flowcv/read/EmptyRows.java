package flowcv.read;

import flowcv.read.pixel.Pixels;

/**
 * Rows of a picture without anything in them. No line of a board crosses them, so what lies beyond them does not belong
 * to it: on tall screens that is half of the picture.
 */
final class EmptyRows {
    /** Levels by which brightness differs within them at most: fainter than the faintest line that is looked for. */
    private static final int EVEN = 8;
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
        int least = 255;
        int greatest = 0;
        int run = 0;
        int last = step < 0 ? 0 : pixels.height() - 1;
        for (int y = from; y != last; y += step) {
            int[] range = pixels.range(y, EVEN);
            least = Math.min(least, range[0]);
            greatest = Math.max(greatest, range[1]);
            boolean isEven = range[1] - range[0] <= EVEN;
            if (!isEven || greatest - least > EVEN) {
                least = isEven ? range[0] : 255;
                greatest = isEven ? range[1] : 0;
                run = 0;
            }
            run += isEven ? 1 : 0;
            if (run == enough) {
                return y;
            }
        }
        return last;
    }
}
