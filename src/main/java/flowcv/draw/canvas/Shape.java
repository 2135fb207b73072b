package flowcv.draw.canvas;

import flowcv.image.Point;
import java.util.List;
import java.util.function.DoubleBinaryOperator;

/**
 * A filled shape as a signed distance field, which gives exact antialiasing at any width below and
 * above one pixel. Coordinates in pixels, 0 the middle of the first.
 *
 * @param distance to the edge
 * @param left of a box around the shape
 * @param top of a box around the shape
 * @param right of a box around the shape
 * @param bottom of a box around the shape
 */
public record Shape(DoubleBinaryOperator distance, double left, double top, double right, double bottom) {

    public static Shape disc(Point center, double radius) {
        return ellipse(center, radius, radius);
    }

    /** An ellipse along the axes; the distance is exact for circles and close for others. */
    public static Shape ellipse(Point center, double rx, double ry) {
        double small = Math.min(rx, ry);
        return new Shape(
                (x, y) -> (Math.hypot((x - center.x()) / rx, (y - center.y()) / ry) - 1) * small,
                center.x() - rx,
                center.y() - ry,
                center.x() + rx,
                center.y() + ry);
    }

    /** A rectangle with rounded corners. */
    public static Shape box(double left, double top, double right, double bottom, double radius) {
        double cx = (left + right) / 2;
        double cy = (top + bottom) / 2;
        double hx = (right - left) / 2 - radius;
        double hy = (bottom - top) / 2 - radius;
        return new Shape(
                (x, y) -> {
                    double dx = Math.abs(x - cx) - hx;
                    double dy = Math.abs(y - cy) - hy;
                    return Math.hypot(Math.max(dx, 0), Math.max(dy, 0)) + Math.min(Math.max(dx, dy), 0) - radius;
                },
                left,
                top,
                right,
                bottom);
    }

    /** A path drawn with a round pen. */
    public static Shape stroke(List<Point> path, double width) {
        double r = width / 2;
        Box box = Box.around(path);
        return new Shape(
                (x, y) -> {
                    double nearest = Double.MAX_VALUE;
                    for (int i = 0; i + 1 < path.size(); i++) {
                        nearest = Math.min(nearest, toSegment(x, y, path.get(i), path.get(i + 1)));
                    }
                    return nearest - r;
                },
                box.left() - r,
                box.top() - r,
                box.right() + r,
                box.bottom() + r);
    }

    /** A polygon, convex or not. */
    public static Shape polygon(List<Point> corners) {
        Box box = Box.around(corners);
        return new Shape(
                (x, y) -> {
                    double nearest = Double.MAX_VALUE;
                    boolean inside = false;
                    for (int i = 0, j = corners.size() - 1; i < corners.size(); j = i++) {
                        Point a = corners.get(i);
                        Point b = corners.get(j);
                        nearest = Math.min(nearest, toSegment(x, y, a, b));
                        if ((a.y() > y) != (b.y() > y) && x < (b.x() - a.x()) * (y - a.y()) / (b.y() - a.y()) + a.x()) {
                            inside = !inside;
                        }
                    }
                    return inside ? -nearest : nearest;
                },
                box.left(),
                box.top(),
                box.right(),
                box.bottom());
    }

    /** The edge of this shape alone, drawn with a pen. */
    public Shape outline(double width) {
        double r = width / 2;
        return new Shape(
                (x, y) -> Math.abs(distance.applyAsDouble(x, y)) - r, left - r, top - r, right + r, bottom + r);
    }

    /** This shape and another as one. */
    public Shape with(Shape other) {
        return new Shape(
                (x, y) -> Math.min(distance.applyAsDouble(x, y), other.distance.applyAsDouble(x, y)),
                Math.min(left, other.left),
                Math.min(top, other.top),
                Math.max(right, other.right),
                Math.max(bottom, other.bottom));
    }

    private static double toSegment(double x, double y, Point a, Point b) {
        double dx = b.x() - a.x();
        double dy = b.y() - a.y();
        double squared = dx * dx + dy * dy;
        double t = squared == 0 ? 0 : ((x - a.x()) * dx + (y - a.y()) * dy) / squared;
        t = Math.max(0, Math.min(1, t));
        return Math.sqrt(square(x - a.x() - t * dx) + square(y - a.y() - t * dy));
    }

    private static double square(double v) {
        return v * v;
    }
}
