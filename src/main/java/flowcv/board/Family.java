package flowcv.board;

import java.util.Locale;
import java.util.stream.IntStream;

/** What kind of board it is: that which asks most of a reader. */
public enum Family {
    PLAIN,
    HOLES,
    WALLS,
    WARPS,
    BRIDGES,
    HEX,
    GRAPH;

    /** The family of a board; one with bridges and holes counts among the bridges, and so on. */
    public static Family of(Board board) {
        if (board.topology() != Topology.SQUARE) {
            return board.topology() == Topology.HEX ? HEX : GRAPH;
        }
        if (IntStream.range(0, board.size()).anyMatch(board::isBridge)) {
            return BRIDGES;
        }
        if (!board.border().isClosed()) {
            return WARPS;
        }
        if (!board.walls().isEmpty()) {
            return WALLS;
        }
        return board.cells().count() < board.size() ? HOLES : PLAIN;
    }

    /** In one word, in lower case. */
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }
}
