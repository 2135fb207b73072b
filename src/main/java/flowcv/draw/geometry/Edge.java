package flowcv.draw.geometry;

import flowcv.board.Board;
import flowcv.board.Lane;
import flowcv.board.Link;
import flowcv.board.Topology;
import flowcv.image.Point;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * A side of a cell.
 *
 * @param from one end, in units of a cell
 * @param to the other end
 * @param kind what lies across it
 */
public record Edge(Point from, Point to, Kind kind) {
    /** Corners closer than this are one, in cells; far below any side, far above rounding. */
    private static final double SAME = 1e-3;

    /** What a side of a cell is to the game. */
    public enum Kind {
        /** Between two cells that touch. */
        GRID,
        /** Between two cells that are parted. */
        WALL,
        /** Between a cell and the outside. */
        BORDER,
        /** Between a cell and the outside, where a flow may leave and come in opposite. */
        OPENING
    }

    private record Side(Point from, Point to, int place) {}

    /** All sides of a board's cells, each once. */
    public static List<Edge> of(Board board, Faces faces) {
        Map<List<Long>, List<Side>> sides = new HashMap<>();
        List<List<Long>> order = new ArrayList<>();
        for (int place = 0; place < board.size(); place++) {
            List<Point> corners = faces.polygons().get(place);
            for (int i = 0; i < corners.size() && !board.isHole(place); i++) {
                Point a = corners.get(i);
                Point b = corners.get((i + 1) % corners.size());
                List<Long> key = List.of(Math.round((a.x() + b.x()) / SAME), Math.round((a.y() + b.y()) / SAME));
                List<Side> both = sides.computeIfAbsent(key, k -> {
                    order.add(k);
                    return new ArrayList<>();
                });
                both.add(new Side(a, b, place));
            }
        }
        Set<Long> touching = new HashSet<>();
        for (Link link : board.links()) {
            touching.add((long) link.first() << 32 | link.second());
        }
        List<Edge> edges = new ArrayList<>();
        for (List<Long> key : order) {
            List<Side> both = sides.get(key);
            Side side = both.get(0);
            Kind kind = both.stream()
                    .filter(other -> other.place() != side.place())
                    .findFirst()
                    .map(other -> inner(touching, side.place(), other.place()))
                    .orElseGet(() -> outer(board, side));
            edges.add(new Edge(side.from(), side.to(), kind));
        }
        return edges;
    }

    private static Kind inner(Set<Long> touching, int a, int b) {
        Link link = Link.between(a, b, Lane.OTHER);
        return touching.contains((long) link.first() << 32 | link.second()) ? Kind.GRID : Kind.WALL;
    }

    private static Kind outer(Board board, Side side) {
        if (board.topology() != Topology.SQUARE) {
            return Kind.BORDER;
        }
        int row = side.place() / board.columns();
        int column = side.place() % board.columns();
        double x = (side.from().x() + side.to().x()) / 2;
        double y = (side.from().y() + side.to().y()) / 2;
        boolean atSide = Math.abs(x - 0) < SAME || Math.abs(x - board.columns()) < SAME;
        boolean atEnd = Math.abs(y - 0) < SAME || Math.abs(y - board.rows()) < SAME;
        boolean open = atSide && board.border().isRowOpen(row)
                || atEnd && board.border().isColumnOpen(column);
        return open ? Kind.OPENING : Kind.BORDER;
    }
}
