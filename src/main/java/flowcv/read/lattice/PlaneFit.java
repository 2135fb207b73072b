package flowcv.read.lattice;

import flowcv.image.Mats;
import flowcv.image.Point;
import flowcv.read.tiling.Pose;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.opencv.core.Core;
import org.opencv.core.CvType;
import org.opencv.core.Mat;

/**
 * Lays a turned or tilted lattice on the lines beside it: least squares for the homography and, where asked, for how
 * the lens bends it. Photographs lie off their homography by 2 % of a cell in the median, and 7 % at 90 %.
 */
final class PlaneFit {
    private static final int LEAST_OFFSETS = 12;
    private static final int PARAMETERS = 9;
    private static final int BEND = 8;
    /** How far a line may lie off before it hardly counts, round by round, in cells. */
    private static final double[] SCALES = {0.08, 0.08, 0.04, 0.03, 0.02, 0.015, 0.012, 0.012};
    /** What holds a parameter back that may not change. */
    private static final double FIXED = 1e9;
    /** What holds the parameters back: shift and stretch of both axes, tilt, and the lens. */
    private static final double[] FLAT = {0.01, 0.01, 0.01, 0.01, 0.01, 0.01, 5, 5, FIXED};

    private static final double[] BENT = {0.01, 0.01, 0.01, 0.01, 0.01, 0.01, 5, 5, 20};
    private static final double[] UPRIGHT = {0.01, 0.01, FIXED, 0.01, FIXED, 0.01, FIXED, FIXED, FIXED};
    private static final double MOST_BEND = 0.1;
    private static final double BEND_STEP = 0.01;
    private static final int[][] CORNERS = {{-1, -1}, {1, -1}, {1, 1}, {-1, 1}};

    private final Pose pose;
    private final Point middle;
    private final double halfWidth;
    private final double halfHeight;
    private final double half;

    /**
     * A fit of the cells between two opposite corners of the plane.
     *
     * @param from where both coordinates are least
     * @param to where both are greatest
     */
    PlaneFit(Pose pose, Point from, Point to) {
        this.pose = pose;
        middle = new Point((from.x() + to.x()) / 2, (from.y() + to.y()) / 2);
        halfWidth = (to.x() - from.x()) / 2;
        halfHeight = (to.y() - from.y()) / 2;
        half = Math.max(halfWidth, halfHeight);
    }

    /** The lattice on its lines; itself if too few are seen. */
    static Lattice of(Lattice lattice, List<SideOffsets.Offset> offsets, boolean isBent) {
        Point to = new Point(lattice.columns(), lattice.rows());
        return lattice.at(new PlaneFit(lattice.pose(), new Point(0, 0), to).on(offsets, isBent));
    }

    /** The upright pose on the lines of the picture, of an upright one; itself if too few are seen. */
    Pose upright(List<SideOffsets.Offset> offsets) {
        if (offsets.size() < LEAST_OFFSETS) {
            return pose;
        }
        double[] move = move(offsets, UPRIGHT);
        double[] plane = pose.plane();
        double width = plane[0] * (1 + move[1] / half);
        double height = plane[4] * (1 + move[5] / half);
        double x = plane[2] + plane[0] * (middle.x() + move[0]) - width * middle.x();
        double y = plane[5] + plane[4] * (middle.y() + move[3]) - height * middle.y();
        return Pose.upright(new Point(x, y), width, height, pose.width(), pose.height());
    }

    /** The pose on the lines of the picture; itself if too few are seen. */
    Pose on(List<SideOffsets.Offset> offsets, boolean isBent) {
        if (offsets.size() < LEAST_OFFSETS) {
            return pose;
        }
        Pose moved = moved(move(offsets, isBent ? BENT : FLAT), isBent);
        return Arrays.stream(moved.plane()).allMatch(Double::isFinite) ? moved : pose;
    }

    private double[] move(List<SideOffsets.Offset> offsets, double[] stiff) {
        double[][] rows = new double[offsets.size()][];
        for (int i = 0; i < rows.length; i++) {
            rows[i] = row(offsets.get(i));
        }
        double[] move = new double[PARAMETERS];
        for (double scale : SCALES) {
            move = nearer(offsets, rows, move, scale, stiff);
        }
        return move;
    }

    /** By how much each parameter moves a side across itself. */
    private double[] row(SideOffsets.Offset offset) {
        Point at = offset.middle();
        double x = (at.x() - middle.x()) / half;
        double y = (at.y() - middle.y()) / half;
        Point flat = Homography.at(pose.plane(), at.x(), at.y());
        Point bent = new Pose(Homography.IDENTITY, BEND_STEP, pose.width(), pose.height()).at(flat);
        Point back = Homography.at(Homography.inverse(pose.plane()), bent.x(), bent.y());
        double right = offset.normal().x();
        double down = offset.normal().y();
        double bend = right * (back.x() - at.x()) + down * (back.y() - at.y());
        return new double[] {
            right,
            right * x,
            right * y,
            down,
            down * x,
            down * y,
            (right * x + down * y) * x,
            (right * x + down * y) * y,
            bend / BEND_STEP
        };
    }

    private static double[] nearer(
            List<SideOffsets.Offset> offsets, double[][] rows, double[] move, double scale, double[] stiff) {
        double[] square = new double[PARAMETERS * PARAMETERS];
        double[] right = new double[PARAMETERS];
        for (int i = 0; i < rows.length; i++) {
            double[] row = rows[i];
            double off = offsets.get(i).offset();
            for (int k = 0; k < PARAMETERS; k++) {
                off -= row[k] * move[k];
            }
            double weight = offsets.get(i).weight() / (1 + off * off / (scale * scale));
            for (int k = 0; k < PARAMETERS; k++) {
                for (int m = 0; m < PARAMETERS; m++) {
                    square[k * PARAMETERS + m] += weight * row[k] * row[m];
                }
                right[k] += weight * row[k] * offsets.get(i).offset();
            }
        }
        for (int k = 0; k < PARAMETERS; k++) {
            square[k * PARAMETERS + k] += stiff[k];
        }
        return solution(square, right);
    }

    private static double[] solution(double[] square, double[] right) {
        try (Mats mats = new Mats()) {
            Mat left = mats.keep(new Mat(PARAMETERS, PARAMETERS, CvType.CV_64F));
            left.put(0, 0, square);
            Mat sides = mats.keep(new Mat(PARAMETERS, 1, CvType.CV_64F));
            sides.put(0, 0, right);
            Mat solution = mats.mat();
            Core.solve(left, sides, solution, Core.DECOMP_CHOLESKY);
            double[] move = new double[PARAMETERS];
            solution.get(0, 0, move);
            return move;
        }
    }

    private Pose moved(double[] move, boolean isBent) {
        List<Point> corners = new ArrayList<>();
        List<Point> to = new ArrayList<>();
        for (int[] corner : CORNERS) {
            double x = corner[0] * halfWidth / half;
            double y = corner[1] * halfHeight / half;
            double atX = middle.x() + half * x;
            double atY = middle.y() + half * y;
            corners.add(new Point(atX, atY));
            to.add(Homography.at(
                    pose.plane(),
                    atX + move[0] + move[1] * x + move[2] * y + move[6] * x * x + move[7] * x * y,
                    atY + move[3] + move[4] * x + move[5] * y + move[6] * x * y + move[7] * y * y));
        }
        double bend = isBent ? pose.bend() + Math.max(-MOST_BEND, Math.min(MOST_BEND, move[BEND])) : pose.bend();
        return new Pose(Homography.of(corners, to), bend, pose.width(), pose.height());
    }
}
