package flowcv.read;

import flowcv.image.Mats;
import flowcv.image.Point;
import java.util.List;
import org.opencv.core.Core;
import org.opencv.core.CvType;
import org.opencv.core.Mat;

/**
 * The affine map that brings some points as near to others as can be, by least squares.
 *
 * @param x what x becomes, by x, y and 1
 * @param y what y becomes, by x, y and 1
 */
record AffineFit(Row x, Row y) {
    private static final int TERMS = 3;

    /** A coordinate made of two. */
    record Row(double byX, double byY, double fixed) {
        double of(Point point) {
            return byX * point.x() + byY * point.y() + fixed;
        }
    }

    /**
     * Fits the map.
     *
     * @param from as many points as in {@code to}, one or more; where all lie on a line, only that line is mapped
     */
    static AffineFit of(List<Point> from, List<Point> to) {
        try (Mats mats = new Mats()) {
            Mat terms = mats.keep(new Mat(from.size(), TERMS, CvType.CV_64F));
            Mat results = mats.keep(new Mat(from.size(), 2, CvType.CV_64F));
            for (int i = 0; i < from.size(); i++) {
                terms.put(i, 0, from.get(i).x(), from.get(i).y(), 1);
                results.put(i, 0, to.get(i).x(), to.get(i).y());
            }
            Mat solved = mats.mat();
            Core.solve(terms, results, solved, Core.DECOMP_SVD);
            double[] map = new double[2 * TERMS];
            solved.get(0, 0, map);
            return new AffineFit(new Row(map[0], map[2], map[4]), new Row(map[1], map[3], map[5]));
        }
    }

    Point of(Point point) {
        return new Point(x.of(point), y.of(point));
    }
}
