package flowcv.draw.geometry;

import flowcv.image.Point;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Bends the sides of cells where they go on at a slight angle: rings are drawn round, and corners of
 * cubes and stars stay sharp.
 */
public final class Curves {
    /** Sides of rings with nine and more cells; corners of cubes turn by 60 degrees. */
    private static final double MOST_TURN = Math.toRadians(45);

    private static final double LEAST_TURN = Math.toRadians(2);
    private static final int SEGMENTS = 6;

    private final Map<Point, List<Edge>> meeting = new HashMap<>();
    private final Map<Set<Point>, Edge> byEnds = new HashMap<>();

    public Curves(List<Edge> edges) {
        for (Edge edge : edges) {
            byEnds.put(ends(edge.from(), edge.to()), edge);
            meeting.computeIfAbsent(edge.from(), p -> new ArrayList<>()).add(edge);
            meeting.computeIfAbsent(edge.to(), p -> new ArrayList<>()).add(edge);
        }
    }

    /** The way along a side: two points where it is straight. */
    public List<Point> path(Edge edge) {
        Point a = edge.from();
        Point b = edge.to();
        Point before = onward(edge, b, a);
        Point after = onward(edge, a, b);
        if (before == null && after == null) {
            return List.of(a, b);
        }
        double length = Math.hypot(b.x() - a.x(), b.y() - a.y());
        Point leave = direction(before == null ? a : before, b, length);
        Point arrive = direction(a, after == null ? b : after, length);
        List<Point> path = new ArrayList<>();
        for (int i = 0; i <= SEGMENTS; i++) {
            path.add(hermite(a, leave, b, arrive, (double) i / SEGMENTS));
        }
        return path;
    }

    /** The outline of a cell along its sides. */
    public List<Point> outline(List<Point> corners) {
        List<Point> outline = new ArrayList<>();
        for (int i = 0; i < corners.size(); i++) {
            Point from = corners.get(i);
            Edge edge = byEnds.get(ends(from, corners.get((i + 1) % corners.size())));
            List<Point> path = new ArrayList<>(edge == null ? List.of(from) : path(edge));
            if (!path.get(0).equals(from)) {
                Collections.reverse(path);
            }
            outline.addAll(path);
        }
        return outline;
    }

    /** The far end of the side that goes on from {@code at} at the slightest angle; null if none does. */
    private Point onward(Edge edge, Point from, Point at) {
        Point best = null;
        double least = MOST_TURN;
        for (Edge next : meeting.get(at)) {
            if (next.equals(edge) || next.kind() != edge.kind()) {
                continue;
            }
            Point to = next.from().equals(at) ? next.to() : next.from();
            double turn = turn(from, at, to);
            if (turn < least) {
                least = turn;
                best = to;
            }
        }
        return least < LEAST_TURN ? null : best;
    }

    /** Both ends of a side in any order; one where they are the same. */
    private static Set<Point> ends(Point a, Point b) {
        return new HashSet<>(List.of(a, b));
    }

    private static double turn(Point a, Point b, Point c) {
        double turn = Math.atan2(c.y() - b.y(), c.x() - b.x()) - Math.atan2(b.y() - a.y(), b.x() - a.x());
        return Math.abs(Math.atan2(Math.sin(turn), Math.cos(turn)));
    }

    private static Point direction(Point from, Point to, double length) {
        double d = Math.hypot(to.x() - from.x(), to.y() - from.y());
        return new Point((to.x() - from.x()) / d * length, (to.y() - from.y()) / d * length);
    }

    private static Point hermite(Point a, Point leave, Point b, Point arrive, double t) {
        double s = 1 - t;
        double wa = s * s * (1 + 2 * t);
        double wb = t * t * (1 + 2 * s);
        double wl = t * s * s;
        double wr = -t * t * s;
        return new Point(
                wa * a.x() + wb * b.x() + wl * leave.x() + wr * arrive.x(),
                wa * a.y() + wb * b.y() + wl * leave.y() + wr * arrive.y());
    }
}
