package flowcv.read.lattice;

import flowcv.image.Point;
import flowcv.read.tiling.Pose;
import java.util.Arrays;
import java.util.List;

/**
 * Squares in rows and columns, the upper left corner of the first at the origin of the plane.
 *
 * @param pose where they lie in the picture, or in a copy of it
 * @param seen by row and column, whether there is a cell
 * @param lines how much of the sides of its cells is seen; more for more cells
 * @param agreement which share of the lines beside its sides lies on them, 0 to 1; 1 before that is measured
 */
record Lattice(Pose pose, boolean[][] seen, double lines, double agreement) {
    /** How well the lines agree; squared, since half of the lines of two boards side by side agree with one lattice. */
    double score() {
        return lines * agreement * agreement;
    }

    /**
     * The length of the lines that agree, in pixels: where solutions are drawn in thin lines, squares of half the size have
     * more cells, but no more lines.
     */
    double length() {
        return score() * cell();
    }

    /** How much of the lines that were seen agrees, for each cell. */
    double quality() {
        return lines * agreement / (rows() * columns());
    }

    int rows() {
        return seen.length;
    }

    int columns() {
        return seen[0].length;
    }

    /** Whether rows and columns run along those of the picture. */
    boolean isUpright() {
        return pose.isUpright();
    }

    /** Whether there is a cell; not so beyond the rows and columns. */
    boolean isSeen(int row, int column) {
        return row >= 0 && row < rows() && column >= 0 && column < columns() && seen[row][column];
    }

    /** The middle side of its cells in pixels. */
    double cell() {
        return pose.cellSize(columns() / 2.0, rows() / 2.0);
    }

    /** In the picture: upper left, upper right, lower right, lower left. */
    List<Point> corners() {
        return List.of(pose.at(0, 0), pose.at(columns(), 0), pose.at(columns(), rows()), pose.at(0, rows()));
    }

    /** Whether another one has as many rows and columns, and its corners lie as near as a share of a cell. */
    boolean isSame(Lattice other, double near) {
        if (rows() != other.rows() || columns() != other.columns()) {
            return false;
        }
        double most = 0;
        for (int i = 0; i < corners().size(); i++) {
            Point corner = corners().get(i);
            Point same = other.corners().get(i);
            most = Math.max(most, Math.hypot(corner.x() - same.x(), corner.y() - same.y()));
        }
        return most < near * cell();
    }

    /** Whether the middle of one lies on the other. */
    boolean overlaps(Lattice other) {
        return covers(other) || other.covers(this);
    }

    private boolean covers(Lattice other) {
        Point inPicture = other.pose.at(other.columns() / 2.0, other.rows() / 2.0);
        Point middle = Homography.at(Homography.inverse(pose.plane()), inPicture.x(), inPicture.y());
        return middle.x() >= 0 && middle.x() <= columns() && middle.y() >= 0 && middle.y() <= rows();
    }

    /** Its upper, lower, left and right half. */
    List<Lattice> halves() {
        int row = rows() / 2;
        int column = columns() / 2;
        return List.of(
                cut(0, row, 0, columns()),
                cut(row, rows(), 0, columns()),
                cut(0, rows(), 0, column),
                cut(0, rows(), column, columns()));
    }

    private Lattice cut(int top, int bottom, int left, int right) {
        boolean[][] part = new boolean[bottom - top][];
        for (int row = top; row < bottom; row++) {
            part[row - top] = Arrays.copyOfRange(seen[row], left, right);
        }
        return new Lattice(pose.from(left, top), part, lines, agreement);
    }

    /** The same in another place. */
    Lattice at(Pose other) {
        return new Lattice(other, seen, lines, agreement);
    }

    /** The same, the agreement measured. */
    Lattice agreeing(double share) {
        return new Lattice(pose, seen, lines, share);
    }
}
