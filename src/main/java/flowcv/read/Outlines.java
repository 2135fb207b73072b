package flowcv.read;

import flowcv.image.Point;
import java.util.ArrayList;
import java.util.List;

/** Straight and curved sides along a course of points that follow the edges of pixels. */
final class Outlines {
    /** Farther than this from a straight side there is another corner, in cells; arcs of rings rise by 0.12 at most. */
    private static final double CORNER = 0.15;
    /** Sides that rise less are straight, in cells: pixels and the ends of lines make 0.025. */
    private static final double STRAIGHT = 0.03;
    /** Pieces of a curved side. */
    private static final int PIECES = 5;

    private Outlines() {}

    /** The corners along a course, its ends included; between them some more where a side is curved. */
    static List<Point> sides(List<Point> course, double cellSize) {
        List<Point> sides = new ArrayList<>();
        sides.add(course.get(0));
        add(course, cellSize, sides);
        return sides;
    }

    /** Adds all corners of a course but the first, by the method of Ramer, Douglas and Peucker. */
    private static void add(List<Point> course, double cellSize, List<Point> sides) {
        Point from = course.get(0);
        Point to = course.get(course.size() - 1);
        int farthest = 0;
        double most = CORNER * cellSize;
        double rise = 0;
        double flat = 0;
        double length = distance(from, to);
        for (int i = 1; i + 1 < course.size(); i++) {
            double off = offset(from, to, course.get(i));
            double bow = bow(distance(from, course.get(i)) / length);
            rise += bow * off;
            flat += bow * bow;
            if (Math.abs(off) > most) {
                most = Math.abs(off);
                farthest = i;
            }
        }
        if (farthest > 0) {
            add(course.subList(0, farthest + 1), cellSize, sides);
            add(course.subList(farthest, course.size()), cellSize, sides);
            return;
        }
        double height = flat > 0 ? rise / flat : 0;
        if (Math.abs(height) > STRAIGHT * cellSize) {
            double across = -height * (to.y() - from.y()) / length;
            double down = height * (to.x() - from.x()) / length;
            for (int k = 1; k < PIECES; k++) {
                double t = (double) k / PIECES;
                double bow = bow(t);
                sides.add(new Point(
                        from.x() + t * (to.x() - from.x()) + bow * across,
                        from.y() + t * (to.y() - from.y()) + bow * down));
            }
        }
        sides.add(to);
    }

    /** A parabola between 0 and 1, of height 1: flat arcs differ from it by less than anyone sees. */
    private static double bow(double t) {
        return 4 * t * Math.max(0, 1 - t);
    }

    /** How far a point lies to the right of a line on the screen; from its start where it has no length. */
    private static double offset(Point from, Point to, Point at) {
        double length = distance(from, to);
        return length == 0
                ? distance(from, at)
                : ((to.x() - from.x()) * (at.y() - from.y()) - (to.y() - from.y()) * (at.x() - from.x())) / length;
    }

    static double distance(Point a, Point b) {
        return Math.hypot(a.x() - b.x(), a.y() - b.y());
    }

    static Point mean(List<Point> points) {
        return new Point(
                points.stream().mapToDouble(Point::x).average().orElseThrow(),
                points.stream().mapToDouble(Point::y).average().orElseThrow());
    }
}
