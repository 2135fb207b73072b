package flowcv.read.tiling;

import flowcv.image.Mats;
import flowcv.image.Point;
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
    private static final int TILT = 6;
    private static final int BEND = 8;
    /** How far a line may lie off before it hardly counts, round by round, in cells. */
    private static final double[] SCALES = {0.08, 0.08, 0.04, 0.03, 0.02, 0.015, 0.012, 0.012};
    /** What holds the parameters back: shift and stretch, tilt, and the lens. */
    private static final double STIFF = 0.01;

    private static final double STIFF_TILT = 5;
    private static final double STIFF_BEND = 20;
    private static final double NO_BEND = 1e9;
    private static final double MOST_BEND = 0.1;
    private static final double BEND_STEP = 0.01;

    private PlaneFit() {}

    /** The lattice on its lines; itself if too few are seen. */
    static Lattice of(Lattice lattice, List<SideOffsets.Offset> offsets, boolean isBent) {
        if (offsets.size() < LEAST_OFFSETS) {
            return lattice;
        }
        double[][] rows = new double[offsets.size()][];
        for (int i = 0; i < rows.length; i++) {
            rows[i] = row(lattice, offsets.get(i));
        }
        double[] move = new double[PARAMETERS];
        for (double scale : SCALES) {
            move = nearer(offsets, rows, move, scale, isBent);
        }
        Lattice moved = moved(lattice, move, isBent);
        return Arrays.stream(moved.pose().plane()).allMatch(Double::isFinite) ? moved : lattice;
    }

    private static double half(Lattice lattice) {
        return Math.max(lattice.rows(), lattice.columns()) / 2.0;
    }

    /** By how much each parameter moves a side across itself. */
    private static double[] row(Lattice lattice, SideOffsets.Offset offset) {
        double x = (offset.x() - lattice.columns() / 2.0) / half(lattice);
        double y = (offset.y() - lattice.rows() / 2.0) / half(lattice);
        Pose pose = lattice.pose();
        Point flat = Homography.at(pose.plane(), offset.x(), offset.y());
        Point bent = new Pose(Homography.IDENTITY, BEND_STEP, pose.width(), pose.height()).at(flat);
        Point back = Homography.at(Homography.inverse(pose.plane()), bent.x(), bent.y());
        return offset.isVertical()
                ? new double[] {1, x, y, 0, 0, 0, x * x, x * y, (back.x() - offset.x()) / BEND_STEP}
                : new double[] {0, 0, 0, 1, x, y, x * y, y * y, (back.y() - offset.y()) / BEND_STEP};
    }

    private static double[] nearer(
            List<SideOffsets.Offset> offsets, double[][] rows, double[] move, double scale, boolean isBent) {
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
            double stiff = k < TILT ? STIFF : k < BEND ? STIFF_TILT : isBent ? STIFF_BEND : NO_BEND;
            square[k * PARAMETERS + k] += stiff;
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

    private static Lattice moved(Lattice lattice, double[] move, boolean isBent) {
        Pose pose = lattice.pose();
        double columns = lattice.columns();
        double rows = lattice.rows();
        List<Point> corners =
                List.of(new Point(0, 0), new Point(columns, 0), new Point(columns, rows), new Point(0, rows));
        List<Point> to = new ArrayList<>();
        for (Point corner : corners) {
            double x = (corner.x() - columns / 2) / half(lattice);
            double y = (corner.y() - rows / 2) / half(lattice);
            to.add(Homography.at(
                    pose.plane(),
                    corner.x() + move[0] + move[1] * x + move[2] * y + move[6] * x * x + move[7] * x * y,
                    corner.y() + move[3] + move[4] * x + move[5] * y + move[6] * x * y + move[7] * y * y));
        }
        double bend = isBent ? pose.bend() + Math.max(-MOST_BEND, Math.min(MOST_BEND, move[BEND])) : pose.bend();
        return lattice.at(new Pose(Homography.of(corners, to), bend, pose.width(), pose.height()));
    }
}
