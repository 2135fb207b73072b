package flowcv.read.lattice;

import flowcv.image.StopSignal;

/** How much is seen of the four sides of each place of a plane, and of lines through its middle, where no board has any. */
final class CellSides {
    /** A side of which this share is seen counts. */
    private static final float SEEN = 0.45f;

    private static final int SIDES = 4;
    private static final int SEEN_SIDES = 3;
    /** The four sides of a cell together at least. */
    private static final float LEAST = 1.9f;
    /** What a cell has to surpass to be worth something, and what a line through its middle takes away. */
    private static final float WORTH = 1.2f;

    private static final float THROUGH = 1.5f;
    private static final float LEAST_WORTH = -0.5f;
    private static final double HALF = 0.5;

    private final float[][] sides;
    private final float[][] through;
    private final boolean[][] isCell;

    CellSides(SideSupport support, Extent extent) {
        int rows = extent.rows();
        int columns = extent.columns();
        float[][] horizontal = seen(support, extent, false);
        float[][] vertical = seen(support, extent, true);
        sides = new float[rows][columns];
        through = new float[rows][columns];
        isCell = new boolean[rows][columns];
        for (int row = 0; row < rows; row++) {
            for (int column = 0; column < columns; column++) {
                float[] four = {
                    horizontal[row][column],
                    horizontal[row + 1][column],
                    vertical[row][column],
                    vertical[row][column + 1]
                };
                int count = 0;
                for (float side : four) {
                    sides[row][column] += side;
                    count += side > SEEN ? 1 : 0;
                }
                if (count >= SEEN_SIDES && sides[row][column] > LEAST) {
                    isCell[row][column] = true;
                    double y = extent.top() + row + HALF;
                    double x = extent.left() + column + HALF;
                    through[row][column] = (support.of(false, y, x - HALF) + support.of(true, y - HALF, x)) / 2;
                }
            }
        }
    }

    /** Whether three sides are seen at least, by row and column of the extent. */
    boolean isCell(int row, int column) {
        return isCell[row][column];
    }

    /** How much speaks for a cell, -0.5 to 2.8. */
    double worth(int row, int column) {
        return Math.max(LEAST_WORTH, sides[row][column] - WORTH - THROUGH * through[row][column]);
    }

    /** How much of a cell's sides is seen, and not of its middle; at most 1. */
    float clear(int row, int column) {
        return sides[row][column] / SIDES - through[row][column];
    }

    private static float[][] seen(SideSupport support, Extent extent, boolean isVertical) {
        float[][] seen = new float[extent.rows() + (isVertical ? 0 : 1)][extent.columns() + (isVertical ? 1 : 0)];
        for (int row = 0; row < seen.length; row++) {
            StopSignal.check();
            for (int column = 0; column < seen[row].length; column++) {
                seen[row][column] = support.of(isVertical, extent.top() + row, extent.left() + column);
            }
        }
        return seen;
    }
}
