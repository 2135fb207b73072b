package flowcv.draw.layout;

import flowcv.board.Board;
import flowcv.image.Point;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Where the cells of a free board lie: cells with a link share a side, no two sides cross, and the straight way from the
 * middle of a cell to the middle of a side stays in the cell.
 *
 * @param polygons the corners of each cell, clockwise on the screen; those that cells share are equal
 * @param centers the middle of each cell
 * @param isTiling whether the cells lie where the board says, so that sides may be drawn as the curves of a ring
 */
public record CellLayout(List<List<Point>> polygons, List<Point> centers, boolean isTiling) {
    /** Ten times as many as a free board of the game has; they take a second of processor time. */
    static final int MOST_CELLS = 2_500;

    /**
     * The layout of a free board: by its centers if these are those of a tiling, else by its links alone. Outlines that a
     * board has are not looked at.
     *
     * @throws UndrawableBoardException if the board is not planar or too large
     */
    public static CellLayout of(Board board) {
        List<List<Point>> derived = DerivedFaces.of(board);
        List<Point> centers = IntStream.range(0, board.size())
                .mapToObj(place -> new Point(board.x(place), board.y(place)))
                .toList();
        if (LayoutCheck.holds(board, derived, centers)) {
            return new CellLayout(derived, centers, true);
        }
        if (board.size() > MOST_CELLS) {
            throw new UndrawableBoardException("a board of " + board.size()
                    + " free cells without outlines, expected at most " + MOST_CELLS
                    + "; a header 'outlines' tells their corners");
        }
        return Rotation.of(board)
                .map(PlanarDrawing::of)
                .orElseThrow(() -> new UndrawableBoardException(
                        "a board of free cells whose links cross however it is drawn, expected a planar one; check its"
                                + " links"));
    }
}
