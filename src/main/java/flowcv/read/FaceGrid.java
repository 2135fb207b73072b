package flowcv.read;

import flowcv.image.Point;
import java.util.List;

/**
 * The cells of a board in any tiling.
 *
 * @param cells the board's faces, from top to bottom
 * @param sides borders of two cells; their ends are indices of {@code cells}
 * @param weights tells grid lines from walls and outlines
 * @param cellSize the square root of the median cell's area, in pixels
 */
record FaceGrid(List<Face> cells, List<FaceSide> sides, LineWeights weights, double cellSize) {

    /** Keeps copies. */
    FaceGrid {
        cells = List.copyOf(cells);
        sides = List.copyOf(sides);
    }

    /** What messages call a cell. */
    String name(int cell) {
        Point center = cells.get(cell).center();
        return "the cell at " + Math.round(center.x()) + ", " + Math.round(center.y());
    }

    boolean isWall(FaceSide side) {
        return weights.isThick(side.side());
    }
}
