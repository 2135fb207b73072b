package flowcv.read.lattice;

import flowcv.image.Mats;
import flowcv.image.Point;
import java.util.List;
import org.opencv.core.Mat;
import org.opencv.core.MatOfPoint2f;
import org.opencv.imgproc.Imgproc;

/** Maps of one plane to another as nine numbers, row by row. */
final class Homography {
    static final double[] IDENTITY = {1, 0, 0, 0, 1, 0, 0, 0, 1};

    private static final int SIDE = 3;

    private Homography() {}

    /** Where a point comes to lie. */
    static Point at(double[] map, double x, double y) {
        double depth = map[6] * x + map[7] * y + map[8];
        return new Point((map[0] * x + map[1] * y + map[2]) / depth, (map[3] * x + map[4] * y + map[5]) / depth);
    }

    /** First the second map, then the first. */
    static double[] times(double[] first, double[] second) {
        double[] product = new double[SIDE * SIDE];
        for (int row = 0; row < SIDE; row++) {
            for (int column = 0; column < SIDE; column++) {
                for (int k = 0; k < SIDE; k++) {
                    product[SIDE * row + column] += first[SIDE * row + k] * second[SIDE * k + column];
                }
            }
        }
        return product;
    }

    /** Scales, then shifts. */
    static double[] scaling(double scaleX, double scaleY, double shiftX, double shiftY) {
        return new double[] {scaleX, 0, shiftX, 0, scaleY, shiftY, 0, 0, 1};
    }

    /** The map back. */
    static double[] inverse(double[] m) {
        double[] cofactors = {
            m[4] * m[8] - m[5] * m[7], m[2] * m[7] - m[1] * m[8], m[1] * m[5] - m[2] * m[4],
            m[5] * m[6] - m[3] * m[8], m[0] * m[8] - m[2] * m[6], m[2] * m[3] - m[0] * m[5],
            m[3] * m[7] - m[4] * m[6], m[1] * m[6] - m[0] * m[7], m[0] * m[4] - m[1] * m[3]
        };
        double determinant = m[0] * cofactors[0] + m[1] * cofactors[3] + m[2] * cofactors[6];
        for (int i = 0; i < cofactors.length; i++) {
            cofactors[i] /= determinant;
        }
        return cofactors;
    }

    /** The map that takes four points to four others. */
    static double[] of(List<Point> from, List<Point> to) {
        try (Mats mats = new Mats()) {
            Mat map = mats.keep(Imgproc.getPerspectiveTransform(points(mats, from), points(mats, to)));
            double[] numbers = new double[SIDE * SIDE];
            map.get(0, 0, numbers);
            return numbers;
        }
    }

    private static Mat points(Mats mats, List<Point> points) {
        return mats.keep(new MatOfPoint2f(points.stream()
                .map(point -> new org.opencv.core.Point(point.x(), point.y()))
                .toArray(org.opencv.core.Point[]::new)));
    }
}
