package flowcv.fit;

import flowcv.board.Board;
import flowcv.board.Topology;
import flowcv.image.Point;
import flowcv.read.tiling.CellComplex;
import flowcv.read.tiling.HexTiling;
import flowcv.read.tiling.Pose;
import flowcv.read.tiling.SquareTiling;
import java.util.DoubleSummaryStatistics;
import java.util.List;
import java.util.function.ToDoubleFunction;
import java.util.stream.IntStream;

/**
 * The plane in which the cells of a board of squares or hexagons lie, each of area 1; the origin is the upper left corner
 * of the box around them.
 *
 * @param board that lies there
 * @param middles of all its places
 * @param width of the box, in cells
 * @param height of the box
 */
record BoardPlane(Board board, List<Point> middles, double width, double height) {
    /** No place of the board. */
    static final int NONE = -1;

    /** Between two level sides of a hexagon of area 1. */
    private static final double HEX_HEIGHT = Math.sqrt(2 / Math.sqrt(3));

    private static final double HALF = 0.5;
    /** A point this near is the middle of a place. */
    private static final double SAME = 0.1;

    static BoardPlane of(Board board) {
        boolean isHex = board.topology() == Topology.HEX;
        double unit = isHex ? HEX_HEIGHT : 1;
        double halfWidth = isHex ? HEX_HEIGHT / Math.sqrt(3) : HALF;
        DoubleSummaryStatistics across = extent(board, board::x);
        DoubleSummaryStatistics down = extent(board, board::y);
        double left = unit * across.getMin() - halfWidth;
        double top = unit * (down.getMin() - HALF);
        return new BoardPlane(
                board,
                IntStream.range(0, board.size())
                        .mapToObj(place -> new Point(unit * board.x(place) - left, unit * board.y(place) - top))
                        .toList(),
                unit * across.getMax() + halfWidth - left,
                unit * (down.getMax() + HALF) - top);
    }

    private static DoubleSummaryStatistics extent(Board board, ToDoubleFunction<Integer> along) {
        return IntStream.range(0, board.size())
                .filter(place -> !board.isHole(place))
                .boxed()
                .mapToDouble(along)
                .summaryStatistics();
    }

    boolean isHex() {
        return board.topology() == Topology.HEX;
    }

    /** The corners of the box: upper left, upper right, lower right, lower left. */
    List<Point> corners() {
        return List.of(new Point(0, 0), new Point(width, 0), new Point(width, height), new Point(0, height));
    }

    /** The place whose middle is at a point; {@link #NONE} if there is none. */
    int place(Point point) {
        return IntStream.range(0, middles.size())
                .filter(place -> Math.abs(middles.get(place).x() - point.x()) < SAME
                        && Math.abs(middles.get(place).y() - point.y()) < SAME)
                .findFirst()
                .orElse(NONE);
    }

    /** Between two lines along rows, or columns, on which sides of cells begin or end. */
    double step(boolean isColumn) {
        double side = HEX_HEIGHT / Math.sqrt(3);
        return !isHex() ? 1 : isColumn ? side / 2 : HEX_HEIGHT / 2;
    }

    /** The sides of all places, each from one point to the other. */
    List<List<Point>> lines() {
        Point origin = origin(0, 0);
        CellComplex complex = complex(0, 0, Pose.upright(origin, 1, 1, 1, 1));
        return complex.borders().stream()
                .filter(border -> !complex.isStub(border))
                .map(border ->
                        List.of(complex.pose().at(border.from()), complex.pose().at(border.to())))
                .toList();
    }

    /**
     * A complex of this board in its own plane.
     *
     * @param rows more than the board has
     * @param columns more than the board has
     */
    CellComplex complex(int rows, int columns, Pose pose) {
        int allRows = board.rows() + rows;
        int allColumns = board.columns() + columns;
        return isHex()
                ? HexTiling.complex(allRows, allColumns, pose, 0)
                : SquareTiling.complex(allRows, allColumns, pose, 0);
    }

    /**
     * Where the origin of a complex lies that has some more rows above and columns on the left.
     *
     * @param above so many rows
     * @param left so many columns
     */
    Point origin(int above, int left) {
        Point first = middles.get(0);
        if (!isHex()) {
            return new Point(first.x() - HALF - left, first.y() - HALF - above);
        }
        // The first column of a complex stands half a cell lower than the next.
        double raised = HALF * Math.floorMod(left, 2);
        return new Point(first.x() - left * HEX_HEIGHT * Math.sqrt(3) / 2, first.y() - (above + raised) * HEX_HEIGHT);
    }
}
