package flowcv.draw.layout;

import flowcv.board.Board;
import flowcv.board.Lane;
import flowcv.board.Link;
import flowcv.image.Point;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Whether polygons are a plane picture of a board. */
final class LayoutCheck {
    /** Twice the area of a triangle, in square pixels: where numbers run out lies no picture. */
    private static final double LEAST = 1e-100;

    private static final double MOST = 1e100;

    private record Side(Point from, Point to) {}

    private LayoutCheck() {}

    /**
     * Whether each cell is seen whole from its center, cells share sides where the board has links and nowhere else, and no
     * cells lie over each other.
     */
    static boolean holds(Board board, List<List<Point>> polygons, List<Point> centers) {
        Map<Side, Integer> sides = new HashMap<>();
        for (int place = 0; place < board.size(); place++) {
            List<Point> polygon = polygons.get(place);
            Point center = centers.get(place);
            for (int i = 0; i < polygon.size(); i++) {
                Side side = new Side(polygon.get(i), polygon.get((i + 1) % polygon.size()));
                double turn = turn(center, side);
                if (!(turn > LEAST && turn < MOST) || sides.put(side, place) != null) {
                    return false;
                }
            }
        }
        Set<Link> shared = new HashSet<>();
        List<Side> border = new ArrayList<>();
        sides.forEach((side, place) -> {
            Integer other = sides.get(new Side(side.to(), side.from()));
            if (other == null) {
                border.add(side);
            } else {
                shared.add(Link.between(place, other, Lane.OTHER));
            }
        });
        return shared.equals(new HashSet<>(board.links())) && !isCrossed(border) && areOnce(centers, border);
    }

    private static boolean isCrossed(List<Side> border) {
        Map<Point, Integer> numbers = new HashMap<>();
        border.forEach(side -> {
            numbers.putIfAbsent(side.from(), numbers.size());
            numbers.putIfAbsent(side.to(), numbers.size());
        });
        double[] x = new double[numbers.size()];
        double[] y = new double[numbers.size()];
        numbers.forEach((point, number) -> {
            x[number] = point.x();
            y[number] = point.y();
        });
        int[] from = border.stream().mapToInt(side -> numbers.get(side.from())).toArray();
        int[] to = border.stream().mapToInt(side -> numbers.get(side.to())).toArray();
        return Crossings.isCrossed(from, to, x, y);
    }

    /** Whether the border goes around each center once: twice, and cells would lie over each other. */
    private static boolean areOnce(List<Point> centers, List<Side> border) {
        for (Point center : centers) {
            int times = 0;
            for (Side side : border) {
                boolean down = side.from().y() <= center.y();
                if (down != side.to().y() <= center.y() && turn(center, side) > 0 == down) {
                    times += down ? -1 : 1;
                }
            }
            if (Math.abs(times) != 1) {
                return false;
            }
        }
        return true;
    }

    /** Positive where a side goes clockwise around a point. */
    private static double turn(Point center, Side side) {
        return (side.from().x() - center.x()) * (side.to().y() - center.y())
                - (side.to().x() - center.x()) * (side.from().y() - center.y());
    }
}
