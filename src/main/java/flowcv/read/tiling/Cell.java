package flowcv.read.tiling;

import flowcv.image.Point;
import java.util.List;

/**
 * A place where a cell may be.
 *
 * @param outline its corners in the plane, in cells, in one sense of rotation
 * @param center in the plane, in cells
 * @param isBeyond whether it lies around what was found: it is no cell, but its side of the border tells of one
 */
public record Cell(List<Point> outline, Point center, boolean isBeyond) {
    /** Keeps a copy of the corners. */
    public Cell {
        outline = List.copyOf(outline);
    }
}
