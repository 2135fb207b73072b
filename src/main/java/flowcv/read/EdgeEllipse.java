package flowcv.read;

import flowcv.image.Point;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;
import org.opencv.core.MatOfPoint2f;
import org.opencv.core.RotatedRect;
import org.opencv.imgproc.Imgproc;

/** Fits an ellipse through what may be its edge, seen from near its middle (M. Fischler and R. Bolles, 1981). */
final class EdgeEllipse {
    /** Points lie as near to the edge, by radius, where the middle is not known yet; perspective moves it. */
    private static final double ROUGHLY = 0.07;
    /** The same in the end. */
    private static final double NEAR = 0.03;
    /** Screens are not seen at steeper angles: shorter by longer axis. */
    private static final double LEAST_AXES = 0.55;
    /** A way through a third of the points is missed by one in a million. */
    private static final int TRIALS = 400;

    private static final int FEWEST = 12;
    private static final int REFINEMENTS = 3;

    private EdgeEllipse() {}

    /**
     * The ellipse on which most points lie; nothing where they are few, or lie on none.
     *
     * @param middle near its middle, in pixels
     * @param points in pixels
     */
    static Optional<Oval> through(Point middle, List<Point> points) {
        if (points.size() < FEWEST) {
            return Optional.empty();
        }
        double[][] polar = points.stream()
                .map(p -> new double[] {
                    Math.atan2(p.y() - middle.y(), p.x() - middle.x()),
                    Math.hypot(p.x() - middle.x(), p.y() - middle.y())
                })
                .toArray(double[][]::new);
        // The same picture is read in the same way each time.
        Random random = new Random(points.size());
        double[] best = null;
        int most = FEWEST - 1;
        for (int trial = 0; trial < TRIALS; trial++) {
            double[] ellipse = through(
                    polar[random.nextInt(polar.length)],
                    polar[random.nextInt(polar.length)],
                    polar[random.nextInt(polar.length)]);
            if (isWide(ellipse)) {
                int near = 0;
                for (double[] point : polar) {
                    near += isNear(ellipse, point) ? 1 : 0;
                }
                if (near > most) {
                    most = near;
                    best = ellipse;
                }
            }
        }
        if (best == null) {
            return Optional.empty();
        }
        double[] found = best;
        List<Point> near = IntStream.range(0, polar.length)
                .filter(i -> isNear(found, polar[i]))
                .mapToObj(points::get)
                .toList();
        Optional<Oval> oval = fit(near);
        for (int i = 0; i < REFINEMENTS && oval.isPresent(); i++) {
            Oval edge = oval.get();
            oval = fit(points.stream().filter(p -> isOn(edge, p)).toList());
        }
        return oval;
    }

    /** Whether a point lies on the edge. */
    static boolean isOn(Oval edge, Point point) {
        return Math.abs(edge.reach(point.x(), point.y()) - 1) <= NEAR;
    }

    private static Optional<Oval> fit(List<Point> points) {
        if (points.size() < FEWEST) {
            return Optional.empty();
        }
        MatOfPoint2f mat = new MatOfPoint2f(points.stream()
                .map(p -> new org.opencv.core.Point(p.x(), p.y()))
                .toArray(org.opencv.core.Point[]::new));
        RotatedRect box = Imgproc.fitEllipseDirect(mat);
        mat.release();
        double wide = box.size.width / 2;
        double high = box.size.height / 2;
        double turn = Math.toRadians(box.angle) + (wide >= high ? 0 : Math.PI / 2);
        double major = Math.max(wide, high);
        double minor = Math.min(wide, high);
        return minor >= LEAST_AXES * major
                ? Optional.of(new Oval(box.center.x, box.center.y, major, minor, turn))
                : Optional.empty();
    }

    /**
     * The ellipse around the middle through three places: one over the square of its radius is the first of these
     * numbers, and the others times cosine and sine of twice the angle.
     */
    private static double[] through(double[] one, double[] two, double[] three) {
        double[][] rows = new double[3][];
        double[][] places = {one, two, three};
        for (int i = 0; i < 3; i++) {
            double angle = 2 * places[i][0];
            rows[i] = new double[] {1, Math.cos(angle), Math.sin(angle), 1 / (places[i][1] * places[i][1])};
        }
        double det = det(rows, 0, 1, 2);
        return new double[] {det(rows, 3, 1, 2) / det, det(rows, 0, 3, 2) / det, det(rows, 0, 1, 3) / det};
    }

    private static double det(double[][] rows, int a, int b, int c) {
        return rows[0][a] * (rows[1][b] * rows[2][c] - rows[1][c] * rows[2][b])
                - rows[0][b] * (rows[1][a] * rows[2][c] - rows[1][c] * rows[2][a])
                + rows[0][c] * (rows[1][a] * rows[2][b] - rows[1][b] * rows[2][a]);
    }

    private static boolean isWide(double[] ellipse) {
        double spread = Math.hypot(ellipse[1], ellipse[2]);
        return ellipse[0] - spread > LEAST_AXES * LEAST_AXES * (ellipse[0] + spread);
    }

    private static boolean isNear(double[] ellipse, double[] point) {
        double angle = 2 * point[0];
        double squares = ellipse[0] + ellipse[1] * Math.cos(angle) + ellipse[2] * Math.sin(angle);
        return Math.abs(point[1] * Math.sqrt(squares) - 1) <= ROUGHLY;
    }
}
