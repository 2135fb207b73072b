package flowcv.read;

import flowcv.image.Point;
import java.util.List;
import java.util.function.Supplier;

/**
 * The cells of a board in any tiling.
 *
 * @param cells the board's faces, from top to bottom
 * @param sides borders of two cells; their ends are indices of {@code cells}
 * @param weights tells grid lines from walls and outlines
 * @param cellSize the square root of the median cell's area, in pixels
 * @param photographed whether near cells may be larger than far ones
 * @param outlines tells the corners of each cell around it, in pixels of the picture; of none where they are not known
 */
record FaceGrid(
        List<Face> cells,
        List<FaceSide> sides,
        LineWeights weights,
        double cellSize,
        boolean photographed,
        Supplier<List<List<Point>>> outlines) {

    /** Keeps copies. */
    FaceGrid {
        cells = List.copyOf(cells);
        sides = List.copyOf(sides);
    }

    /** Cells whose outlines nobody asks for. */
    FaceGrid(List<Face> cells, List<FaceSide> sides, LineWeights weights, double cellSize, boolean photographed) {
        this(cells, sides, weights, cellSize, photographed, List::of);
    }

    /** A board that is seen upright. */
    FaceGrid(List<Face> cells, List<FaceSide> sides, LineWeights weights, double cellSize) {
        this(cells, sides, weights, cellSize, false);
    }

    /** The same cells, whose outlines are known. */
    FaceGrid with(Supplier<List<List<Point>>> known) {
        return new FaceGrid(cells, sides, weights, cellSize, photographed, known);
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
