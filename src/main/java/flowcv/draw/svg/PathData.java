package flowcv.draw.svg;

import flowcv.image.Point;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;

/** The text of paths: as short as it can be with coordinates to a tenth. */
final class PathData {
    /** Corners of one point differ by less than this. */
    static final double SAME = 0.05;
    /** Lines that turn by less, in radians, go straight on. */
    private static final double STRAIGHT = 0.002;

    private final StringBuilder text = new StringBuilder();

    /** Adds a line through some points. */
    PathData line(List<Point> points) {
        return add(points, false);
    }

    /** Adds a closed line around some points. */
    PathData around(List<Point> points) {
        return add(points, true);
    }

    /** Adds lines, of which those that meet are drawn in one. */
    PathData joined(List<List<Point>> lines) {
        LineEnds left = new LineEnds(lines);
        for (Optional<List<Point>> line = left.takeFirst(); line.isPresent(); line = left.takeFirst()) {
            Deque<Point> chain = new ArrayDeque<>(line.get());
            for (boolean more = true; more; ) {
                more = extend(chain, left, false) || extend(chain, left, true);
            }
            List<Point> points = new ArrayList<>(chain);
            boolean closed = points.size() > 3 && isSame(chain.getFirst(), chain.getLast());
            add(closed ? points.subList(0, points.size() - 1) : points, closed);
        }
        return this;
    }

    /** Puts the line that goes on straightest from an end of a chain there; false where none does. */
    private static boolean extend(Deque<Point> chain, LineEnds left, boolean atFront) {
        if (isSame(chain.getFirst(), chain.getLast())) {
            return false;
        }
        Iterator<Point> inward = atFront ? chain.iterator() : chain.descendingIterator();
        Point end = inward.next();
        Point before = inward.next();
        Optional<List<Point>> next = left.take(end, way -> turn(before, end, way.get(1)));
        next.ifPresent(way -> way.subList(1, way.size()).forEach(atFront ? chain::addFirst : chain::addLast));
        return next.isPresent();
    }

    private PathData add(List<Point> points, boolean closed) {
        List<Point> corners = new ArrayList<>();
        int count = points.size();
        for (int i = 0; i < count; i++) {
            boolean isEnd = !closed && (i == 0 || i == count - 1);
            Point from = isEnd ? null : points.get((i + count - 1) % count);
            if (isEnd || turn(from, points.get(i), points.get((i + 1) % count)) > STRAIGHT) {
                corners.add(points.get(i));
            }
        }
        String x = number(corners.get(0).x());
        String y = number(corners.get(0).y());
        text.append('M').append(x).append(y.startsWith("-") ? "" : " ").append(y);
        for (Point corner : corners.subList(1, corners.size())) {
            String nextX = number(corner.x());
            String nextY = number(corner.y());
            if (nextX.equals(x) && nextY.equals(y)) {
                continue;
            }
            if (nextY.equals(y)) {
                text.append('H').append(nextX);
            } else if (nextX.equals(x)) {
                text.append('V').append(nextY);
            } else {
                text.append('L')
                        .append(nextX)
                        .append(nextY.startsWith("-") ? "" : " ")
                        .append(nextY);
            }
            x = nextX;
            y = nextY;
        }
        text.append(closed ? "Z" : "");
        return this;
    }

    /** A number to a tenth, in as few characters as there can be. */
    static String number(double value) {
        String plain = BigDecimal.valueOf(value)
                .setScale(1, RoundingMode.HALF_EVEN)
                .stripTrailingZeros()
                .toPlainString();
        return plain.startsWith("0.") ? plain.substring(1) : plain;
    }

    static boolean isSame(Point a, Point b) {
        return Math.abs(a.x() - b.x()) < SAME && Math.abs(a.y() - b.y()) < SAME;
    }

    /** By how much a line through three points turns at the second one, in radians. */
    private static double turn(Point a, Point b, Point c) {
        double turn = Math.atan2(c.y() - b.y(), c.x() - b.x()) - Math.atan2(b.y() - a.y(), b.x() - a.x());
        return Math.abs(Math.atan2(Math.sin(turn), Math.cos(turn)));
    }

    @Override
    public String toString() {
        return text.toString();
    }
}
