package flowcv.read;

import flowcv.board.Board;
import flowcv.board.Link;
import java.util.ArrayList;
import java.util.List;

/** Names the links of a board that pipes take in the picture. */
final class DrawnPipes {
    private DrawnPipes() {}

    static List<Link> of(CellGrid grid, Board board) {
        List<Link> drawn = new ArrayList<>();
        for (Link link : board.links()) {
            boolean runs =
                    switch (link.lane()) {
                        case HORIZONTAL -> isBesides(grid, link);
                        case VERTICAL -> isAbove(grid, link);
                        case OTHER -> false;
                    };
            if (runs) {
                drawn.add(link);
            }
        }
        return drawn;
    }

    /** Whether a pipe runs between two cells of a row, or around the border at its ends. */
    private static boolean isBesides(CellGrid grid, Link link) {
        int columns = grid.columns();
        Side[] sides = grid.vertical()[link.first() / columns];
        boolean next = link.second() - link.first() == 1 && isCrossed(sides[link.second() % columns]);
        boolean around =
                link.second() - link.first() == columns - 1 && isCrossed(sides[0]) && isCrossed(sides[columns]);
        return next || around;
    }

    /** Whether a pipe runs between two cells of a column, or around the border at its ends. */
    private static boolean isAbove(CellGrid grid, Link link) {
        int columns = grid.columns();
        int column = link.first() % columns;
        int first = link.first() / columns;
        int second = link.second() / columns;
        boolean next = second - first == 1 && isCrossed(grid.horizontal()[second][column]);
        boolean around = second - first == grid.rows() - 1
                && isCrossed(grid.horizontal()[0][column])
                && isCrossed(grid.horizontal()[grid.rows()][column]);
        return next || around;
    }

    private static boolean isCrossed(Side side) {
        return side.kind() == Side.Kind.CROSSED;
    }
}
