package flowcv.read.pose;

import flowcv.image.Point;
import java.util.Arrays;
import java.util.Optional;

/**
 * How a lattice lies in a picture: a plane seen by a camera (a homography), bent by its lens (one radial
 * term around the picture's middle; Brown 1966). Lattice coordinates count cells; whole numbers are
 * crossings.
 *
 * @param plane eight numbers of the homography, row by row, the ninth being 1
 * @param bend the radial term: how far a point at half the picture's diagonal is moved, in its distance
 * @param scales what the homography's coordinates are measured in
 */
record Pose(double[] plane, double bend, Scales scales) {
    /** What is nearer to the camera's own plane, in units of the lattice's middle, is never seen. */
    private static final double LEAST_DEPTH = 1e-3;

    /**
     * Units in which the homography is well conditioned.
     *
     * @param column the lattice coordinate that is 0
     * @param row the same
     * @param cells the lattice coordinates that are one unit
     * @param x the pixel that is 0: the middle of the picture
     * @param y the same
     * @param pixels that are one unit: half the diagonal of the picture
     */
    record Scales(double column, double row, double cells, double x, double y, double pixels) {}

    /** Where a point of the lattice lies in the picture, in pixels. */
    Point at(double column, double row) {
        double a = (column - scales.column()) / scales.cells();
        double b = (row - scales.row()) / scales.cells();
        double w = plane[6] * a + plane[7] * b + 1;
        // Behind the camera nothing is seen; such points are far outside of any picture.
        double depth = Math.max(w, LEAST_DEPTH);
        double x = (plane[0] * a + plane[1] * b + plane[2]) / depth;
        double y = (plane[3] * a + plane[4] * b + plane[5]) / depth;
        double bent = 1 + bend * (x * x + y * y);
        return new Point(scales.x() + scales.pixels() * x * bent, scales.y() + scales.pixels() * y * bent);
    }

    /** How far a crossing is off where it should be, in cells. */
    double off(Node node, Crossing crossing) {
        Point at = at(node.column(), node.row());
        return Math.hypot(at.x() - crossing.x(), at.y() - crossing.y()) / cellSize(node.column(), node.row());
    }

    /** The square root of the area of the cell around a point of the lattice, in pixels. */
    double cellSize(double column, double row) {
        double[] steps = steps(column, row);
        return Math.sqrt(Math.abs(steps[0] * steps[3] - steps[1] * steps[2]));
    }

    /**
     * How far one cell along a row leads around a point of the lattice, to the right and down, and then how far one along
     * a column does, in pixels.
     */
    double[] steps(double column, double row) {
        Point left = at(column - 0.5, row);
        Point right = at(column + 0.5, row);
        Point above = at(column, row - 0.5);
        Point below = at(column, row + 0.5);
        return new double[] {right.x() - left.x(), right.y() - left.y(), below.x() - above.x(), below.y() - above.y()};
    }

    /**
     * By how much a circle around a point of the lattice is shortened: the shorter axis of what it looks like by the
     * longer one. Lattice coordinates have to be those of a plane, not of a slanted mesh.
     *
     * @return 0 to 1, the cosine of the angle at which a plane is seen from afar
     */
    double shortening(double column, double row) {
        double[] steps = steps(column, row);
        // Singular values of the map: the roots of the eigenvalues of its square.
        double half = Arrays.stream(steps).map(step -> step * step).sum() / 2;
        double det = Math.abs(steps[0] * steps[3] - steps[1] * steps[2]);
        double root = Math.sqrt(Math.max(0, half * half - det * det));
        return Math.sqrt(Math.max(0, half - root) / Math.max(half + root, Double.MIN_NORMAL));
    }

    /**
     * The same pose over coordinates of the plane; nothing where those begin behind the camera, or beside it.
     *
     * @param basis how far a step along columns, and one along rows, leads to the right, then how far down
     */
    Optional<Pose> over(double[] basis) {
        double det = basis[0] * basis[3] - basis[1] * basis[2];
        // Columns and rows by what lies to the right and down, in this pose's units.
        double k = det * scales.cells();
        double[] column = {basis[3] / k, -basis[1] / k, -scales.column() / scales.cells()};
        double[] row = {-basis[2] / k, basis[0] / k, -scales.row() / scales.cells()};
        double[] over = new double[9];
        for (int i = 0; i < 3; i++) {
            for (int j = 0; j < 3; j++) {
                double last = i == 2 ? 1 : plane[3 * i + 2];
                over[3 * i + j] = plane[3 * i] * column[j] + plane[3 * i + 1] * row[j] + (j == 2 ? last : 0);
            }
        }
        if (!(over[8] > LEAST_DEPTH)) {
            return Optional.empty();
        }
        double[] scaled = new double[8];
        for (int i = 0; i < scaled.length; i++) {
            scaled[i] = over[i] / over[8];
        }
        return Optional.of(new Pose(scaled, bend, new Scales(0, 0, 1, scales.x(), scales.y(), scales.pixels())));
    }
}
