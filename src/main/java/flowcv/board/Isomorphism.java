package flowcv.board;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;

/**
 * Whether two boards are the same graph, wherever their cells lie: the cells of one can be named after the cells of the
 * other so that neighbors stay neighbors, bridges bridges, and the two dots of a pair the two dots of a pair. By color
 * refinement: cells are told apart by what surrounds them until nothing changes; where several still look alike, one
 * of them is tried after the other (McKay and Piperno, Practical graph isomorphism II, 2014).
 */
public final class Isomorphism {
    /** Dots tell nearly all cells of a level apart; what needs more trials than this is not compared to its end. */
    private static final int MOST_TRIALS = 10_000;

    private static final int PAIR = Lane.values().length;

    /** The cells of the first board, then those of the second. */
    private final List<List<long[]>> edges = new ArrayList<>();

    private final int half;
    private final Board a;
    private final Board b;
    private final Predicate<int[]> wanted;
    private int trials;

    private Isomorphism(Board a, Board b, Predicate<int[]> wanted) {
        this.a = a;
        this.b = b;
        this.wanted = wanted;
        add(a);
        half = edges.size();
        add(b);
    }

    /** Whether there is such a naming. A mirror image is the same graph. */
    public static boolean test(Board a, Board b) {
        return anyMatch(a, b, naming -> true);
    }

    /**
     * Whether one of these namings is wanted: nearly all boards have one at most, those that look the same from several
     * sides some more.
     *
     * @param wanted is asked with the place of {@code b} for each of {@code a}, -1 for holes, until it wants one
     */
    public static boolean anyMatch(Board a, Board b, Predicate<int[]> wanted) {
        if (a.links().size() != b.links().size()
                || a.pairs().size() != b.pairs().size()) {
            return false;
        }
        Isomorphism both = new Isomorphism(a, b, wanted);
        return both.edges.size() == 2 * both.half && both.match(both.start());
    }

    private void add(Board board) {
        int[] nodes = nodes(board, edges.size());
        for (int node : nodes) {
            if (node >= 0) {
                edges.add(new ArrayList<>());
            }
        }
        for (Link link : board.links()) {
            join(nodes[link.first()], nodes[link.second()], link.lane().ordinal());
        }
        for (Pair pair : board.pairs()) {
            join(nodes[pair.first()], nodes[pair.second()], PAIR);
        }
    }

    /** Places are numbered without holes; -1 for a hole. */
    private static int[] nodes(Board board, int first) {
        int[] nodes = new int[board.size()];
        int next = first;
        for (int place = 0; place < nodes.length; place++) {
            nodes[place] = board.isHole(place) ? -1 : next++;
        }
        return nodes;
    }

    private void join(int a, int b, int kind) {
        edges.get(a).add(new long[] {kind, b});
        edges.get(b).add(new long[] {kind, a});
    }

    private int[] start() {
        int[] colors = new int[edges.size()];
        int at = 0;
        for (Board board : List.of(a, b)) {
            for (int place = 0; place < board.size(); place++) {
                if (!board.isHole(place)) {
                    colors[at++] = board.isBridge(place) ? 1 : 0;
                }
            }
        }
        return colors;
    }

    private boolean match(int[] start) {
        int[] colors = refined(start);
        int[] first = Arrays.copyOfRange(colors, 0, half);
        int[] second = Arrays.copyOfRange(colors, half, colors.length);
        int[] sorted = first.clone();
        int[] other = second.clone();
        Arrays.sort(sorted);
        Arrays.sort(other);
        if (!Arrays.equals(sorted, other) || ++trials > MOST_TRIALS) {
            return false;
        }
        int shared = 0;
        while (shared + 1 < half && sorted[shared] != sorted[shared + 1]) {
            shared++;
        }
        if (shared + 1 >= half) {
            // Every cell has a color of its own, and refinement has compared what surrounds them.
            return wanted.test(naming(first, second));
        }
        int color = sorted[shared];
        int chosen = indexOf(first, color, 0);
        for (int i = indexOf(second, color, 0); i >= 0; i = indexOf(second, color, i + 1)) {
            int[] next = colors.clone();
            next[chosen] = colors.length;
            next[half + i] = colors.length;
            if (match(next)) {
                return true;
            }
        }
        return false;
    }

    /** Which place of the second board each of the first is, by colors that no two cells of a board share. */
    private int[] naming(int[] first, int[] second) {
        int[] from = nodes(a, 0);
        int[] to = nodes(b, 0);
        int[] places = new int[half];
        for (int place = 0; place < to.length; place++) {
            if (to[place] >= 0) {
                places[to[place]] = place;
            }
        }
        return Arrays.stream(from)
                .map(node -> node < 0 ? -1 : places[indexOf(second, first[node], 0)])
                .toArray();
    }

    private static int indexOf(int[] colors, int color, int from) {
        for (int i = from; i < colors.length; i++) {
            if (colors[i] == color) {
                return i;
            }
        }
        return -1;
    }

    /** Colors that say of each cell all that its neighbors' colors say, numbered from 0. */
    private int[] refined(int[] start) {
        int[] colors = start;
        int count = 0;
        while (true) {
            Map<List<Long>, Integer> numbers = new HashMap<>();
            int[] next = new int[colors.length];
            for (int node = 0; node < colors.length; node++) {
                List<Long> around = new ArrayList<>();
                for (long[] edge : edges.get(node)) {
                    around.add(edge[0] * 2L * colors.length + colors[(int) edge[1]]);
                }
                Collections.sort(around);
                around.add((long) colors[node]);
                next[node] = numbers.computeIfAbsent(around, a -> numbers.size());
            }
            if (numbers.size() == count) {
                return next;
            }
            count = numbers.size();
            colors = next;
        }
    }
}
