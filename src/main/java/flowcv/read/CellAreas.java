package flowcv.read;

/**
 * Which areas the cells of a board have, in cells as the size of its dots tells them.
 *
 * @param least area of a cell
 * @param greatest area of a cell
 */
record CellAreas(double least, double greatest) {
    /**
     * In screenshots (measured: 0.68 of the median cell and more). On rings dots are measured by how narrow the cells
     * are, and the outer ones are twice as long.
     */
    static final CellAreas SEEN_UPRIGHT = new CellAreas(0.4, 3.4);

    /**
     * In photographs, where near cells are larger than most dots tell, and far ones smaller (met: 7.8, a long cell of a ring
     * seen at a steep angle; by a least of 0.4 cells of cubes were lost).
     */
    static final CellAreas PHOTOGRAPHED = new CellAreas(0.25, 8);

    /** Area of a dot in cells is 0.38, of one with a piece of pipe 0.45. */
    private static final double LEAST_DOT = 0.25;

    private static final double GREATEST_DOT = 0.6;

    /** Whether a cell may have an area, in cells as the size of the dots tells them. */
    boolean contain(double area) {
        return area >= least && area <= greatest;
    }

    /**
     * Whether a face is about as large as a cell.
     *
     * @param cellSize as the size of the dots tells it, in pixels
     */
    boolean isLikeCell(Face face, double cellSize) {
        return !face.atEdge() && contain(face.area() / (cellSize * cellSize));
    }

    /** Whether such a face holds something as large as a dot. */
    boolean holdsDot(Face face, double cellSize) {
        double ink = face.ink() / (cellSize * cellSize);
        return isLikeCell(face, cellSize) && ink >= LEAST_DOT && ink <= GREATEST_DOT;
    }
}
