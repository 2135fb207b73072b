package flowcv.corpus;

import flowcv.board.Board;
import flowcv.board.BoardBuilder;
import flowcv.board.Link;
import flowcv.board.Topology;
import flowcv.image.Point;
import flowcv.read.Placement;

/** A square board as it is seen in a picture that shows it turned: read upright, by the nearest quarter turn. */
final class QuarterTurns {
    private final Board board;
    private final int quarters;

    private QuarterTurns(Board board, int quarters) {
        this.board = board;
        this.quarters = quarters;
    }

    /** The board that a reader should find where a board is placed so. */
    static Board asSeen(Board board, Placement placement) {
        Point left = placement.corners().get(0);
        Point right = placement.corners().get(1);
        if (board.topology() != Topology.SQUARE) {
            return board;
        }
        double angle = Math.atan2(right.y() - left.y(), right.x() - left.x());
        return turned(board, Math.floorMod((int) Math.rint(angle / (Math.PI / 2)), 4));
    }

    /** A board turned clockwise. */
    static Board turned(Board board, int quarters) {
        return quarters == 0 ? board : new QuarterTurns(board, quarters).turned();
    }

    private Board turned() {
        boolean lying = quarters % 2 == 1;
        BoardBuilder builder =
                BoardBuilder.square(lying ? board.columns() : board.rows(), lying ? board.rows() : board.columns());
        for (int place = 0; place < board.size(); place++) {
            if (board.isHole(place)) {
                builder.hole(row(place), column(place));
            } else if (board.isBridge(place)) {
                builder.bridge(row(place), column(place));
            }
        }
        board.pairs().forEach(pair -> {
            builder.dot(pair.label(), row(pair.first()), column(pair.first()));
            builder.dot(pair.label(), row(pair.second()), column(pair.second()));
        });
        for (Link wall : board.walls()) {
            builder.wall(row(wall.first()), column(wall.first()), row(wall.second()), column(wall.second()));
        }
        for (int place = 0; place < board.size(); place++) {
            boolean isRow = board.border().isRowOpen(place / board.columns());
            boolean isColumn = board.border().isColumnOpen(place % board.columns());
            if (lying ? isColumn : isRow) {
                builder.openRow(row(place));
            }
            if (lying ? isRow : isColumn) {
                builder.openColumn(column(place));
            }
        }
        return builder.build();
    }

    private int row(int place) {
        int row = place / board.columns();
        int column = place % board.columns();
        return switch (quarters) {
            case 1 -> column;
            case 2 -> board.rows() - 1 - row;
            case 3 -> board.columns() - 1 - column;
            default -> row;
        };
    }

    private int column(int place) {
        int row = place / board.columns();
        int column = place % board.columns();
        return switch (quarters) {
            case 1 -> board.rows() - 1 - row;
            case 2 -> board.columns() - 1 - column;
            case 3 -> row;
            default -> column;
        };
    }
}
