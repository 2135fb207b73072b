package flowcv.read.line;

import flowcv.image.MatBytes;
import flowcv.image.Mats;
import flowcv.image.StopSignal;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.opencv.core.Core;
import org.opencv.core.Mat;
import org.opencv.core.Point;
import org.opencv.core.Scalar;
import org.opencv.core.Size;
import org.opencv.imgproc.Imgproc;

/**
 * Completes lines below pipes: where a line runs straight into a pipe and another one comes out on its other side, they
 * are one. Faces then meet where their cells do, and not where a pipe is narrowest.
 */
final class HiddenLines {
    /** How much of a line tells its direction, in cells: 0.3 is seen on either side of a pipe, without its corners. */
    private static final double STUB = 0.22;

    private static final double LEAST_STUB = 0.1;
    /** A line that touches a pipe over more than this, in cells, runs along it. */
    private static final double GREATEST_TOUCH = 0.2;
    /** A pipe that crosses at 60 degrees covers 0.39 of a cell, one that bends there more. */
    static final double WIDEST_GAP = 0.62;
    /** A pipe is 0.33 of a cell wide, and 0.24 where dots are small. */
    private static final double NARROWEST_GAP = 0.2;
    /**
     * The cosine of the angle between a line and what joins it to its other end: arcs turn by 15 degrees on their way.
     */
    private static final double LEAST_STRAIGHT = Math.cos(Math.toRadians(16));
    /** How much of the way between two ends lies below the pipe. */
    private static final double LEAST_HIDDEN = 0.9;
    /** By how much longer a piece of line is than wide. */
    private static final double LEAST_ELONGATION = 2.5;

    /** Where a line meets a pipe, and the unit vector along it into the pipe. */
    private record End(double x, double y, double dx, double dy) {}

    private final byte[] lines;
    private final byte[] ink;
    /** Not 0 where a pixel of a line has ink beside it; lines end where ink begins. */
    private final byte[] touching;

    private final int width;
    private final int height;
    private final double cell;
    /** Tells the direction of lines that go straight on; nothing where their stubs do. */
    private final Optional<StraightTail> tail;

    private HiddenLines(
            byte[] lines,
            byte[] ink,
            byte[] touching,
            int width,
            int height,
            double cell,
            Optional<StraightTail> tail) {
        this.lines = lines;
        this.ink = ink;
        this.touching = touching;
        this.width = width;
        this.height = height;
        this.cell = cell;
        this.tail = tail;
    }

    /**
     * Draws what pipes hide.
     *
     * @param lines not 0 on lines; changed
     * @param ink not 0 on dots, pipes and their rims
     * @param cell in pixels
     * @param areStraight whether the direction of lines is told beyond corners, as cells of photographs may be so flat that
     *     pipes leave little of a line in one of them
     */
    static void complete(Mat lines, Mat ink, double cell, boolean areStraight) {
        HiddenLines hidden;
        List<End> ends;
        try (Mats mats = new Mats()) {
            Mat touching = mats.mat();
            Imgproc.dilate(
                    ink, touching, mats.keep(Imgproc.getStructuringElement(Imgproc.MORPH_CROSS, new Size(3, 3))));
            Core.min(lines, touching, touching);
            byte[] drawn = MatBytes.of(lines);
            Optional<StraightTail> tail =
                    areStraight ? Optional.of(new StraightTail(drawn, lines.cols(), cell)) : Optional.empty();
            hidden = new HiddenLines(
                    drawn, MatBytes.of(ink), MatBytes.of(touching), lines.cols(), lines.rows(), cell, tail);
            Mat places = mats.mat();
            Core.findNonZero(touching, places);
            ends = hidden.ends(places);
        }
        for (int i = 0; i < ends.size(); i++) {
            StopSignal.check();
            End end = ends.get(i);
            int other = hidden.partner(ends, i);
            if (other >= 0 && hidden.partner(ends, other) == i) {
                draw(lines, end, ends.get(other).x(), ends.get(other).y());
            } else {
                hidden.onward(end).ifPresent(point -> draw(lines, end, point.x, point.y));
            }
        }
    }

    private static void draw(Mat lines, End from, double x, double y) {
        Imgproc.line(lines, new Point(from.x(), from.y()), new Point(x, y), new Scalar(255), 2);
    }

    /**
     * Where a line comes out of a pipe, straight on, at another line: near a corner too little of it is left to see.
     */
    private Optional<Point> onward(End end) {
        boolean wasHidden = false;
        for (int step = 1; step <= WIDEST_GAP * cell; step++) {
            int x = (int) Math.round(end.x() + step * end.dx());
            int y = (int) Math.round(end.y() + step * end.dy());
            int at = y * width + x;
            if (!isInside(at)) {
                return Optional.empty();
            }
            wasHidden |= ink[at] != 0;
            if (wasHidden && ink[at] == 0) {
                boolean isCrossed = step >= NARROWEST_GAP * cell;
                return isCrossed && isLineNear(x, y, end) ? Optional.of(new Point(x, y)) : Optional.empty();
            }
        }
        return Optional.empty();
    }

    private boolean isLineNear(int x, int y, End end) {
        for (int away = 0; away <= 2; away++) {
            for (int side = -1; side <= 1; side++) {
                int lineY = (int) Math.round(y + away * end.dy() + side * end.dx());
                int lineX = (int) Math.round(x + away * end.dx() - side * end.dy());
                int at = lineY * width + lineX;
                if (lineX > 0 && lineX < width - 1 && isInside(at) && lines[at] != 0) {
                    return true;
                }
            }
        }
        return false;
    }

    /** @param places of pixels that touch ink, row by row */
    private List<End> ends(Mat places) {
        List<End> ends = new ArrayList<>();
        boolean[] seen = new boolean[lines.length];
        int[] xy = new int[2 * (int) places.total()];
        if (xy.length > 0) {
            places.get(0, 0, xy);
        }
        for (int i = 0; i < xy.length; i += 2) {
            int at = xy[i + 1] * width + xy[i];
            if (!seen[at] && isInside(at)) {
                end(at, seen, ends);
            }
        }
        return ends;
    }

    private void end(int from, boolean[] seen, List<End> ends) {
        List<Integer> end = new ArrayList<>();
        Deque<Integer> queue = new ArrayDeque<>(List.of(from));
        seen[from] = true;
        double x = 0;
        double y = 0;
        while (!queue.isEmpty()) {
            int at = queue.poll();
            end.add(at);
            x += at % width;
            y += at / width;
            for (int to : around(at)) {
                if (!seen[to] && isInside(to) && touching[to] != 0) {
                    seen[to] = true;
                    queue.add(to);
                }
            }
        }
        double middleX = x / end.size();
        double middleY = y / end.size();
        boolean isAcross = end.stream()
                .allMatch(
                        at -> Math.hypot(at % width - middleX, at / width - middleY) <= GREATEST_TOUCH * cell / 2 + 1);
        if (isAcross) {
            direct(end, middleX, middleY, ends);
        }
    }

    /** Adds an end if its line comes there straight, or what is seen of it is long and narrow. */
    private void direct(List<Integer> end, double x, double y, List<End> ends) {
        Optional<Double> straight = tail.flatMap(known -> known.angle(x, y));
        if (straight.isPresent()) {
            ends.add(new End(x, y, Math.cos(straight.get()), Math.sin(straight.get())));
            return;
        }
        List<Integer> stub = stub(end, x, y);
        double sx = 0;
        double sy = 0;
        double sxx = 0;
        double sxy = 0;
        double syy = 0;
        double farthest = 0;
        for (int at : stub) {
            double dx = at % width - x;
            double dy = at / width - y;
            sx += dx;
            sy += dy;
            sxx += dx * dx;
            sxy += dx * dy;
            syy += dy * dy;
            farthest = Math.max(farthest, Math.hypot(dx, dy));
        }
        int n = stub.size();
        double a = sxx / n - sx * sx / n / n;
        double b = sxy / n - sx * sy / n / n;
        double c = syy / n - sy * sy / n / n;
        double spread = Math.hypot((a - c) / 2, b);
        double along = (a + c) / 2 + spread;
        double across = Math.max((a + c) / 2 - spread, 0);
        if (farthest < LEAST_STUB * cell || along < LEAST_ELONGATION * LEAST_ELONGATION * across) {
            return;
        }
        double angle = Math.atan2(2 * b, a - c) / 2;
        // Away from what is seen of the line.
        double sign = sx * Math.cos(angle) + sy * Math.sin(angle) > 0 ? -1 : 1;
        ends.add(new End(x, y, sign * Math.cos(angle), sign * Math.sin(angle)));
    }

    /** The pixels of the line that are near its end and joined to it. */
    private List<Integer> stub(List<Integer> end, double x, double y) {
        List<Integer> stub = new ArrayList<>(end);
        Set<Integer> seen = new HashSet<>(end);
        for (int i = 0; i < stub.size(); i++) {
            for (int to : around(stub.get(i))) {
                if (isInside(to)
                        && lines[to] != 0
                        && Math.hypot(to % width - x, to / width - y) <= STUB * cell
                        && seen.add(to)) {
                    stub.add(to);
                }
            }
        }
        return stub;
    }

    private int[] around(int at) {
        return new int[] {
            at - 1, at + 1, at - width, at + width, at - width - 1, at - width + 1, at + width - 1, at + width + 1
        };
    }

    private boolean isInside(int at) {
        int x = at % width;
        int y = at / width;
        return at >= 0 && x > 0 && y > 0 && x < width - 1 && y < height - 1;
    }

    /** The end on the other side of the pipe that is most in line with one; -1 without one. */
    private int partner(List<End> ends, int from) {
        End a = ends.get(from);
        int best = -1;
        double straightest = 0;
        for (int i = 0; i < ends.size(); i++) {
            End b = ends.get(i);
            double dx = b.x() - a.x();
            double dy = b.y() - a.y();
            // Ends are many on textured pictures, and few lie near each other.
            if (Math.abs(dx) > WIDEST_GAP * cell || Math.abs(dy) > WIDEST_GAP * cell) {
                continue;
            }
            double distance = Math.hypot(dx, dy);
            if (i == from || distance > WIDEST_GAP * cell || distance < 1) {
                continue;
            }
            double leaving = (dx * a.dx() + dy * a.dy()) / distance;
            double arriving = -(dx * b.dx() + dy * b.dy()) / distance;
            double straight = Math.min(leaving, arriving);
            if (straight >= LEAST_STRAIGHT && straight > straightest && isHidden(a, b, distance)) {
                best = i;
                straightest = straight;
            }
        }
        return best;
    }

    private boolean isHidden(End a, End b, double distance) {
        int steps = (int) Math.ceil(distance);
        int hidden = 0;
        for (int i = 1; i < steps; i++) {
            int x = (int) Math.round(a.x() + (b.x() - a.x()) * i / steps);
            int y = (int) Math.round(a.y() + (b.y() - a.y()) * i / steps);
            hidden += ink[y * width + x] != 0 ? 1 : 0;
        }
        return hidden >= LEAST_HIDDEN * (steps - 1) - 2;
    }
}
