package flowcv.read.disc;

import flowcv.image.Mats;
import flowcv.image.Point;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;
import org.opencv.core.MatOfPoint2f;
import org.opencv.core.RotatedRect;
import org.opencv.imgproc.Imgproc;

/** Fits an ellipse through what may be its edge, seen from near its middle (M. Fischler and R. Bolles, 1981). */
public final class EdgeEllipse {
    /** Points lie as near to the edge, by radius, where the middle is not known yet; perspective moves it. */
    private static final double ROUGHLY = 0.07;
    /** The same where it is known; an edge is known to that. */
    public static final double NEAR = 0.03;
    /** And half as near are those that tell where it is. */
    private static final double NEAREST = 0.015;
    /** A way through a third of the points is missed by one in a million. */
    private static final int TRIALS = 400;

    private static final int FEWEST = 12;
    private static final int REFINEMENTS = 3;
    private static final int DEGREES = 360;

    private EdgeEllipse() {}

    /**
     * The ellipse on which points lie in most directions; nothing where they are few, or lie on none. Two in one direction
     * count once: edges beside each other are no better than one.
     *
     * @param middle near its middle, in pixels
     * @param points in pixels
     * @param leastAxes its shorter by its longer axis at least
     */
    public static Optional<Oval> through(Point middle, List<Point> points, double leastAxes) {
        if (points.size() < FEWEST) {
            return Optional.empty();
        }
        List<Ray> rays = points.stream().map(point -> Ray.to(point, middle)).toList();
        // The same picture is read in the same way each time.
        Random random = new Random(points.size());
        Optional<Centered> best = Optional.empty();
        long most = FEWEST - 1;
        for (int trial = 0; trial < TRIALS; trial++) {
            Centered ellipse = Centered.through(
                    rays.get(random.nextInt(rays.size())),
                    rays.get(random.nextInt(rays.size())),
                    rays.get(random.nextInt(rays.size())));
            long near = ellipse.isWide(leastAxes) ? directions(rays, ellipse) : 0;
            if (near > most) {
                most = near;
                best = Optional.of(ellipse);
            }
        }
        return best.flatMap(ellipse -> refined(ellipse, rays, points))
                .filter(oval -> oval.minor() >= leastAxes * oval.major());
    }

    /** In how many directions a place lies near to an ellipse. */
    private static int directions(List<Ray> rays, Centered ellipse) {
        BitSet directions = new BitSet(DEGREES);
        rays.stream().filter(ellipse::isNear).forEach(ray -> directions.set(ray.degrees()));
        return directions.cardinality();
    }

    /** The ellipse through the points near to a first one, wherever its middle is. */
    private static Optional<Oval> refined(Centered first, List<Ray> rays, List<Point> points) {
        List<Point> roughly = IntStream.range(0, rays.size())
                .filter(i -> first.isNear(rays.get(i)))
                .mapToObj(points::get)
                .toList();
        Optional<Oval> oval = fit(roughly);
        for (int i = 0; i < REFINEMENTS && oval.isPresent(); i++) {
            oval = fit(near(oval.get(), points, NEAR));
        }
        // Lines that cross the edge move some of its points; most lie nearer.
        for (int i = 0; i < REFINEMENTS && oval.isPresent(); i++) {
            Oval edge = oval.get();
            oval = fit(near(edge, points, NEAREST)).or(() -> Optional.of(edge));
        }
        return oval;
    }

    private static List<Point> near(Oval edge, List<Point> points, double most) {
        return points.stream().filter(point -> isOn(edge, point, most)).toList();
    }

    /** Whether a point lies on the edge. */
    public static boolean isOn(Oval edge, Point point) {
        return isOn(edge, point, NEAR);
    }

    /** @param most how far it is from it, by radius */
    private static boolean isOn(Oval edge, Point point, double most) {
        return Math.abs(edge.reach(point.x(), point.y()) - 1) <= most;
    }

    private static Optional<Oval> fit(List<Point> points) {
        if (points.size() < FEWEST) {
            return Optional.empty();
        }
        RotatedRect box = box(points);
        double wide = box.size.width / 2;
        double high = box.size.height / 2;
        double turn = Math.toRadians(box.angle) + (wide >= high ? 0 : Math.PI / 2);
        double major = Math.max(wide, high);
        double minor = Math.min(wide, high);
        return minor > 0 ? Optional.of(new Oval(box.center.x, box.center.y, major, minor, turn)) : Optional.empty();
    }

    private static RotatedRect box(List<Point> points) {
        try (Mats mats = new Mats()) {
            return Imgproc.fitEllipseDirect(mats.keep(new MatOfPoint2f(points.stream()
                    .map(p -> new org.opencv.core.Point(p.x(), p.y()))
                    .toArray(org.opencv.core.Point[]::new))));
        }
    }

    /**
     * A place as seen from the middle.
     *
     * @param cos of twice the angle
     * @param sin of twice the angle
     * @param degrees of the angle, rounded: 0 to 359
     * @param radius in pixels
     */
    private record Ray(double cos, double sin, int degrees, double radius) {
        static Ray to(Point point, Point middle) {
            double angle = Math.atan2(point.y() - middle.y(), point.x() - middle.x());
            int degrees = Math.floorMod((int) Math.rint(Math.toDegrees(angle)), DEGREES);
            double radius = Math.hypot(point.x() - middle.x(), point.y() - middle.y());
            return new Ray(Math.cos(2 * angle), Math.sin(2 * angle), degrees, radius);
        }
    }

    /**
     * An ellipse around the middle: in each direction one over the square of its radius is the sum of a constant and
     * shares of the cosine and the sine of twice the angle.
     */
    private record Centered(double constant, double cos, double sin) {
        /** The one through three places, by Cramer's rule. */
        static Centered through(Ray one, Ray two, Ray three) {
            double[][] rows = {row(one), row(two), row(three)};
            double det = det(rows, 0, 1, 2);
            return new Centered(det(rows, 3, 1, 2) / det, det(rows, 0, 3, 2) / det, det(rows, 0, 1, 3) / det);
        }

        private static double[] row(Ray ray) {
            return new double[] {1, ray.cos(), ray.sin(), 1 / (ray.radius() * ray.radius())};
        }

        private static double det(double[][] rows, int a, int b, int c) {
            return rows[0][a] * (rows[1][b] * rows[2][c] - rows[1][c] * rows[2][b])
                    - rows[0][b] * (rows[1][a] * rows[2][c] - rows[1][c] * rows[2][a])
                    + rows[0][c] * (rows[1][a] * rows[2][b] - rows[1][b] * rows[2][a]);
        }

        boolean isWide(double leastAxes) {
            double spread = Math.hypot(cos, sin);
            return constant - spread > leastAxes * leastAxes * (constant + spread);
        }

        boolean isNear(Ray ray) {
            double squares = constant + cos * ray.cos() + sin * ray.sin();
            return Math.abs(ray.radius() * Math.sqrt(squares) - 1) <= ROUGHLY;
        }
    }
}
