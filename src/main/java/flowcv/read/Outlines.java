package flowcv.read;

import flowcv.image.Point;
import java.util.ArrayList;
import java.util.List;

/** Straight and curved sides along a course of points that follow the edges of pixels. */
final class Outlines {
    /** Corners turn by 60 degrees and more, pixels along straight lines by 15, arcs of rings by 10. */
    private static final double CORNER = Math.toRadians(35);
    /** How far along both sides of a corner its turn is measured, in cells. */
    private static final double ARM = 0.25;
    /** Sides that rise less are straight, in cells: pixels and the ends of lines make 0.02. */
    private static final double STRAIGHT = 0.025;
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

    /** Adds all corners of a course but the first. */
    private static void add(List<Point> course, double cellSize, List<Point> sides) {
        int corner = sharpest(course, cellSize);
        if (corner > 0) {
            CornerFit fit = new CornerFit(course.get(corner), cellSize);
            fit.add(course.subList(0, corner));
            fit.add(course.subList(corner + 1, course.size()));
            add(between(course.get(0), course.subList(1, corner), fit.corner()), cellSize, sides);
            Point last = course.get(course.size() - 1);
            add(between(fit.corner(), course.subList(corner + 1, course.size() - 1), last), cellSize, sides);
            return;
        }
        Point from = course.get(0);
        Point to = course.get(course.size() - 1);
        double length = distance(from, to);
        double rise = 0;
        double flat = 0;
        for (Point point : course) {
            double bow = bow(distance(from, point) / length);
            rise += bow * offset(from, to, point);
            flat += bow * bow;
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

    /** The point at which a course turns most, if that is a corner; 0 where there is none. */
    private static int sharpest(List<Point> course, double cellSize) {
        int arm = (int) Math.max(3, Math.round(ARM * cellSize));
        int sharpest = 0;
        double most = CORNER;
        for (int i = arm; i + arm < course.size(); i++) {
            Point at = course.get(i);
            Point before = course.get(i - arm);
            Point after = course.get(i + arm);
            double turn = Math.atan2(after.y() - at.y(), after.x() - at.x())
                    - Math.atan2(at.y() - before.y(), at.x() - before.x());
            turn = Math.abs(Math.atan2(Math.sin(turn), Math.cos(turn)));
            if (turn > most) {
                most = turn;
                sharpest = i;
            }
        }
        return sharpest;
    }

    private static List<Point> between(Point from, List<Point> course, Point to) {
        List<Point> points = new ArrayList<>(course.size() + 2);
        points.add(from);
        points.addAll(course);
        points.add(to);
        return points;
    }

    /** A parabola between 0 and 1, of height 1: flat arcs differ from it by less than anyone sees. */
    private static double bow(double t) {
        return 4 * t * Math.max(0, 1 - t);
    }

    /** How far a point lies to the right of a line on the screen. */
    private static double offset(Point from, Point to, Point at) {
        double length = distance(from, to);
        return ((to.x() - from.x()) * (at.y() - from.y()) - (to.y() - from.y()) * (at.x() - from.x())) / length;
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
