package flowcv.read.tiling;

import flowcv.image.Point;
import java.util.List;

/**
 * A place where a cell may be.
 *
 * @param outline its corners in the plane, in cells, in one sense of rotation
 * @param center in the plane, in cells
 * @param isBeyond whether it lies around what was found: it is no cell, but its side of the border tells of one
 * @param right from its left to its right side, in cells: a slanted cell lies in the picture as a square does in this frame
 * @param down from its upper to its lower side
 */
public record Cell(List<Point> outline, Point center, boolean isBeyond, Point right, Point down) {
    /** A place where a square or a hexagon of size 1 may be. */
    public Cell(List<Point> outline, Point center, boolean isBeyond) {
        this(outline, center, isBeyond, new Point(1, 0), new Point(0, 1));
    }

    /** Keeps a copy of the corners. */
    public Cell {
        outline = List.copyOf(outline);
    }
}
