package flowcv.read;

import flowcv.image.Point;
import java.util.List;

/**
 * Where a border lies: on the straight line that fits it best.
 *
 * @param from one end, in pixels of the picture
 * @param to the other
 */
record Span(Point from, Point to) {
    /**
     * The span of a border.
     *
     * @param points of it, from its one end to the other
     * @param axis a unit vector along it
     */
    static Span along(List<Point> points, double[] axis) {
        double x = points.stream().mapToDouble(Point::x).average().orElseThrow();
        double y = points.stream().mapToDouble(Point::y).average().orElseThrow();
        Point first = points.get(0);
        Point last = points.get(points.size() - 1);
        double from = (first.x() - x) * axis[0] + (first.y() - y) * axis[1];
        double to = (last.x() - x) * axis[0] + (last.y() - y) * axis[1];
        return new Span(
                new Point(x + from * axis[0], y + from * axis[1]), new Point(x + to * axis[0], y + to * axis[1]));
    }

    /** Half way between both ends. */
    Point middle() {
        return new Point((from.x() + to.x()) / 2, (from.y() + to.y()) / 2);
    }

    /** By how much one of two runs beside the other at most, in pixels: 0 where both are parts of one line. */
    double aside(Span other) {
        return Math.max(aside(other.middle()), other.aside(middle()));
    }

    private double aside(Point point) {
        double dx = to.x() - from.x();
        double dy = to.y() - from.y();
        return Math.abs((point.x() - from.x()) * dy - (point.y() - from.y()) * dx) / Math.hypot(dx, dy);
    }
}
