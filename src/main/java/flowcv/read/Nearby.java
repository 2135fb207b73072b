package flowcv.read;

import flowcv.image.Point;
import java.util.List;

/** Some points, asked again and again whether one of them is near: mostly the same one is as the last time. */
final class Nearby {
    private final double[] xs;
    private final double[] ys;
    private int last;

    Nearby(List<Point> points) {
        this.xs = points.stream().mapToDouble(Point::x).toArray();
        this.ys = points.stream().mapToDouble(Point::y).toArray();
    }

    /** Whether any lies within a distance of a place, all in the same unit. */
    boolean isWithin(double distance, double x, double y) {
        for (int i = 0; i < xs.length; i++) {
            int each = i == 0 ? last : i <= last ? i - 1 : i;
            double dx = xs[each] - x;
            double dy = ys[each] - y;
            if (dx * dx + dy * dy <= distance * distance) {
                last = each;
                return true;
            }
        }
        return false;
    }
}
