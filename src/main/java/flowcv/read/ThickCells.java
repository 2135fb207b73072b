package flowcv.read;

/**
 * Around how many cells lines were surely seen not to be all alike. Straightening a picture may blur that: where the
 * lines of a board look alike then, it has to be looked at before.
 *
 * @param outlined the most cells of one lattice that had lines of two weights
 * @param walled the most cells of one with lines of one weight, but for some that looked like walls
 */
record ThickCells(int outlined, int walled) {
    static final ThickCells NONE = new ThickCells(0, 0);

    /**
     * Thick lines that were seen around a smaller part of a board are the slant of lines that lean: a part of a
     * photograph that looks upright (met: 9 of 143 cells).
     */
    private static final double LEAST_OF_BOARD = 0.1;

    /**
     * Straightening interpolates between neighboring pixels: beside thin lines that are as wide as this, in pixels, an
     * outline, which is 2.6 times as wide, is seen to be thick still. Walls may be only a little wider than lines.
     */
    private static final double CLEAR_WIDTH = 4;

    /** There lines of two weights around less of a board than this are slanted ones, too (met: 16 of 36 cells). */
    private static final double NEARLY_ALL = 0.9;

    /** What was seen around those of one more lattice, too. */
    ThickCells and(CellFinder.Cells cells) {
        return new ThickCells(
                Math.max(outlined, cells.hasThickLines() ? cells.count() : 0),
                Math.max(walled, cells.hasWalls() ? cells.count() : 0));
    }

    /** Whether a straightened board whose lines look alike may have an outline or walls nevertheless. */
    boolean mayBeIn(CellGrid grid) {
        double least = thinWidth(grid) < CLEAR_WIDTH ? LEAST_OF_BOARD : NEARLY_ALL;
        return outlined >= least * grid.count() || walled >= LEAST_OF_BOARD * grid.count();
    }

    /** Most lines between two cells are wider, in pixels. */
    private static double thinWidth(CellGrid grid) {
        double[] widths = grid.between().stream()
                .filter(side -> side.kind() == Side.Kind.LINE)
                .mapToDouble(Side::width)
                .sorted()
                .toArray();
        return widths.length == 0 ? 0 : widths[widths.length / 4];
    }
}
