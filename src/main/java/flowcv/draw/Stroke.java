package flowcv.draw;

import flowcv.image.Point;
import java.util.ArrayList;
import java.util.List;

/**
 * A line that is drawn without lifting the pen.
 *
 * @param points its corners in pixels, at least two
 * @param comesIn whether it begins beyond the border, where the flow comes in from another place
 * @param goesOut whether it ends there, and the flow goes on at another place
 */
public record Stroke(List<Point> points, boolean comesIn, boolean goesOut) {
    /** How many pixels a point may lie beside a line: far less than anyone sees. */
    private static final double STRAIGHT = 0.05;

    /** Keeps a copy of the list. */
    public Stroke {
        points = List.copyOf(points);
    }

    /** The stroke through some points; those on a straight line between others are left out. */
    static Stroke through(List<Point> points, boolean comesIn, boolean goesOut) {
        List<Point> corners = new ArrayList<>();
        for (int i = 0; i < points.size(); i++) {
            boolean end = i == 0 || i + 1 == points.size();
            if (end || bends(corners.get(corners.size() - 1), points.get(i), points.get(i + 1))) {
                corners.add(points.get(i));
            }
        }
        return new Stroke(corners, comesIn, goesOut);
    }

    private static boolean bends(Point from, Point through, Point to) {
        double dx = to.x() - from.x();
        double dy = to.y() - from.y();
        double offLine = Math.abs(dx * (through.y() - from.y()) - dy * (through.x() - from.x()));
        return offLine > STRAIGHT * Math.hypot(dx, dy);
    }
}
