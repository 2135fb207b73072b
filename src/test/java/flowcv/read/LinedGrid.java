package flowcv.read;

import java.util.Arrays;

/** A small board of squares, each of whose sides is a line until something else is put there. */
final class LinedGrid {
    static final Side LINE = new Side(Side.Kind.LINE, 120, 2, true);
    static final Side CROSSED = new Side(Side.Kind.CROSSED, 0, 0, true);
    /** A pipe comes to it from one side. */
    static final Side ENDED = new Side(Side.Kind.CROSSED, 0, 0, false);

    final Side[][] vertical;
    final Side[][] horizontal;
    final boolean[][] present;

    LinedGrid(int rows, int columns) {
        vertical = new Side[rows][columns + 1];
        horizontal = new Side[rows + 1][columns];
        present = new boolean[rows][columns];
        Arrays.stream(vertical).forEach(row -> Arrays.fill(row, LINE));
        Arrays.stream(horizontal).forEach(row -> Arrays.fill(row, LINE));
        Arrays.stream(present).forEach(row -> Arrays.fill(row, true));
    }

    CellGrid with(LineWeights weights) {
        return new CellGrid(new Axis(40, 60), new Axis(40, 60), present, vertical, horizontal, weights);
    }
}
