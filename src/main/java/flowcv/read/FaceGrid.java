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
 * @param photographed whether near cells may be larger than far ones
 */
record FaceGrid(List<Face> cells, List<FaceSide> sides, LineWeights weights, double cellSize, boolean photographed) {

    /** Keeps copies. */
    FaceGrid {
        cells = List.copyOf(cells);
        sides = List.copyOf(sides);
    }

    /** A board that is seen upright. */
    FaceGrid(List<Face> cells, List<FaceSide> sides, LineWeights weights, double cellSize) {
        this(cells, sides, weights, cellSize, false);
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
