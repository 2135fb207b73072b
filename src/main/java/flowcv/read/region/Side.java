package flowcv.read.region;

import flowcv.image.Point;
import java.util.List;

/**
 * A side of a cell.
 *
 * @param cell on the right of somebody who walks along it
 * @param other the cell on the left; -1 for none
 * @param from the corner where it begins, by its number
 * @param to the corner where it ends
 * @param points along it, in pixels
 */
record Side(int cell, int other, int from, int to, List<Point> points) {
    Side {
        points = List.copyOf(points);
    }
}
