package flowcv.read;

import flowcv.image.Point;
import java.util.List;

/**
 * Where the sides that meet at a corner would meet if lines had no width: pixels close to it belong to whatever line is
 * thicker there, so it is told by where the sides run farther away.
 */
final class CornerFit {
    /** What of a side tells its direction, by the distance from its corner in cells: clear of an outline's half width. */
    static final double NEAR = 0.12;

    private static final double FAR = 0.45;

    /** How much the corner as it was found counts against one side: it decides along lines that go straight on. */
    private static final double FOUND = 0.05;

    private final Point found;
    private final double cellSize;
    private double xx = FOUND;
    private double xy;
    private double yy = FOUND;
    private double x;
    private double y;

    /** @param found where the corner seems to lie */
    CornerFit(Point found, double cellSize) {
        this.found = found;
        this.cellSize = cellSize;
    }

    /** Adds a side that begins or ends at the corner, as points along it. */
    void add(List<Point> side) {
        List<Point> part = side.stream()
                .filter(p ->
                        Outlines.distance(p, found) >= NEAR * cellSize && Outlines.distance(p, found) <= FAR * cellSize)
                .toList();
        if (part.size() < 2) {
            return;
        }
        Point middle = Outlines.mean(part);
        double sxx = 0;
        double sxy = 0;
        double syy = 0;
        for (Point p : part) {
            sxx += (p.x() - middle.x()) * (p.x() - middle.x());
            sxy += (p.x() - middle.x()) * (p.y() - middle.y());
            syy += (p.y() - middle.y()) * (p.y() - middle.y());
        }
        double direction = Math.atan2(2 * sxy, sxx - syy) / 2;
        double nx = -Math.sin(direction);
        double ny = Math.cos(direction);
        double off = nx * (middle.x() - found.x()) + ny * (middle.y() - found.y());
        xx += nx * nx;
        xy += nx * ny;
        yy += ny * ny;
        x += nx * off;
        y += ny * off;
    }

    /** The point with the least squares of distances from all sides. */
    Point corner() {
        double determinant = xx * yy - xy * xy;
        return new Point(found.x() + (yy * x - xy * y) / determinant, found.y() + (xx * y - xy * x) / determinant);
    }
}
