package flowcv.draw.canvas;

import flowcv.image.Point;
import java.util.Collection;

/** A rectangle along the axes, in pixels or in units of a board. */
public record Box(double left, double top, double right, double bottom) {

    /** The smallest box that holds all of the points; there is at least one. */
    public static Box around(Collection<Point> points) {
        double left = Double.MAX_VALUE;
        double top = Double.MAX_VALUE;
        double right = -Double.MAX_VALUE;
        double bottom = -Double.MAX_VALUE;
        for (Point p : points) {
            left = Math.min(left, p.x());
            top = Math.min(top, p.y());
            right = Math.max(right, p.x());
            bottom = Math.max(bottom, p.y());
        }
        return new Box(left, top, right, bottom);
    }

    /** From left to right. */
    public double width() {
        return right - left;
    }

    /** From top to bottom. */
    public double height() {
        return bottom - top;
    }

    public Point center() {
        return new Point((left + right) / 2, (top + bottom) / 2);
    }
}
