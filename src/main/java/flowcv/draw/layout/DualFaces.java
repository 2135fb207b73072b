package flowcv.draw.layout;

import flowcv.board.Board;
import flowcv.board.Link;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * A free board as a plane graph: the neighbors of each cell in the order in which they lie around it,
 * and between which two of them a corner lies at which a few cells meet.
 *
 * @param around the neighbors of each cell by rising angle (clockwise on the screen)
 * @param closed for each cell and neighbor, whether a corner lies between it and the next one;
 *     otherwise the outside or a hole does
 * @param step the median distance between neighbors
 */
record DualFaces(List<List<Integer>> around, List<List<Boolean>> closed, double step) {
    /** Neighbors farther apart than this many times the median are joined by a seam that is not drawn. */
    private static final double FAR = 2.2;

    private static final double HEXAGON = Math.toRadians(60);
    private static final double SQUARE = Math.toRadians(90);

    static DualFaces of(Board board) {
        double step = medianDistance(board);
        List<List<Integer>> around = Rotation.byAngle(board, link -> distance(board, link) <= FAR * step)
                .around();
        Darts darts = new Darts(around);
        Set<Integer> corners = new HashSet<>();
        for (List<Integer> walk : darts.walks()) {
            // On the side of the larger angle of each.
            boolean isSmall = walk.size() >= 3 && walk.size() <= CellComplex.MOST_AT_CORNER;
            if (isSmall && area(board, walk.stream().map(darts::cell).toList()) > 0) {
                corners.addAll(walk);
            }
        }
        List<List<Boolean>> closed = new ArrayList<>();
        for (int cell = 0; cell < board.size(); cell++) {
            int first = darts.first(cell);
            closed.add(IntStream.range(first, first + darts.degree(cell))
                    .mapToObj(corners::contains)
                    .toList());
        }
        return new DualFaces(around, closed, step);
    }

    /** The angle from one cell to another, in radians. */
    static double angle(Board board, int from, int to) {
        return Math.atan2(board.y(to) - board.y(from), board.x(to) - board.x(from));
    }

    /** Positive where the cells follow each other by rising angle. */
    private static double area(Board board, List<Integer> cells) {
        double twice = 0;
        for (int i = 0, j = cells.size() - 1; i < cells.size(); j = i++) {
            int a = cells.get(j);
            int b = cells.get(i);
            twice += board.x(a) * board.y(b) - board.x(b) * board.y(a);
        }
        return twice / 2;
    }

    private static double medianDistance(Board board) {
        double[] distances = board.links().stream()
                .mapToDouble(l -> distance(board, l))
                .sorted()
                .toArray();
        return distances.length == 0 ? 1 : distances[distances.length / 2];
    }

    private static double distance(Board board, Link link) {
        return Math.hypot(
                board.x(link.first()) - board.x(link.second()), board.y(link.first()) - board.y(link.second()));
    }

    /** The sides of a cell: at least as many as it has neighbors. */
    int sides(Board board, int cell) {
        int count = around.get(cell).size();
        boolean anyHexagon = around.stream().anyMatch(list -> list.size() > 4);
        if (!anyHexagon || count == 0) {
            return Math.max(4, count);
        }
        double closedSum = 0;
        int closedCount = 0;
        double open = 0;
        int openCount = 0;
        for (int i = 0; i < count; i++) {
            if (closed.get(cell).get(i)) {
                closedSum += gap(board, cell, i);
                closedCount++;
            } else {
                open += gap(board, cell, i);
                openCount++;
            }
        }
        // Around a hexagon neighbors lie 60 degrees apart, around a square 90, and so do the sides without one.
        double apart = closedCount == 0 ? HEXAGON : Math.max(HEXAGON, Math.min(SQUARE, closedSum / closedCount));
        return count + Math.max(0, (int) Math.round(open / apart) - openCount);
    }

    /** The angle between a neighbor and the next one, in radians, above 0 and up to 2 pi. */
    double gap(Board board, int cell, int i) {
        List<Integer> list = around.get(cell);
        double turn = angle(board, cell, list.get((i + 1) % list.size())) - angle(board, cell, list.get(i));
        return turn <= 1e-9 ? turn + 2 * Math.PI : turn;
    }
}
