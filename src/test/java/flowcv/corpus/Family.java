package flowcv.corpus;

import flowcv.board.Board;
import flowcv.board.Topology;
import java.util.stream.IntStream;

/** What kind of board it is, in one word: that which asks most of a reader. */
final class Family {
    private Family() {}

    static String of(Board board) {
        if (board.topology() != Topology.SQUARE) {
            return board.topology() == Topology.HEX ? "hex" : "graph";
        }
        if (IntStream.range(0, board.size()).anyMatch(board::isBridge)) {
            return "bridges";
        }
        if (!board.border().isClosed()) {
            return "warps";
        }
        if (!board.walls().isEmpty()) {
            return "walls";
        }
        return IntStream.range(0, board.size()).anyMatch(board::isHole) ? "holes" : "plain";
    }
}
