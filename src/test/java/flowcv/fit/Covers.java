package flowcv.fit;

import flowcv.image.Point;
import flowcv.read.Placement;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.opencv.core.Mat;
import org.opencv.core.Rect;
import org.opencv.core.Scalar;
import org.opencv.imgproc.Imgproc;

/** What lies over a board, so that not all of it is seen: a bar at one side, or strokes that somebody drew. */
final class Covers {
    /** Nothing. */
    static final Covers NONE = new Covers(null, List.of());

    /** What part of a border or place may be covered if it is to show what it is, and what part if it is to show nothing. */
    private static final double LITTLE = 0.2;

    private static final double MUCH = 0.8;
    /** What part of a line a stroke covers at least that hides it: the rest is too short to tell. */
    private static final double HIDING = 0.4;
    /** Points of a border that are looked at, between its junctions. */
    private static final int POINTS = 16;

    private static final double BEGIN = 0.13;
    private static final double LENGTH = 0.74;
    /** A line this near the edge of a bar may show or not, in cells: half of a thick one. */
    private static final double EDGE = 0.06;
    /** How far a border is looked at to both sides, in cells. */
    private static final double BESIDE = 0.35;
    /** A stroke this near covers a line, in cells. */
    private static final double NEAR = 0.1;

    /** Of so many lines the lightest is a wall's, where there are walls. */
    private static final int LINES = 30;

    /** How much of something is hidden. */
    enum Cover {
        /** Too little to matter. */
        SEEN,
        /** The line lies below a stroke, or right behind the edge of a bar. */
        HIDDEN,
        /** It lies far below a bar, whose color it has. */
        GONE,
        /** Neither one nor the other: nothing can be learned from it. */
        UNCLEAR
    }

    /**
     * Half of the plane.
     *
     * @param isColumn whether it is all that lies left or right of something
     * @param sign 1 if it lies below or right of it, -1 if above or left
     * @param from where it begins, in cells
     */
    private record Bar(boolean isColumn, int sign, double from) {
        /** How far a point lies behind its edge, in cells. */
        double behind(Point at) {
            return sign * ((isColumn ? at.x() : at.y()) - from);
        }
    }

    private record Stroke(Point from, Point to) {}

    private final Bar bar;
    private final List<Stroke> strokes;

    private Covers(Bar bar, List<Stroke> strokes) {
        this.bar = bar;
        this.strokes = strokes;
    }

    /** Lays a bar of one color over some of an upright board, from near a line on. */
    static Covers bar(Mat pixels, Placement placement, BoardPlane plane, Random random) {
        boolean isColumn = random.nextInt(4) == 0;
        int sign = random.nextInt(3) == 0 ? -1 : 1;
        double extent = isColumn ? plane.width() : plane.height();
        int line = random.nextInt(3) == 0 ? 0 : 1 + random.nextInt(2);
        double seen = random.nextInt(2) == 0 ? -0.03 - 0.2 * random.nextDouble() : 0.06 + 0.6 * random.nextDouble();
        double edge = line * plane.step(isColumn);
        double from = sign > 0 ? extent - edge + seen : edge - seen;
        Point corner = placement.corners().get(0);
        double cell = placement.cellSize();
        int at = (int) Math.round((isColumn ? corner.x() : corner.y()) + from * cell);
        int most = isColumn ? pixels.cols() : pixels.rows();
        int first = Math.max(1, Math.min(most - 1, at));
        int begin = sign > 0 ? first : 0;
        int length = sign > 0 ? most - first : first;
        Mat part = pixels.submat(
                isColumn ? new Rect(begin, 0, length, pixels.rows()) : new Rect(0, begin, pixels.cols(), length));
        int gray = random.nextBoolean() ? 25 + random.nextInt(45) : 190 + random.nextInt(66);
        boolean isGray = random.nextInt(3) > 0;
        part.setTo(
                isGray ? Scalar.all(gray) : new Scalar(random.nextInt(256), random.nextInt(256), random.nextInt(256)));
        part.release();
        return new Covers(new Bar(isColumn, sign, from), List.of());
    }

    /** Draws strokes over an upright board: most along lines, some across. */
    static Covers strokes(Mat pixels, Placement placement, BoardPlane plane, Random random) {
        List<Stroke> strokes = new ArrayList<>();
        int colors = random.nextInt(3);
        List<Stroke> lines = plane.lines().stream()
                .map(line -> new Stroke(line.get(0), line.get(1)))
                .toList();
        Scalar color = colors == 0 ? lineColor(pixels, placement, lines, random) : color(random);
        for (int i = 2 + random.nextInt(10); i > 0; i--) {
            double length = 0.5 + 1.3 * random.nextDouble();
            Stroke stroke = random.nextInt(4) > 0
                    ? along(lines.get(random.nextInt(lines.size())), length, random)
                    : anywhere(plane, length, random);
            int width = (int) Math.max(1, Math.round(placement.cellSize() * (0.04 + 0.08 * random.nextDouble())));
            Scalar its = colors < 2 ? color : color(random);
            Imgproc.line(pixels, at(placement, stroke.from()), at(placement, stroke.to()), its, width, Imgproc.LINE_AA);
            strokes.add(stroke);
        }
        return new Covers(null, strokes);
    }

    /** About along a line, and over its ends. */
    private static Stroke along(Stroke line, double length, Random random) {
        double x = line.to().x() - line.from().x();
        double y = line.to().y() - line.from().y();
        double its = Math.hypot(x, y);
        double off = random.nextGaussian() * 0.05 / its;
        double slant = random.nextGaussian() * 0.08 * length / its;
        double at = random.nextDouble();
        Point middle = new Point(line.from().x() + at * x - off * y, line.from().y() + at * y + off * x);
        return around(middle, length / its * x - slant * y, length / its * y + slant * x);
    }

    private static Stroke anywhere(BoardPlane plane, double length, Random random) {
        double angle = 2 * Math.PI * random.nextDouble();
        Point middle = new Point(plane.width() * random.nextDouble(), plane.height() * random.nextDouble());
        return around(middle, length * Math.cos(angle), length * Math.sin(angle));
    }

    private static Stroke around(Point middle, double x, double y) {
        return new Stroke(
                new Point(middle.x() - x / 2, middle.y() - y / 2), new Point(middle.x() + x / 2, middle.y() + y / 2));
    }

    private static Scalar color(Random random) {
        return random.nextInt(3) == 0
                ? Scalar.all(120 + random.nextInt(136))
                : new Scalar(random.nextInt(256), random.nextInt(256), 100 + random.nextInt(156));
    }

    /** The lightest color among the middles of some lines: of a wall, if there are walls. */
    private static Scalar lineColor(Mat pixels, Placement placement, List<Stroke> lines, Random random) {
        Scalar lightest = Scalar.all(0);
        for (int i = 0; i < LINES; i++) {
            Stroke line = lines.get(random.nextInt(lines.size()));
            Point middle = new Point(
                    (line.from().x() + line.to().x()) / 2,
                    (line.from().y() + line.to().y()) / 2);
            org.opencv.core.Point at = at(placement, middle);
            double[] color = pixels.get(
                    Math.min(pixels.rows() - 1, Math.max(0, (int) Math.round(at.y))),
                    Math.min(pixels.cols() - 1, Math.max(0, (int) Math.round(at.x))));
            lightest = sum(color) > sum(lightest.val) ? new Scalar(color) : lightest;
        }
        return lightest;
    }

    private static double sum(double[] color) {
        return color[0] + color[1] + color[2];
    }

    private static org.opencv.core.Point at(Placement placement, Point board) {
        Point corner = placement.corners().get(0);
        double cell = placement.cellSize();
        return new org.opencv.core.Point(corner.x() + board.x() * cell, corner.y() + board.y() * cell);
    }

    /** Of a line from one point of the board to another. */
    Cover ofBorder(Point from, Point to) {
        int behind = 0;
        int below = 0;
        int all = POINTS;
        for (int i = 0; i < all; i++) {
            double along = BEGIN + LENGTH * (i + 0.5) / all;
            Point at = new Point(from.x() + along * (to.x() - from.x()), from.y() + along * (to.y() - from.y()));
            behind += bar != null && bar.behind(at) > 0 ? 1 : 0;
            below += strokes.stream().anyMatch(stroke -> distance(stroke, at) < NEAR) ? 1 : 0;
        }
        if (below > 0) {
            return below < LITTLE * all ? Cover.SEEN : below > HIDING * all ? Cover.HIDDEN : Cover.UNCLEAR;
        }
        if (bar == null) {
            return Cover.SEEN;
        }
        double one = bar.behind(from);
        double other = bar.behind(to);
        boolean isParallel = Math.abs(one - other) < 1e-6;
        if (isParallel) {
            return Math.abs(one) < EDGE
                    ? Cover.UNCLEAR
                    : one < 0 ? Cover.SEEN : one < BESIDE ? Cover.HIDDEN : Cover.GONE;
        }
        return behind < LITTLE * all ? Cover.SEEN : behind > MUCH * all ? Cover.GONE : Cover.UNCLEAR;
    }

    /** Of a place around a point of the board. */
    Cover ofCell(Point center) {
        double behind = bar == null ? -1 : bar.behind(center) + 0.5;
        return behind < LITTLE ? Cover.SEEN : behind > MUCH ? Cover.GONE : Cover.UNCLEAR;
    }

    private static double distance(Stroke stroke, Point at) {
        double x = stroke.to().x() - stroke.from().x();
        double y = stroke.to().y() - stroke.from().y();
        double along =
                ((at.x() - stroke.from().x()) * x + (at.y() - stroke.from().y()) * y) / (x * x + y * y);
        double within = Math.max(0, Math.min(1, along));
        return Math.hypot(
                at.x() - stroke.from().x() - within * x, at.y() - stroke.from().y() - within * y);
    }
}
