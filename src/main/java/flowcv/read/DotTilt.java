package flowcv.read;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Evens the dots of a board that a camera saw at an angle: near ones are larger than far ones. A homography shrinks areas
 * by the cube of what it divides places by, which changes linearly over the picture (its Jacobian's determinant).
 */
final class DotTilt {
    /** Through fewer dots a tilt fits by chance. */
    private static final int LEAST_DOTS = 6;
    /** Dots of one board, evened, differ by less in area, by ratio: as much as {@link FaceReader} lets them. */
    private static final double ALIKE = 1.2;
    /** What differs by less in area needs no evening, by ratio. */
    private static final double LEVEL = 1.2;
    /** Screens are not seen at steeper angles: the nearest dots are at most so many times as large as the farthest. */
    private static final double STEEPEST = 4;
    /** What lies beyond all dots is evened as if it were no farther beyond than this, as a share of their range. */
    private static final double BEYOND = 0.25;

    private static final double CUBE = 3;

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
                dots.add(new double[] {cell.inkCenter().x(), cell.inkCenter().y(), Math.pow(cell.ink(), -1 / CUBE)});
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
        double farthest = 0;
        double nearest = Double.MAX_VALUE;
        for (double[] dot : dots) {
            double depth = depth(slope, mean, dot[0], dot[1]);
            if (depth <= 0 || CUBE * Math.abs(Math.log(dot[2] / depth)) > Math.log(ALIKE)) {
                return cells;
            }
            farthest = Math.max(farthest, depth);
            nearest = Math.min(nearest, depth);
        }
        double ratio = Math.pow(farthest / nearest, CUBE);
        if (ratio < LEVEL || ratio > STEEPEST) {
            return cells;
        }
        double beyond = BEYOND * (farthest - nearest);
        double least = Math.max(nearest / 2, nearest - beyond);
        double most = farthest + beyond;
        Face[] even = new Face[cells.size()];
        Arrays.setAll(even, i -> {
            Face cell = cells.get(i);
            double depth = depth(slope, mean, cell.center().x(), cell.center().y());
            double larger = Math.pow(Math.max(least, Math.min(most, depth)) / mean[2], CUBE);
            return cell.withInk(cell.ink() * larger, cell.inkRadius() * Math.sqrt(larger));
        });
        return List.of(even);
    }

    /** What a homography divides places by, in the unit of the roots of areas. */
    private static double depth(double[] slope, double[] mean, double x, double y) {
        return mean[2] + slope[0] * (x - mean[0]) + slope[1] * (y - mean[1]);
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
