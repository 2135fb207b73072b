package flowcv.draw.layout;

import flowcv.board.Board;
import java.util.Arrays;
import java.util.List;

/**
 * The sides and corners of the cells of a free board, and which corners are one and the same. Corners
 * have numbers; corner i of a cell lies between its side i-1 and its side i, counted modulo its sides.
 */
final class CellCorners {
    /** For each cell the neighbor across each side, or -1. */
    private final int[][] across;
    /** The first corner of each cell among all corners of all cells. */
    private final int[] first;

    private final int[] group;

    CellCorners(Board board, DualFaces dual) {
        this.across = new int[board.size()][];
        this.first = new int[board.size() + 1];
        for (int cell = 0; cell < board.size(); cell++) {
            across[cell] = sides(board, dual, cell);
            first[cell + 1] = first[cell] + across[cell].length;
        }
        this.group = new int[first[board.size()]];
        Arrays.setAll(group, i -> i);
        join();
        for (int corner = 0; corner < group.length; corner++) {
            group[corner] = root(corner);
        }
    }

    /** One more than the greatest number of a corner. */
    int count() {
        return group.length;
    }

    /** How many sides, and so corners, a cell has. */
    int sides(int cell) {
        return across[cell].length;
    }

    /** The neighbor across a side, or -1. */
    int across(int cell, int side) {
        return across[cell][Math.floorMod(side, across[cell].length)];
    }

    /** The number of a corner: the same for all cells that meet there. */
    int corner(int cell, int i) {
        return group[index(cell, i)];
    }

    /** Spreads the sides that have no neighbor over the gaps between neighbors, widest first. */
    private static int[] sides(Board board, DualFaces dual, int cell) {
        List<Integer> around = dual.around().get(cell);
        int count = around.size();
        int total = dual.sides(board, cell);
        if (count == 0) {
            return new int[] {-1, -1, -1, -1};
        }
        int[] steps = new int[count];
        Arrays.fill(steps, 1);
        for (int extra = count; extra < total; extra++) {
            int widest = -1;
            for (int i = 0; i < count; i++) {
                boolean free = !dual.closed().get(cell).get(i);
                if (free
                        && (widest < 0
                                || share(board, dual, cell, i, steps) > share(board, dual, cell, widest, steps))) {
                    widest = i;
                }
            }
            if (widest < 0) {
                break;
            }
            steps[widest]++;
        }
        int[] sides = new int[Arrays.stream(steps).sum()];
        Arrays.fill(sides, -1);
        int at = 0;
        for (int i = 0; i < count; i++) {
            sides[at] = around.get(i);
            at += steps[i];
        }
        return sides;
    }

    private static double share(Board board, DualFaces dual, int cell, int i, int[] steps) {
        return dual.gap(board, cell, i) / (steps[i] + 0.5);
    }

    private int index(int cell, int i) {
        return first[cell] + Math.floorMod(i, across[cell].length);
    }

    private int sideTowards(int cell, int other) {
        for (int side = 0; side < across[cell].length; side++) {
            if (across[cell][side] == other) {
                return side;
            }
        }
        throw new IllegalStateException("cells " + cell + " and " + other + " touch one way only");
    }

    /** Makes one corner of those that two neighbors share. */
    private void join() {
        for (int cell = 0; cell < across.length; cell++) {
            for (int side = 0; side < across[cell].length; side++) {
                int other = across[cell][side];
                if (other >= 0) {
                    int back = sideTowards(other, cell);
                    group[root(index(cell, side))] = root(index(other, back + 1));
                    group[root(index(cell, side + 1))] = root(index(other, back));
                }
            }
        }
    }

    private int root(int corner) {
        int at = corner;
        while (group[at] != at) {
            at = group[at];
        }
        return at;
    }
}
