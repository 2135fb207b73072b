package flowcv.read.tiling;

import flowcv.image.Point;

/** A line of the plane of cells, from one point to another, where cells have a side. */
public record Line(Point from, Point to) {
    /** Half way between both ends. */
    public Point middle() {
        return new Point((from.x() + to.x()) / 2, (from.y() + to.y()) / 2);
    }

    /** The direction across it, of length 1: to the right of vertical lines, downward from others. */
    public Point normal() {
        double x = from.y() - to.y();
        double y = to.x() - from.x();
        double length = Math.copySign(Math.hypot(x, y), x + y);
        return new Point(x / length, y / length);
    }
}
