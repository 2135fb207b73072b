package flowcv.read;

import java.util.Optional;

/**
 * Pipes end at the border of a board, where a photographed screen may end; between two cells blur makes one of a dot.
 */
final class EndedPipes {
    private EndedPipes() {}

    /** Between which cells a pipe seems to end, if it does anywhere. */
    static Optional<String> in(CellGrid grid) {
        for (int row = 0; row < grid.rows(); row++) {
            for (int column = 0; column < grid.columns(); column++) {
                boolean isEnded = grid.isCell(row, column)
                        && (isEnded(grid, row, column + 1, grid.vertical()[row][column + 1])
                                || isEnded(grid, row + 1, column, grid.horizontal()[row + 1][column]));
                if (isEnded) {
                    return Optional.of("a pipe or a dot comes to a line of " + CellGrid.name(row, column)
                            + " and does not cross it");
                }
            }
        }
        return Optional.empty();
    }

    private static boolean isEnded(CellGrid grid, int row, int column, Side side) {
        return side.kind() == Side.Kind.CROSSED && !side.whole() && grid.isCell(row, column);
    }
}
