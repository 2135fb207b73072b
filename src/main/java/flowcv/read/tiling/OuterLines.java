package flowcv.read.tiling;

import flowcv.board.BoardException;
import java.util.BitSet;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;

/** The first and the last row, and the first and the last column, of a board. */
final class OuterLines {
    private OuterLines() {}

    /**
     * Checks that both have cells: a board ends where they do.
     *
     * @param line the row or the column of a place
     * @param count of rows or columns
     */
    static void check(BitSet cells, IntUnaryOperator line, int count) {
        boolean areUsed = IntStream.of(0, count - 1)
                .allMatch(outer -> cells.stream().map(line).anyMatch(used -> used == outer));
        if (!areUsed) {
            throw new BoardException("an outer row or column has no cell, expected some in each");
        }
    }
}
