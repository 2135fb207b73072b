package flowcv.read;

import java.util.ArrayList;
import java.util.List;

/**
 * Follows the pipes that are drawn: each has to begin at a dot, and one that ends at a second dot proves
 * that the two belong together.
 */
final class PipeTracer {
    /**
     * Two dots that a pipe joins.
     *
     * @param first index in the list of dots
     * @param second index in the list of dots
     */
    record Joined(int first, int second) {}

    private final CellGrid grid;
    /** Union-find over cells; the vertical lanes of bridges come after all cells. */
    private final int[] parent;

    private PipeTracer(CellGrid grid) {
        this.grid = grid;
        this.parent = new int[2 * grid.rows() * grid.columns()];
        for (int i = 0; i < parent.length; i++) {
            parent[i] = i;
        }
    }

    static Found<List<Joined>> trace(CellGrid grid, Marks marks) {
        return new PipeTracer(grid).trace(marks);
    }

    private Found<List<Joined>> trace(Marks marks) {
        int rows = grid.rows();
        int columns = grid.columns();
        boolean[] piped = new boolean[parent.length];
        for (int row = 0; row < rows; row++) {
            for (int line = 0; line <= columns; line++) {
                if (grid.vertical()[row][line].kind() == Side.Kind.CROSSED) {
                    // Over the border a pipe comes in again on the other side.
                    join(piped, row * columns + Math.floorMod(line - 1, columns), row * columns + line % columns);
                }
            }
        }
        for (int line = 0; line <= rows; line++) {
            for (int column = 0; column < columns; column++) {
                if (grid.horizontal()[line][column].kind() == Side.Kind.CROSSED) {
                    join(
                            piped,
                            upright(marks, Math.floorMod(line - 1, rows), column),
                            upright(marks, line % rows, column));
                }
            }
        }
        int[] dots = new int[parent.length];
        int[] first = new int[parent.length];
        List<Joined> joined = new ArrayList<>();
        for (int i = 0; i < marks.dots().size(); i++) {
            Dot dot = marks.dots().get(i);
            int root = root(dot.row() * columns + dot.column());
            if (dots[root]++ == 0) {
                first[root] = i;
            } else if (dots[root] == 2) {
                joined.add(new Joined(first[root], i));
            } else {
                return not(dot.row(), dot.column(), "lies on a pipe with more than two dots");
            }
        }
        for (int node = 0; node < parent.length; node++) {
            if (piped[node] && dots[root(node)] == 0) {
                int cell = node % (rows * columns);
                return not(cell / columns, cell % columns, "holds a pipe that begins at no dot");
            }
        }
        return new Found.Yes<>(joined);
    }

    private int upright(Marks marks, int row, int column) {
        int cell = row * grid.columns() + column;
        return marks.bridges()[row][column] ? cell + grid.rows() * grid.columns() : cell;
    }

    private void join(boolean[] piped, int a, int b) {
        piped[a] = true;
        piped[b] = true;
        parent[root(a)] = root(b);
    }

    private int root(int node) {
        int root = node;
        while (parent[root] != root) {
            parent[root] = parent[parent[root]];
            root = parent[root];
        }
        return root;
    }

    private static Found<List<Joined>> not(int row, int column, String what) {
        return new Found.Not<>(Stage.DOTS, "row " + (row + 1) + ", column " + (column + 1) + " " + what);
    }
}
