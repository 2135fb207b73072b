package flowcv.board;

import java.util.Arrays;
import java.util.Collection;
import java.util.HashSet;
import java.util.Set;
import java.util.stream.IntStream;

/** Compares two boards up to the names of their pairs. */
public final class SameBoard {
    private SameBoard() {}

    /**
     * Whether two boards differ in nothing but the names of their pairs. Square boards may also differ in rows and
     * columns of holes at their edges, which no picture shows. Boards of free tilings may also differ in the order and
     * names of their cells, in where and how large they are drawn, and then still each center by a quarter of the mean
     * distance between neighbors.
     */
    public static boolean test(Board a, Board b) {
        if (a.topology() != b.topology()
                || a.links().size() != b.links().size()
                || a.pairs().size() != b.pairs().size()) {
            return false;
        }
        int[] to = places(a, b);
        if (to.length == 0) {
            return false;
        }
        return maps(
                a,
                b,
                to,
                IntStream.range(0, a.size())
                        .filter(place -> to[place] >= 0)
                        .boxed()
                        .toList());
    }

    /**
     * Whether the cells of one board are those of another.
     *
     * @param to for each place of {@code a} that of {@code b}
     * @param places of {@code a} that are looked at; all others are holes
     */
    static boolean maps(Board a, Board b, int[] to, Collection<Integer> places) {
        Set<Link> links = new HashSet<>(b.links());
        Set<Link> ends = new HashSet<>();
        b.pairs().forEach(p -> ends.add(Link.between(p.first(), p.second(), Lane.OTHER)));
        return places.stream()
                        .allMatch(place ->
                                a.isHole(place) == b.isHole(to[place]) && a.isBridge(place) == b.isBridge(to[place]))
                && a.links().stream()
                        .allMatch(l -> links.contains(Link.between(to[l.first()], to[l.second()], l.lane())))
                && a.pairs().stream()
                        .allMatch(p -> ends.contains(Link.between(to[p.first()], to[p.second()], Lane.OTHER)));
    }

    /** For each place of {@code a} that of {@code b}, -1 for holes at the edge; empty where the sizes differ. */
    private static int[] places(Board a, Board b) {
        return switch (a.topology()) {
            case GRAPH -> a.size() == b.size() ? nearestCenters(a, b) : new int[0];
            case HEX -> a.rows() == b.rows() && a.columns() == b.columns() ? identity(a.size()) : new int[0];
            case SQUARE -> samePlaces(a, b);
        };
    }

    private static int[] samePlaces(Board a, Board b) {
        int[] of = box(a);
        int[] other = box(b);
        if (of[2] - of[0] != other[2] - other[0] || of[3] - of[1] != other[3] - other[1]) {
            return new int[0];
        }
        int[] to = new int[a.size()];
        Arrays.fill(to, -1);
        for (int row = of[0]; row <= of[2]; row++) {
            for (int column = of[1]; column <= of[3]; column++) {
                to[a.place(row, column)] = b.place(row - of[0] + other[0], column - of[1] + other[1]);
            }
        }
        return to;
    }

    /** First row, first column, last row and last column with a cell that is no hole. */
    private static int[] box(Board board) {
        int[] box = {board.rows(), board.columns(), -1, -1};
        board.cells().forEach(place -> {
            box[0] = Math.min(box[0], place / board.columns());
            box[1] = Math.min(box[1], place % board.columns());
            box[2] = Math.max(box[2], place / board.columns());
            box[3] = Math.max(box[3], place % board.columns());
        });
        return box;
    }

    private static int[] identity(int size) {
        int[] to = new int[size];
        Arrays.setAll(to, i -> i);
        return to;
    }

    /** For each place of {@code a} the one place of {@code b} within reach; empty where that fails. */
    private static int[] nearestCenters(Board a, Board b) {
        double[] from = centers(a);
        double[] onto = centers(b);
        double reach = a.links().stream()
                        .mapToDouble(l -> distance(from, l.first(), from, l.second()))
                        .average()
                        .orElse(0)
                / 4;
        int[] to = new int[a.size()];
        Set<Integer> taken = new HashSet<>();
        for (int place = 0; place < a.size(); place++) {
            // Of cells in one place each is its own: a board is the same as itself.
            int nearest = place;
            for (int other = 0; other < b.size(); other++) {
                if (distance(from, place, onto, other) < distance(from, place, onto, nearest)) {
                    nearest = other;
                }
            }
            if (distance(from, place, onto, nearest) > reach || !taken.add(nearest)) {
                return new int[0];
            }
            to[place] = nearest;
        }
        return to;
    }

    /** The centers with their mean at zero and a mean square distance of one from it: x, y, x, y, … */
    private static double[] centers(Board board) {
        double[] at = new double[2 * board.size()];
        double x =
                IntStream.range(0, board.size()).mapToDouble(board::x).average().orElse(0);
        double y =
                IntStream.range(0, board.size()).mapToDouble(board::y).average().orElse(0);
        double squares = 0;
        for (int place = 0; place < board.size(); place++) {
            at[2 * place] = board.x(place) - x;
            at[2 * place + 1] = board.y(place) - y;
            squares += at[2 * place] * at[2 * place] + at[2 * place + 1] * at[2 * place + 1];
        }
        double scale = squares == 0 ? 1 : Math.sqrt(squares / board.size());
        Arrays.setAll(at, i -> at[i] / scale);
        return at;
    }

    private static double distance(double[] a, int place, double[] b, int other) {
        return Math.hypot(a[2 * place] - b[2 * other], a[2 * place + 1] - b[2 * other + 1]);
    }
}
