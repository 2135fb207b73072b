package flowcv.read.region;

import flowcv.image.Point;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The sides of cells that are given by their pixels, and where their corners lie. */
final class Sides {
    /** Cells that meet at one corner seem to share a side of at most so much, in cells; neighbors share 0.3 and more. */
    private static final double LONGEST_CORNER = 0.24;
    /** A side of no other cell has a corner where it is so far from the straight way, as a share of that: arcs reach 0.1. */
    private static final double CORNER = 0.17;
    /** Nearer to its corners a side is not looked at, in cells. */
    private static final double MARGIN = 0.12;
    /** The cosine of 15 degrees; the flattest corner of a cell of the game turns by 60, that of what two became by 0. */
    private static final double STRAIGHT = Math.cos(Math.toRadians(15));
    /** What a corner counts that no side tells of, against one side. */
    private static final double LITTLE = 0.02;

    /** One on the way around a cell. */
    record Step(int side, boolean isBackward) {}

    private final int width;
    private final double cell;
    private final List<Side> sides = new ArrayList<>();
    private final List<List<Step>> around = new ArrayList<>();
    private final List<Point> corners = new ArrayList<>();
    /** By point where three or more meet the corner that it belongs to. */
    private final Map<Integer, Integer> cornerOf = new HashMap<>();

    private Sides(int width, double cell) {
        this.width = width;
        this.cell = cell;
    }

    /**
     * The sides of cells.
     *
     * @param around the courses around each cell
     * @param width of the picture that they lie in
     * @param cell how large cells are, in pixels
     */
    static Sides of(List<List<Course>> around, int width, double cell) {
        Sides sides = new Sides(width, cell);
        sides.join(around);
        around.forEach(sides::add);
        sides.settle();
        return sides;
    }

    /** All sides, each once. */
    List<Side> list() {
        return Collections.unmodifiableList(sides);
    }

    /** The sides of a cell, one after the other, clockwise. */
    List<Step> around(int cell) {
        return Collections.unmodifiableList(around.get(cell));
    }

    /** A side from corner to corner. */
    Bent bent(int side) {
        Side at = sides.get(side);
        Bent fit = fit(at);
        return new Bent(corners.get(at.from()), corners.get(at.to()), fit.bow());
    }

    /** Where lines end at the sides of cells. */
    List<LineEnd> lineEnds() {
        List<LineEnd> ends = new ArrayList<>();
        for (int cell = 0; cell < around.size(); cell++) {
            List<Step> steps = around.get(cell);
            for (int i = 0; i < steps.size(); i++) {
                Step next = steps.get((i + 1) % steps.size());
                if (isStraight(steps.get(i), next)) {
                    ends.add(new LineEnd(cell, beyond(steps.get(i), cell), beyond(next, cell)));
                }
            }
        }
        return ends;
    }

    private int beyond(Step step, int cell) {
        Side side = sides.get(step.side());
        return side.cell() == cell ? side.other() : side.cell();
    }

    /** Whether two sides of a cell, one after the other, with cells beyond, are one line. */
    private boolean isStraight(Step one, Step next) {
        if (sides.get(one.side()).other() < 0 || sides.get(next.side()).other() < 0) {
            return false;
        }
        Point in = bent(one.side()).normal(!one.isBackward());
        Point out = bent(next.side()).normal(next.isBackward());
        double cosine = in.x() * out.x() + in.y() * out.y();
        return (one.isBackward() == next.isBackward() ? cosine : -cosine) > STRAIGHT;
    }

    private Point at(int point) {
        return Courses.at(point, width);
    }

    /** Makes one corner of points where three or more meet that lie so near. */
    private void join(List<List<Course>> all) {
        Map<Integer, Integer> roots = new HashMap<>();
        for (List<Course> courses : all) {
            for (Course course : courses) {
                int first = root(roots, course.first());
                int last = root(roots, course.last());
                if (first != last && distance(at(course.first()), at(course.last())) < LONGEST_CORNER * cell) {
                    roots.put(Math.max(first, last), Math.min(first, last));
                }
            }
        }
        Map<Integer, List<Point>> members = new HashMap<>();
        roots.keySet().stream().sorted().toList().forEach(point -> members.computeIfAbsent(
                        root(roots, point), root -> new ArrayList<>())
                .add(at(point)));
        Map<Integer, Integer> numbers = new HashMap<>();
        members.keySet().stream().sorted().forEach(root -> {
            numbers.put(root, corners.size());
            corners.add(mean(members.get(root)));
        });
        List.copyOf(roots.keySet()).forEach(point -> cornerOf.put(point, numbers.get(root(roots, point))));
    }

    private static int root(Map<Integer, Integer> roots, int point) {
        int at = point;
        for (int next = roots.computeIfAbsent(at, p -> p); next != at; next = roots.get(at)) {
            at = next;
        }
        return at;
    }

    /** Adds the sides of one cell; those that cells before it have are theirs. */
    private void add(List<Course> courses) {
        List<Step> steps = new ArrayList<>();
        for (Course course : courses) {
            int from = cornerOf.get(course.first());
            int to = cornerOf.get(course.last());
            if (from == to) {
                continue;
            }
            int known = course.other() < 0 || course.other() > course.cell() ? -1 : backward(course, from, to);
            if (known >= 0) {
                steps.add(new Step(known, true));
            } else {
                List<Point> points = course.points().stream().map(this::at).toList();
                split(course, from, to, points, steps);
            }
        }
        around.add(steps);
    }

    private int backward(Course course, int from, int to) {
        for (int i = 0; i < sides.size(); i++) {
            Side side = sides.get(i);
            if (side.cell() == course.other()
                    && side.other() == course.cell()
                    && side.from() == to
                    && side.to() == from) {
                return i;
            }
        }
        return -1;
    }

    private void split(Course course, int from, int to, List<Point> points, List<Step> steps) {
        double most = 0;
        int farthest = 0;
        Point begin = corners.get(from);
        Point end = corners.get(to);
        double length = distance(begin, end);
        for (int i = 0; i < points.size(); i++) {
            double off = Math.abs((points.get(i).y() - begin.y()) * (end.x() - begin.x())
                            - (points.get(i).x() - begin.x()) * (end.y() - begin.y()))
                    / length;
            if (off > most) {
                most = off;
                farthest = i;
            }
        }
        if (course.other() < 0 && most > Math.max(CORNER * length, MARGIN * cell)) {
            int corner = corners.size();
            corners.add(points.get(farthest));
            split(course, from, corner, points.subList(0, farthest + 1), steps);
            split(course, corner, to, points.subList(farthest, points.size()), steps);
        } else {
            steps.add(new Step(sides.size(), false));
            sides.add(new Side(course.cell(), course.other(), from, to, points));
        }
    }

    private Bent fit(Side side) {
        return Bent.of(corners.get(side.from()), corners.get(side.to()), side.points(), MARGIN * cell);
    }

    /** Moves each corner to where the sides that end there meet best. */
    private void settle() {
        double[][] sums = new double[corners.size()][5];
        for (Side side : sides) {
            Bent fit = fit(side);
            add(sums[side.from()], fit.from(), fit.normal(false));
            add(sums[side.to()], fit.to(), fit.normal(true));
        }
        for (int corner = 0; corner < sums.length; corner++) {
            double[] sum = sums[corner];
            Point before = corners.get(corner);
            double xx = sum[0] + LITTLE;
            double yy = sum[2] + LITTLE;
            double x = sum[3] + LITTLE * before.x();
            double y = sum[4] + LITTLE * before.y();
            double whole = xx * yy - sum[1] * sum[1];
            Point after = new Point((x * yy - sum[1] * y) / whole, (xx * y - sum[1] * x) / whole);
            if (distance(before, after) < LONGEST_CORNER * cell) {
                corners.set(corner, after);
            }
        }
    }

    private static void add(double[] sum, Point at, Point normal) {
        double off = normal.x() * at.x() + normal.y() * at.y();
        sum[0] += normal.x() * normal.x();
        sum[1] += normal.x() * normal.y();
        sum[2] += normal.y() * normal.y();
        sum[3] += normal.x() * off;
        sum[4] += normal.y() * off;
    }

    private static Point mean(List<Point> points) {
        double x = 0;
        double y = 0;
        for (Point point : points) {
            x += point.x() / points.size();
            y += point.y() / points.size();
        }
        return new Point(x, y);
    }

    private static double distance(Point a, Point b) {
        return Math.hypot(b.x() - a.x(), b.y() - a.y());
    }
}
