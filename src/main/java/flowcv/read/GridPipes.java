package flowcv.read;

import java.util.List;

/** The pipes of a square lattice: one lane for each cell, a second one for the upright lane of a bridge. */
final class GridPipes {
    private final CellGrid grid;
    private final Marks marks;

    private GridPipes(CellGrid grid, Marks marks) {
        this.grid = grid;
        this.marks = marks;
    }

    static Found<List<PipeTracer.Joined>> trace(CellGrid grid, Marks marks) {
        return new GridPipes(grid, marks).trace();
    }

    private Found<List<PipeTracer.Joined>> trace() {
        int rows = grid.rows();
        int columns = grid.columns();
        PipeTracer tracer = new PipeTracer(2 * rows * columns);
        for (int row = 0; row < rows; row++) {
            for (int line = 0; line <= columns; line++) {
                if (grid.vertical()[row][line].kind() == Side.Kind.CROSSED) {
                    // Over the border a pipe comes in again on the other side.
                    tracer.join(grid.cell(row, Math.floorMod(line - 1, columns)), grid.cell(row, line % columns));
                }
            }
        }
        for (int line = 0; line <= rows; line++) {
            for (int column = 0; column < columns; column++) {
                if (grid.horizontal()[line][column].kind() == Side.Kind.CROSSED) {
                    tracer.join(upright(Math.floorMod(line - 1, rows), column), upright(line % rows, column));
                }
            }
        }
        return tracer.trace(marks.dots(), this::name);
    }

    private String name(int lane) {
        int cell = lane % (grid.rows() * grid.columns());
        return CellGrid.name(cell / grid.columns(), cell % grid.columns());
    }

    private int upright(int row, int column) {
        int cell = grid.cell(row, column);
        return marks.bridges()[row][column] ? cell + grid.rows() * grid.columns() : cell;
    }
}
