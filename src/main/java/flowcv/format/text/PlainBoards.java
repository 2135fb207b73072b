package flowcv.format.text;

import flowcv.board.Board;
import flowcv.board.Link;
import flowcv.board.Topology;

/** What the forms of other programs have in common: rows and columns of cells, and nothing else. */
public final class PlainBoards {
    private PlainBoards() {}

    /**
     * Refuses a board that is not a rectangle of plain cells.
     *
     * @param form how the message calls the form
     */
    public static void check(Board board, String form) throws UnfitException {
        check(board, Topology.SQUARE, form);
        for (int place = 0; place < board.size(); place++) {
            if (board.isHole(place) || board.isBridge(place)) {
                throw new UnfitException(
                        (board.isHole(place) ? "a hole at " : "a bridge at ") + board.where(place),
                        form + " holds plain cells alone");
            }
        }
        if (!board.walls().isEmpty()) {
            throw new UnfitException(
                    "a wall between " + between(board, board.walls().get(0)), form + " has no walls");
        }
        if (!board.border().isClosed()) {
            throw new UnfitException("a warp around the border", form + " has no warps");
        }
        extraLinks(board, form);
    }

    /** Refuses a board of another tiling. */
    public static void check(Board board, Topology topology, String form) throws UnfitException {
        if (board.topology() != topology) {
            throw new UnfitException(
                    board.topology() == Topology.HEX
                            ? "a board of hexagons"
                            : board.topology() == Topology.GRAPH ? "a board of a free tiling" : "a board of squares",
                    form + " holds rows and columns of squares alone");
        }
    }

    /** Refuses links that no lattice has. */
    public static void extraLinks(Board board, String form) throws UnfitException {
        if (!board.extraLinks().isEmpty()) {
            throw new UnfitException(
                    "an extra link between " + between(board, board.extraLinks().get(0)), form + " has no such links");
        }
    }

    private static String between(Board board, Link link) {
        return board.where(link.first()) + " and " + board.where(link.second());
    }
}
