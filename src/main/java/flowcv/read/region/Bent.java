package flowcv.read.region;

import flowcv.image.Point;
import java.util.List;

/**
 * A side of a cell as the parabola that fits the points along it best; straight sides have no bow.
 *
 * @param from where it begins
 * @param to where it ends
 * @param bow how far its middle lies right of the straight way from the beginning to the end, x to the right and y
 *     downward
 */
record Bent(Point from, Point to, double bow) {
    /** A bow of less is none, as a share of the length: pixels make as much. */
    private static final double STRAIGHT = 0.015;
    /** Points at both ends belong to corners, at most this share of a half of the length. */
    private static final double MOST_MARGIN = 0.5;
    /** Fewer points tell no bow. */
    private static final int FEW = 8;

    /**
     * The side that fits best.
     *
     * @param from about where it begins
     * @param to about where it ends
     * @param margin what is nearer to an end is not looked at, in the unit of the points
     * @return nothing moved where there are too few points
     */
    static Bent of(Point from, Point to, List<Point> points, double margin) {
        double length = length(from, to);
        double x = (to.x() - from.x()) / length;
        double y = (to.y() - from.y()) / length;
        double most = 1 - Math.min(MOST_MARGIN, 2 * margin / length);
        double[] us = new double[points.size()];
        double[] offs = new double[points.size()];
        int count = 0;
        for (Point point : points) {
            double dx = point.x() - (from.x() + to.x()) / 2;
            double dy = point.y() - (from.y() + to.y()) / 2;
            double u = 2 * (dx * x + dy * y) / length;
            if (Math.abs(u) <= most) {
                us[count] = u;
                offs[count++] = dy * x - dx * y;
            }
        }
        if (count < 2) {
            return new Bent(from, to, 0);
        }
        double[] curve = count < FEW ? line(us, offs, count) : parabola(us, offs, count);
        if (Math.abs(curve[2]) < STRAIGHT * length) {
            curve = line(us, offs, count);
        }
        double begin = curve[0] - curve[1] + curve[2];
        double end = curve[0] + curve[1] + curve[2];
        return new Bent(
                new Point(from.x() - begin * y, from.y() + begin * x),
                new Point(to.x() - end * y, to.y() + end * x),
                -curve[2]);
    }

    /** The unit vector across its end, or across its beginning: square to its tangent. */
    Point normal(boolean atEnd) {
        double length = length(from, to);
        double x = (to.x() - from.x()) / length;
        double y = (to.y() - from.y()) / length;
        // The slope of bow * (1 - u²), whose u grows by 2 along the length.
        double slope = (atEnd ? -4 : 4) * bow / length;
        double unit = Math.hypot(1, slope);
        return new Point((-y - slope * x) / unit, (x - slope * y) / unit);
    }

    /** The point in the middle of it. */
    Point middle() {
        double length = length(from, to);
        return new Point(
                (from.x() + to.x()) / 2 - bow * (to.y() - from.y()) / length,
                (from.y() + to.y()) / 2 + bow * (to.x() - from.x()) / length);
    }

    /** Never 0, so that a side whose corners fall together has a direction, if none that tells anything. */
    private static double length(Point from, Point to) {
        return Math.max(Math.hypot(to.x() - from.x(), to.y() - from.y()), Double.MIN_NORMAL);
    }

    private static double[] line(double[] us, double[] offs, int count) {
        double sumU = 0;
        double sumUu = 0;
        double sumO = 0;
        double sumUo = 0;
        for (int i = 0; i < count; i++) {
            sumU += us[i];
            sumUu += us[i] * us[i];
            sumO += offs[i];
            sumUo += us[i] * offs[i];
        }
        double spread = sumUu - sumU * sumU / count;
        double slope = spread < 1e-9 ? 0 : (sumUo - sumU * sumO / count) / spread;
        return new double[] {(sumO - slope * sumU) / count, slope, 0};
    }

    /** Least squares by the normal equations, solved by Cramer's rule. */
    private static double[] parabola(double[] us, double[] offs, int count) {
        double[] moments = new double[5];
        double[] right = new double[3];
        for (int i = 0; i < count; i++) {
            double power = 1;
            for (int k = 0; k < moments.length; k++) {
                moments[k] += power;
                if (k < right.length) {
                    right[k] += power * offs[i];
                }
                power *= us[i];
            }
        }
        double[][] rows = {
            {moments[0], moments[1], moments[2]},
            {moments[1], moments[2], moments[3]},
            {moments[2], moments[3], moments[4]}
        };
        double whole = determinant(rows);
        if (Math.abs(whole) < 1e-9) {
            return line(us, offs, count);
        }
        double[] curve = new double[right.length];
        for (int k = 0; k < curve.length; k++) {
            double[][] other = new double[rows.length][];
            for (int row = 0; row < rows.length; row++) {
                other[row] = rows[row].clone();
                other[row][k] = right[row];
            }
            curve[k] = determinant(other) / whole;
        }
        return curve;
    }

    private static double determinant(double[][] m) {
        return m[0][0] * (m[1][1] * m[2][2] - m[1][2] * m[2][1])
                - m[0][1] * (m[1][0] * m[2][2] - m[1][2] * m[2][0])
                + m[0][2] * (m[1][0] * m[2][1] - m[1][1] * m[2][0]);
    }
}
