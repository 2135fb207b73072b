package flowcv.read;

/**
 * All that was read of a board on a square lattice, before its openings are settled.
 *
 * @param grid its cells
 * @param marks what stands in them
 * @param pairs which dots belong together
 * @param dotRadius in pixels
 */
record Parts(CellGrid grid, Marks marks, DotPairing.Paired pairs, double dotRadius) {

    /** The board, if the border is taken so where a crop may have taken it. */
    Found<Reading.Read> board(Openings.Edges edges) {
        return GridBoard.assemble(grid, edges, marks, pairs, dotRadius);
    }
}
