package flowcv.board;

import java.util.Optional;

/** Turns square boards. */
public final class QuarterTurn {
    private QuarterTurn() {}

    /**
     * A square board turned clockwise.
     *
     * @param times how many quarter turns, from 0 to 3
     * @return the turned board; nothing for boards of other tilings, and for links that no turned lattice has
     */
    public static Optional<Board> of(Board board, int times) {
        if (board.topology() != Topology.SQUARE || !board.extraLinks().isEmpty()) {
            return Optional.empty();
        }
        Board turned = board;
        for (int i = 0; i < times; i++) {
            turned = once(turned);
        }
        return Optional.of(turned);
    }

    private static Board once(Board board) {
        int rows = board.columns();
        int columns = board.rows();
        BoardBuilder builder = BoardBuilder.square(rows, columns);
        for (int place = 0; place < board.size(); place++) {
            if (board.isHole(place)) {
                builder.hole(row(board, place), column(board, place));
            } else if (board.isBridge(place)) {
                builder.bridge(row(board, place), column(board, place));
            }
        }
        for (Pair pair : board.pairs()) {
            builder.dot(pair.label(), row(board, pair.first()), column(board, pair.first()));
            builder.dot(pair.label(), row(board, pair.second()), column(board, pair.second()));
        }
        for (Link wall : board.walls()) {
            builder.wall(
                    row(board, wall.first()),
                    column(board, wall.first()),
                    row(board, wall.second()),
                    column(board, wall.second()));
        }
        for (int row = 0; row < board.rows(); row++) {
            if (board.border().isRowOpen(row)) {
                builder.openColumn(columns - 1 - row);
            }
        }
        for (int column = 0; column < board.columns(); column++) {
            if (board.border().isColumnOpen(column)) {
                builder.openRow(column);
            }
        }
        return builder.build();
    }

    private static int row(Board board, int place) {
        return place % board.columns();
    }

    private static int column(Board board, int place) {
        return board.rows() - 1 - place / board.columns();
    }
}
