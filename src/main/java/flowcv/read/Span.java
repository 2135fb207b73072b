package flowcv.read;

import flowcv.image.Point;
import java.util.List;
import java.util.Optional;

/**
 * Where a border lies: on the straight line that fits it best. It is a point where a border has no length.
 *
 * @param from one end, in pixels of the picture
 * @param to the other
 */
record Span(Point from, Point to) {
    /** The sine of 17 degrees: lines at a smaller angle, and points, tell too little of where they meet. */
    private static final double LEAST_SINE = 0.3;

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

    /** How far along the line a point lies from the middle, in lengths: -0.5 at the one end, 0.5 at the other. */
    double at(Point point) {
        Point middle = middle();
        double along = (point.x() - middle.x()) * dx() + (point.y() - middle.y()) * dy();
        return along / (length() * length());
    }

    /** Where both lines meet; nowhere for sure where they are nearly parallel. */
    Optional<Point> crossing(Span other) {
        double cross = dx() * other.dy() - dy() * other.dx();
        double lengths = length() * other.length();
        if (lengths == 0 || Math.abs(cross) < LEAST_SINE * lengths) {
            return Optional.empty();
        }
        double share = ((other.from.x() - from.x()) * other.dy() - (other.from.y() - from.y()) * other.dx()) / cross;
        return Optional.of(new Point(from.x() + share * dx(), from.y() + share * dy()));
    }

    /** From one end to the other, in pixels. */
    double length() {
        return Math.hypot(dx(), dy());
    }

    private double dx() {
        return to.x() - from.x();
    }

    private double dy() {
        return to.y() - from.y();
    }
}
