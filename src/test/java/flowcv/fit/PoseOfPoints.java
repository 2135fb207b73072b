package flowcv.fit;

import flowcv.image.Mats;
import flowcv.image.Point;
import flowcv.read.tiling.Pose;
import java.util.List;
import org.opencv.calib3d.Calib3d;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.core.MatOfPoint2f;

/** The pose that moves points of a plane to points of a picture. */
final class PoseOfPoints {
    /** Photographs' lenses bend by up to some hundredths. */
    private static final double MOST_BEND = 0.08;

    private static final double LEAST_STEP = 1e-4;

    private PoseOfPoints() {}

    /** Without a bend, of at least four points. */
    static Pose flat(List<Point> plane, List<Point> seen, int width, int height) {
        return new Pose(homography(plane, seen), 0, width, height);
    }

    /** With the bend that leaves the least way between points, found by shrinking steps. */
    static Pose bent(List<Point> plane, List<Point> seen, int width, int height) {
        double best = 0;
        double least = miss(plane, seen, pose(plane, seen, best, width, height));
        for (double step = MOST_BEND / 2; step > LEAST_STEP; ) {
            double before = least;
            for (double bend : new double[] {best - step, best + step}) {
                double miss = miss(plane, seen, pose(plane, seen, bend, width, height));
                if (miss < least) {
                    least = miss;
                    best = bend;
                }
            }
            step = least < before ? step : step / 2;
        }
        return pose(plane, seen, best, width, height);
    }

    private static Pose pose(List<Point> plane, List<Point> seen, double bend, int width, int height) {
        List<Point> straight =
                seen.stream().map(point -> unbent(point, bend, width, height)).toList();
        return new Pose(homography(plane, straight), bend, width, height);
    }

    /** Where a point would lie without a bend: the fixed point of dividing by it. */
    private static Point unbent(Point point, double bend, int width, int height) {
        double unit = Math.max(width, height) / 2.0;
        double x = (point.x() - (width - 1) / 2.0) / unit;
        double y = (point.y() - (height - 1) / 2.0) / unit;
        double straightX = x;
        double straightY = y;
        for (int i = 0; i < 20; i++) {
            double by = 1 + bend * (straightX * straightX + straightY * straightY);
            straightX = x / by;
            straightY = y / by;
        }
        return new Point((width - 1) / 2.0 + unit * straightX, (height - 1) / 2.0 + unit * straightY);
    }

    private static double miss(List<Point> plane, List<Point> seen, Pose pose) {
        double sum = 0;
        for (int i = 0; i < plane.size(); i++) {
            Point at = pose.at(plane.get(i));
            sum += Math.pow(at.x() - seen.get(i).x(), 2)
                    + Math.pow(at.y() - seen.get(i).y(), 2);
        }
        return sum;
    }

    private static double[] homography(List<Point> from, List<Point> to) {
        try (Mats mats = new Mats()) {
            Mat found = mats.keep(Calib3d.findHomography(points(from, mats), points(to, mats)));
            double[] numbers = new double[9];
            found.convertTo(found, CvType.CV_64F);
            found.get(0, 0, numbers);
            return numbers;
        }
    }

    private static MatOfPoint2f points(List<Point> points, Mats mats) {
        return mats.keep(new MatOfPoint2f(points.stream()
                .map(point -> new org.opencv.core.Point(point.x(), point.y()))
                .toArray(org.opencv.core.Point[]::new)));
    }
}
