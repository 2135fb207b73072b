package flowcv.read;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Evens the dots of a board that a camera saw at an angle: near ones are larger than far ones, and the logarithm of their
 * area changes nearly linearly over the picture.
 */
final class DotTilt {
    /** Through fewer dots a tilt fits by chance. */
    private static final int LEAST_DOTS = 6;
    /** Dots of one board, evened, differ by less, by ratio. */
    private static final double ALIKE = 1.15;
    /** What differs by less needs no evening, by ratio. */
    private static final double LEVEL = 1.2;
    /** Screens are not seen at steeper angles: the nearest dots are at most so many times as large as the farthest. */
    private static final double STEEPEST = 4;

    private DotTilt() {}

    /**
     * The cells of a board with the ink that they had if no dot were nearer than the others; as they are where dots do not
     * tell so.
     *
     * @param isDot whether a cell holds nothing but what may be a dot
     */
    static List<Face> even(List<Face> cells, boolean[] isDot) {
        List<double[]> dots = new ArrayList<>();
        for (int i = 0; i < isDot.length; i++) {
            if (isDot[i]) {
                Face cell = cells.get(i);
                dots.add(new double[] {cell.inkCenter().x(), cell.inkCenter().y(), Math.log(cell.ink())});
            }
        }
        if (dots.size() < LEAST_DOTS) {
            return cells;
        }
        double[] mean = new double[3];
        for (double[] dot : dots) {
            for (int i = 0; i < mean.length; i++) {
                mean[i] += dot[i] / dots.size();
            }
        }
        double[] slope = slope(dots, mean);
        double most = 0;
        double least = 0;
        for (double[] dot : dots) {
            double tilt = tilt(slope, mean, dot[0], dot[1]);
            if (Math.abs(dot[2] - mean[2] - tilt) > Math.log(ALIKE)) {
                return cells;
            }
            most = Math.max(most, tilt);
            least = Math.min(least, tilt);
        }
        if (most - least < Math.log(LEVEL) || most - least > Math.log(STEEPEST)) {
            return cells;
        }
        Face[] even = new Face[cells.size()];
        Arrays.setAll(even, i -> {
            Face cell = cells.get(i);
            double tilt = tilt(slope, mean, cell.center().x(), cell.center().y());
            return cell.withInk(cell.ink() / Math.exp(tilt), cell.inkRadius() / Math.exp(tilt / 2));
        });
        return List.of(even);
    }

    private static double tilt(double[] slope, double[] mean, double x, double y) {
        return slope[0] * (x - mean[0]) + slope[1] * (y - mean[1]);
    }

    /** By least squares; none where dots lie on one line. */
    private static double[] slope(List<double[]> dots, double[] mean) {
        double xx = 0;
        double xy = 0;
        double yy = 0;
        double xz = 0;
        double yz = 0;
        for (double[] dot : dots) {
            double x = dot[0] - mean[0];
            double y = dot[1] - mean[1];
            double z = dot[2] - mean[2];
            xx += x * x;
            xy += x * y;
            yy += y * y;
            xz += x * z;
            yz += y * z;
        }
        double det = xx * yy - xy * xy;
        return det <= 1e-3 * xx * yy
                ? new double[2]
                : new double[] {(xz * yy - yz * xy) / det, (yz * xx - xz * xy) / det};
    }
}
