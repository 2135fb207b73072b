package flowcv.read;

import java.util.Optional;

/**
 * What the text of a board calls the cells of a grid of faces.
 *
 * @param count the number of cells
 * @param hexagons the lattice on which they lie, if they do: then they are called by row and column
 */
record CellNames(int count, Optional<HexLattice> hexagons) {
    /** The two pairs that make a puzzle have as many dots; fewer cells tell no plane either. */
    private static final int LEAST_CELLS = 4;

    static CellNames of(FaceGrid grid) {
        int count = grid.cells().size();
        Optional<HexLattice> hexagons = count < LEAST_CELLS ? Optional.empty() : FaceBoard.hexagons(grid);
        return new CellNames(count, hexagons.filter(lattice -> lattice.agrees(grid)));
    }

    /** The name of a cell of a board without a lattice. */
    static String free(int cell) {
        return "c" + (cell + 1);
    }

    String name(int cell) {
        return hexagons.map(lattice -> (lattice.rows()[cell] + 1) + "," + (lattice.columns()[cell] + 1))
                .orElseGet(() -> free(cell));
    }

    /** How the cells lie, in words. */
    String words() {
        return count + " cells, "
                + hexagons.map(lattice -> "hexagons in " + lattice.rowCount() + " rows of " + lattice.columnCount())
                        .orElseGet(() -> "on no lattice: " + free(0) + " to " + free(count - 1));
    }
}
