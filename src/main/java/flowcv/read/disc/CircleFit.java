package flowcv.read.disc;

import java.util.List;
import java.util.Optional;

/** Fits a circle to those points of a contour that lie near a first guess of it. */
public final class CircleFit {
    /** Directions told apart; a pipe of half the dot's width hides 6 of them. */
    private static final int DIRECTIONS = 36;
    /** How far the edge may be from the circle: anti-aliasing and JPEG move it by about a pixel. */
    private static final double SLACK_PIXELS = 1.2;

    private static final double SLACK_RATIO = 0.07;
    /** Fewer points make no circle that means anything. */
    private static final int LEAST_POINTS = 8;

    private static final double SINGULAR = 1e-9;

    private CircleFit() {}

    /**
     * The circle through the contour's points near a guess (algebraic least squares, Kasa 1976).
     *
     * @param points x and y in turn, in the unit of the guess
     */
    public static Disc refine(int[] points, double x, double y, double radius) {
        Band near = Band.around(radius, 2);
        Sums sums = new Sums();
        for (int i = 0; i < points.length; i += 2) {
            double dx = points[i] - x;
            double dy = points[i + 1] - y;
            if (near.holds(dx * dx + dy * dy)) {
                sums.add(dx, dy);
            }
        }
        return sums.circle()
                .map(c ->
                        new Disc(x + c.x(), y + c.y(), c.radius(), roundness(points, x + c.x(), y + c.y(), c.radius())))
                .orElse(new Disc(x, y, radius, 0));
    }

    /** The circle through all of some points, x and y each; nothing where too few are given or they lie on a line. */
    public static Optional<Disc> through(List<double[]> points) {
        if (points.isEmpty()) {
            return Optional.empty();
        }
        double x = points.get(0)[0];
        double y = points.get(0)[1];
        Sums sums = new Sums();
        for (double[] point : points) {
            sums.add(point[0] - x, point[1] - y);
        }
        return sums.circle().map(c -> new Disc(x + c.x(), y + c.y(), c.radius(), c.roundness()));
    }

    /** What the fit needs of all points. */
    private static final class Sums {
        private double sx;
        private double sy;
        private double sxx;
        private double sxy;
        private double syy;
        private double sxz;
        private double syz;
        private double sz;
        private int n;

        void add(double dx, double dy) {
            double z = dx * dx + dy * dy;
            n++;
            sx += dx;
            sy += dy;
            sxx += dx * dx;
            sxy += dx * dy;
            syy += dy * dy;
            sxz += dx * z;
            syz += dy * z;
            sz += z;
        }

        Optional<Disc> circle() {
            if (n < LEAST_POINTS) {
                return Optional.empty();
            }
            double a = sxx - sx * sx / n;
            double b = sxy - sx * sy / n;
            double c = syy - sy * sy / n;
            double p = (sxz - sx * sz / n) / 2;
            double q = (syz - sy * sz / n) / 2;
            double det = a * c - b * b;
            if (Math.abs(det) < SINGULAR) {
                return Optional.empty();
            }
            double cx = (p * c - q * b) / det;
            double cy = (a * q - b * p) / det;
            double radius = Math.sqrt(Math.max(0, (sz - 2 * cx * sx - 2 * cy * sy) / n + cx * cx + cy * cy));
            return Optional.of(new Disc(cx, cy, radius, 0));
        }
    }

    /** The share of all directions in which there are points near the circle. */
    private static double roundness(int[] points, double x, double y, double radius) {
        Band near = Band.around(radius, 1);
        boolean[] seen = new boolean[DIRECTIONS];
        int count = 0;
        int last = 0;
        for (int i = 0; i < points.length; i += 2) {
            double dx = points[i] - x;
            double dy = points[i + 1] - y;
            if (near.holds(dx * dx + dy * dy)) {
                // A contour goes from point to point, and most have the direction of the one before.
                last = Sector.of(dx, dy, last);
                count += seen[last] ? 0 : 1;
                seen[last] = true;
            }
        }
        return (double) count / DIRECTIONS;
    }

    /**
     * Around a circle.
     *
     * @param inner squared radius
     * @param outer squared radius
     */
    private record Band(double inner, double outer) {
        /** @param times how often the slack that a circle's points have */
        static Band around(double radius, int times) {
            double slack = times * (SLACK_PIXELS + SLACK_RATIO * radius);
            double inner = Math.max(0, radius - slack);
            return new Band(inner * inner, (radius + slack) * (radius + slack));
        }

        boolean holds(double square) {
            return square >= inner && square <= outer;
        }
    }

    /** A part of a turn: from one direction to another, the second left out. */
    private record Sector(double fromX, double fromY, double toX, double toY) {
        static final Sector[] ALL = new Sector[DIRECTIONS];

        static {
            for (int i = 0; i < DIRECTIONS; i++) {
                double from = 2 * Math.PI * i / DIRECTIONS - Math.PI;
                double to = 2 * Math.PI * (i + 1) / DIRECTIONS - Math.PI;
                ALL[i] = new Sector(Math.cos(from), Math.sin(from), Math.cos(to), Math.sin(to));
            }
        }

        /**
         * The number of the sector that a direction lies in.
         *
         * @param guess it, or one beside it, most often; the angle costs as much as all else
         */
        static int of(double dx, double dy, int guess) {
            for (int turn = 0; turn <= 2; turn++) {
                int sector = (guess + (turn == 2 ? DIRECTIONS - 1 : turn)) % DIRECTIONS;
                if (ALL[sector].holds(dx, dy)) {
                    return sector;
                }
            }
            return (int) ((Math.atan2(dy, dx) / (2 * Math.PI) + 0.5) * DIRECTIONS) % DIRECTIONS;
        }

        boolean holds(double dx, double dy) {
            return fromX * dy - fromY * dx >= 0 && toX * dy - toY * dx < 0;
        }
    }
}
