package flowcv.read;

import flowcv.image.Point;
import flowcv.read.pixel.Ranks;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Predicate;
import java.util.function.ToDoubleFunction;
import java.util.stream.IntStream;

/**
 * A window of a square lattice with the sides that are drawn in it. The arrays are not copied: they are
 * handed on and never changed.
 *
 * @param x vertical lines; line 0 is the left side of column 0
 * @param y horizontal lines; line 0 is the upper side of row 0
 * @param present per row and column: is there a cell?
 * @param vertical per row and vertical line: the sides of cells left and right of each other
 * @param horizontal per horizontal line and column: the sides of cells above each other
 * @param weights tells grid lines from walls and outlines
 */
record CellGrid(Axis x, Axis y, boolean[][] present, Side[][] vertical, Side[][] horizontal, LineWeights weights) {

    int rows() {
        return present.length;
    }

    int columns() {
        return present[0].length;
    }

    /** The number of cells. */
    int count() {
        int count = 0;
        for (boolean[] row : present) {
            for (boolean isCell : row) {
                count += isCell ? 1 : 0;
            }
        }
        return count;
    }

    /** What messages call a cell. */
    static String name(int row, int column) {
        return "row " + (row + 1) + ", column " + (column + 1);
    }

    /** The index of a cell, row by row. */
    int cell(int row, int column) {
        return row * columns() + column;
    }

    /** The side of a cell, in pixels. */
    double cellSize() {
        return Math.sqrt(x.pitch() * y.pitch());
    }

    /** Whether there is a cell; outside the window there is none. */
    boolean isCell(int row, int column) {
        return row >= 0 && row < rows() && column >= 0 && column < columns() && present[row][column];
    }

    /** Upper, lower, left and right side of a place of the window. */
    Side[] sides(int row, int column) {
        return new Side[] {
            horizontal[row][column], horizontal[row + 1][column], vertical[row][column], vertical[row][column + 1]
        };
    }

    /** How many sides of a place of the window a pipe crosses. */
    int pipes(int row, int column) {
        return (int) Arrays.stream(sides(row, column))
                .filter(side -> side.kind() == Side.Kind.CROSSED)
                .count();
    }

    /** The median of a measure of some of the lines; 0 where there is none. */
    double median(Predicate<Side> which, ToDoubleFunction<Side> measure) {
        return Ranks.median(IntStream.range(0, rows() * columns())
                .mapToObj(cell -> sides(cell / columns(), cell % columns()))
                .flatMap(Arrays::stream)
                .filter(side -> side.kind() == Side.Kind.LINE && which.test(side))
                .mapToDouble(measure));
    }

    /** The sides between two cells, each once, lines or not. */
    List<Side> between() {
        List<Side> between = new ArrayList<>();
        for (int row = 0; row < rows(); row++) {
            for (int column = 0; column < columns(); column++) {
                if (isCell(row, column) && isCell(row - 1, column)) {
                    between.add(horizontal[row][column]);
                }
                if (isCell(row, column) && isCell(row, column - 1)) {
                    between.add(vertical[row][column]);
                }
            }
        }
        return between;
    }

    boolean isThick(Side side) {
        return weights.isThick(side);
    }

    /** Whether what parts two cells is a wall. */
    boolean isWall(Side side) {
        return weights.isWall(side);
    }

    /**
     * A point around the middle of a cell.
     *
     * @param radius how far from the middle, in cells
     * @param angle in radians, clockwise from the right
     */
    Point around(int row, int column, double radius, double angle) {
        return new Point(
                x.center(column) + radius * x.pitch() * Math.cos(angle),
                y.center(row) + radius * y.pitch() * Math.sin(angle));
    }

    /** Whether some of the border lies beyond the picture, next to a cell. */
    boolean isCut() {
        boolean inRows = IntStream.range(0, rows())
                .anyMatch(row -> isCell(row, 0) && isOutside(vertical[row][0])
                        || isCell(row, columns() - 1) && isOutside(vertical[row][columns()]));
        return inRows
                || IntStream.range(0, columns())
                        .anyMatch(column -> isCell(0, column) && isOutside(horizontal[0][column])
                                || isCell(rows() - 1, column) && isOutside(horizontal[rows()][column]));
    }

    private static boolean isOutside(Side side) {
        return side.kind() == Side.Kind.OUTSIDE;
    }

    /** Whether the picture has two widths of lines. */
    boolean hasThickLines() {
        return weights != LineWeights.ALIKE;
    }
}
