package flowcv.read.tiling;

import flowcv.image.Point;
import java.util.List;

/**
 * Squares in rows and columns, the upper left corner of the first at the origin of the plane.
 *
 * @param pose where they lie in the picture, or in a copy of it
 * @param seen by row and column, whether there is a cell
 * @param score how well the lines agree
 */
record Lattice(Pose pose, boolean[][] seen, double score) {
    int rows() {
        return seen.length;
    }

    int columns() {
        return seen[0].length;
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

    Lattice at(Pose other) {
        return new Lattice(other, seen, score);
    }
}
