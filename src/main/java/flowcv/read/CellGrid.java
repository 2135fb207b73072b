package flowcv.read;

import java.util.List;

/**
 * The cells of a board on a square lattice, as they are drawn.
 *
 * @param x vertical lines; line 0 is the left border
 * @param y horizontal lines; line 0 is the upper border
 * @param present per row and column: is there a cell?
 * @param vertical per row, from left to right: the sides on the vertical lines, columns + 1 of them
 * @param horizontal per line from top to bottom, rows + 1 of them, and column
 * @param thickWidth lines at least this wide, in pixels, are walls or outlines
 */
record CellGrid(
        Axis x,
        Axis y,
        boolean[][] present,
        List<List<Side>> vertical,
        List<List<Side>> horizontal,
        double thickWidth) {

    int rows() {
        return present.length;
    }

    int columns() {
        return present[0].length;
    }

    double cellSize() {
        return Math.sqrt(x.pitch() * y.pitch());
    }

    boolean isThick(Side side) {
        return side.kind() == Side.Kind.LINE && side.width() >= thickWidth;
    }
}
