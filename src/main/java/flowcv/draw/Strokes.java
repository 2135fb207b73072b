package flowcv.draw;

import flowcv.board.Board;
import flowcv.board.Link;
import flowcv.board.Topology;
import flowcv.board.Trail;
import flowcv.image.Point;
import flowcv.read.Placement;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Turns a flow into strokes through the middles of its cells. A flow is one stroke, unless it leaves
 * over the border and comes in elsewhere, or passes below another lane of a bridge.
 */
public final class Strokes {
    /** Neighbors on a lattice are 1 apart, the nearest others 1.41 on squares and 1.73 on hexagons. */
    private static final double LATTICE_JUMP = 1.2;

    /** How far a jump runs beyond the middle of its cell, in distances of neighbors: over the border. */
    private static final double RUN_OFF = 0.75;

    private final Board board;
    private final Placement placement;
    private final double gap;
    private final Way way;
    private final double[] nearest;
    private final List<List<Integer>> neighbors = new ArrayList<>();

    /** Where flows pass from a cell to its neighbor. */
    @FunctionalInterface
    public interface Way {
        /** Points between the middles of two places, in the order from the first one. */
        List<Point> between(int from, int to);
    }

    /**
     * @param gap how far the lower lane of a bridge stays away from the middle of the upper one, in pixels
     */
    Strokes(Board board, Placement placement, double gap) {
        this(board, placement, gap, (from, to) -> List.of());
    }

    /** As {@link #Strokes(Board, Placement, double)}, where flows do not run straight from middle to middle. */
    public Strokes(Board board, Placement placement, double gap, Way way) {
        this.way = way;
        this.board = board;
        this.placement = placement;
        this.gap = gap;
        nearest = new double[board.size()];
        Arrays.fill(nearest, Double.MAX_VALUE);
        for (int place = 0; place < board.size(); place++) {
            neighbors.add(new ArrayList<>());
        }
        for (Link link : board.links()) {
            double distance = distance(link.first(), link.second());
            nearest[link.first()] = Math.min(nearest[link.first()], distance);
            nearest[link.second()] = Math.min(nearest[link.second()], distance);
            neighbors.get(link.first()).add(link.second());
            neighbors.get(link.second()).add(link.first());
        }
    }

    /** The strokes of one flow, in its order. */
    public List<Stroke> of(Trail trail) {
        List<Stroke> strokes = new ArrayList<>();
        List<Point> points = new ArrayList<>();
        List<Integer> places = trail.places();
        boolean isIn = false;
        for (int i = 0; i < places.size(); i++) {
            int place = places.get(i);
            boolean jumpsIn = i > 0 && isJump(places.get(i - 1), place);
            boolean jumpsOut = i + 1 < places.size() && isJump(place, places.get(i + 1));
            if (jumpsIn) {
                points.add(beyond(place, places.get(i - 1)));
            } else if (i > 0) {
                points.addAll(way.between(places.get(i - 1), place));
            }
            if (i > 0 && i + 1 < places.size() && isBelow(place, places.get(i - 1))) {
                Point before = points.get(points.size() - 1);
                Point after = jumpsOut ? beyond(place, places.get(i + 1)) : center(places.get(i + 1));
                points.add(towards(center(place), before, gap));
                strokes.add(Stroke.through(points, isIn || jumpsIn && points.size() == 2, false));
                isIn = false;
                points.clear();
                points.add(towards(center(place), after, gap));
            } else {
                points.add(center(place));
                isIn |= jumpsIn;
            }
            if (jumpsOut) {
                points.add(beyond(place, places.get(i + 1)));
                strokes.add(Stroke.through(points, isIn, true));
                isIn = false;
                points.clear();
            }
        }
        strokes.add(Stroke.through(points, isIn, false));
        return strokes;
    }

    /** Of the two lanes of a bridge the one along a row lies below. */
    private boolean isBelow(int place, int before) {
        return board.isBridge(place) && place / board.columns() == before / board.columns();
    }

    /**
     * Whether the link of two places goes around the border. The lattice tells it: in a photograph neighbors are twice as far
     * apart in one direction as in another. In free tilings all that is read as neighbors has a border in common.
     */
    private boolean isJump(int a, int b) {
        return board.topology() != Topology.GRAPH
                && Math.hypot(board.x(a) - board.x(b), board.y(a) - board.y(b)) > LATTICE_JUMP;
    }

    /**
     * Where a jump from a place leaves the board: on the side that has no neighbor and faces away
     * from the other end.
     */
    private Point beyond(int place, int other) {
        Point from = center(place);
        Point best = towards(from, center(other), -1);
        double bestFit = -1;
        for (int neighbor : neighbors.get(place)) {
            if (isJump(place, neighbor)) {
                continue;
            }
            Point opposite = towards(from, center(neighbor), -1);
            double fit = cosine(from, opposite, towards(from, center(other), -1));
            if (fit > bestFit && fit > 0.5 && !hasNeighborAt(place, opposite)) {
                best = opposite;
                bestFit = fit;
            }
        }
        return towards(from, best, RUN_OFF * Math.min(nearest[place], placement.cellSize() * 1.5));
    }

    private boolean hasNeighborAt(int place, Point direction) {
        Point from = center(place);
        for (int neighbor : neighbors.get(place)) {
            if (!isJump(place, neighbor) && cosine(from, direction, center(neighbor)) > 0.9) {
                return true;
            }
        }
        return false;
    }

    private Point center(int place) {
        return placement.centers().get(place);
    }

    private double distance(int a, int b) {
        return Math.hypot(
                center(a).x() - center(b).x(), center(a).y() - center(b).y());
    }

    /** The point at a distance from {@code from}, on the ray to {@code to}; behind it where negative. */
    private static Point towards(Point from, Point to, double distance) {
        double dx = to.x() - from.x();
        double dy = to.y() - from.y();
        double scale = distance / Math.max(Math.hypot(dx, dy), 1e-9);
        return new Point(from.x() + dx * scale, from.y() + dy * scale);
    }

    private static double cosine(Point from, Point a, Point b) {
        double ax = a.x() - from.x();
        double ay = a.y() - from.y();
        double bx = b.x() - from.x();
        double by = b.y() - from.y();
        return (ax * bx + ay * by) / Math.max(Math.hypot(ax, ay) * Math.hypot(bx, by), 1e-9);
    }
}
