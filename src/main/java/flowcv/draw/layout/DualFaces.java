package flowcv.draw.layout;

import flowcv.board.Board;
import flowcv.board.Link;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

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
    /** At no corner of any board of the game do more cells meet (six at the middle of a star). */
    private static final int MOST_AT_CORNER = 6;
    /** Neighbors farther apart than this many times the median are joined by a seam that is not drawn. */
    private static final double FAR = 2.2;

    private static final double HEXAGON = Math.toRadians(60);
    private static final double SQUARE = Math.toRadians(90);

    static DualFaces of(Board board) {
        List<List<Integer>> around = new ArrayList<>();
        for (int cell = 0; cell < board.size(); cell++) {
            around.add(new ArrayList<>());
        }
        double step = medianDistance(board);
        double far = FAR * step;
        for (Link link : board.links()) {
            if (distance(board, link) <= far) {
                around.get(link.first()).add(link.second());
                around.get(link.second()).add(link.first());
            }
        }
        for (int cell = 0; cell < board.size(); cell++) {
            int from = cell;
            around.get(cell).sort(Comparator.comparingDouble(to -> angle(board, from, to)));
        }
        Set<Long> corners = corners(board, around);
        List<List<Boolean>> closed = new ArrayList<>();
        for (int cell = 0; cell < board.size(); cell++) {
            int from = cell;
            closed.add(around.get(cell).stream()
                    .map(to -> corners.contains(key(from, to)))
                    .toList());
        }
        return new DualFaces(around, closed, step);
    }

    /** The angle from one cell to another, in radians. */
    static double angle(Board board, int from, int to) {
        return Math.atan2(board.y(to) - board.y(from), board.x(to) - board.x(from));
    }

    /** The directed links on whose side of the larger angle a corner lies. */
    private static Set<Long> corners(Board board, List<List<Integer>> around) {
        Set<Long> corners = new HashSet<>();
        for (int from = 0; from < around.size(); from++) {
            for (int to : around.get(from)) {
                List<Integer> walk = walk(around, from, to);
                if (walk.size() >= 3 && walk.size() <= MOST_AT_CORNER && area(board, walk) > 0) {
                    corners.add(key(from, to));
                }
            }
        }
        return corners;
    }

    /** The cells around the region beside a directed link, on the side of the larger angle. */
    private static List<Integer> walk(List<List<Integer>> around, int from, int to) {
        List<Integer> walk = new ArrayList<>();
        int a = from;
        int b = to;
        do {
            walk.add(a);
            List<Integer> next = around.get(b);
            int at = next.indexOf(a);
            a = b;
            b = next.get((at + next.size() - 1) % next.size());
        } while ((a != from || b != to) && walk.size() <= MOST_AT_CORNER);
        return walk;
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

    private static long key(int from, int to) {
        return (long) from << 32 | to;
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
