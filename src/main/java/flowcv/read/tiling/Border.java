package flowcv.read.tiling;

import flowcv.image.Point;

/**
 * What parts two places.
 *
 * @param from where it begins in the plane, in cells
 * @param to where it ends
 * @param first one of the places, by its index in the complex
 * @param second the other one, on the right side of somebody who walks from the beginning to the end with x to the
 *     right and y downward
 * @param opposite the border where a flow that leaves the board here would come in again; -1 for none
 * @param bow how far the middle of a bent border lies on the side of the second place from the straight way, in cells
 */
public record Border(Point from, Point to, int first, int second, int opposite, double bow) {
    /** Of no border. */
    public static final int NONE = -1;

    /** A straight border. */
    public Border(Point from, Point to, int first, int second, int opposite) {
        this(from, to, first, second, opposite, 0);
    }
}
