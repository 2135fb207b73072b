package flowcv.read;

import flowcv.board.Board;
import flowcv.board.Topology;
import java.util.stream.IntStream;

/**
 * The largest board of squares that one reader has seen whose lines and marks are clear, but that has not exactly one
 * solution. Fewer squares may be a part of it, where a mark was misread and another look misses cells (met in one of
 * some 10,000 painted boards, where the last column was missed).
 */
final class LargestUnsolved {
    private int cells;

    void see(CellGrid grid) {
        cells = Math.max(cells, grid.count());
    }

    /** What was read; not if it may be a part. */
    Found<Reading.Read> unlessPart(Found<Reading.Read> found) {
        if (!(found instanceof Found.Yes<Reading.Read> yes)
                || yes.value().board().topology() != Topology.SQUARE) {
            return found;
        }
        Board board = yes.value().board();
        long read = IntStream.range(0, board.size())
                .filter(cell -> !board.isHole(cell))
                .count();
        return read >= cells
                ? found
                : new Found.Not<>(
                        Stage.SOLUTION,
                        "found " + read + " cells that may be a part of a board of " + cells
                                + " without exactly one solution");
    }
}
