package flowcv.solve;

import flowcv.board.Board;
import flowcv.board.Solution;
import flowcv.board.Trail;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;

/**
 * A board as a solver sees it: nodes and links numbered from 0, without rows, columns or families. A
 * plain cell is one node; a bridge is two, one for each lane, which are no neighbors of each other.
 * Two nodes share at most one link. Immutable; the arrays stay inside the package.
 */
public final class Graph {
    /** For each link its lower node. */
    final int[] from;
    /** For each link its higher node. */
    final int[] to;
    /** Where the links of a node begin in {@link #incident}; one entry more than there are nodes. */
    final int[] first;
    /** The links of every node, node after node, each in the order of the links. */
    final int[] incident;
    /** For each node the pair whose dot it is, or -1. */
    final int[] pair;
    /** The dots: {@code 2 * pair} and {@code 2 * pair + 1}. */
    final int[] dots;

    private final int[] place;
    private final boolean[] lane;
    private final double[] xs;
    private final double[] ys;

    Graph(int[] place, boolean[] lane, double[] xs, double[] ys, int[] from, int[] to, int[] dots) {
        this.place = place;
        this.lane = lane;
        this.xs = xs;
        this.ys = ys;
        this.from = from;
        this.to = to;
        this.dots = dots;
        int nodes = place.length;
        first = new int[nodes + 1];
        for (int link = 0; link < from.length; link++) {
            first[from[link] + 1]++;
            first[to[link] + 1]++;
        }
        for (int node = 0; node < nodes; node++) {
            first[node + 1] += first[node];
        }
        incident = new int[2 * from.length];
        int[] next = first.clone();
        for (int link = 0; link < from.length; link++) {
            incident[next[from[link]]++] = link;
            incident[next[to[link]]++] = link;
        }
        pair = new int[nodes];
        java.util.Arrays.fill(pair, -1);
        for (int i = 0; i < dots.length; i++) {
            pair[dots[i]] = i / 2;
        }
    }

    public static Graph of(Board board) {
        return GraphBuilder.build(board);
    }

    /** Number of nodes. */
    public int nodes() {
        return place.length;
    }

    /** Number of links. */
    public int links() {
        return from.length;
    }

    /** Number of pairs of dots. */
    public int pairs() {
        return dots.length / 2;
    }

    /** The lower node of a link. */
    public int from(int link) {
        return from[link];
    }

    /** The higher node of a link. */
    public int to(int link) {
        return to[link];
    }

    /** The other node of a link, seen from one of its nodes. */
    public int other(int link, int node) {
        return from[link] ^ to[link] ^ node;
    }

    /** How many links a node has. */
    public int degree(int node) {
        return first[node + 1] - first[node];
    }

    /** The {@code i}-th link of a node, from 0, in the order of the links. */
    public int link(int node, int i) {
        return incident[first[node] + i];
    }

    /** The pair whose dot a node is, or -1. */
    public int pairOf(int node) {
        return pair[node];
    }

    /** A dot of a pair; {@code which} is 0 or 1. */
    public int dot(int pair, int which) {
        return dots[2 * pair + which];
    }

    /** The place of the board that a node stands for. */
    public int place(int node) {
        return place[node];
    }

    /** Whether a node is one lane of a bridge. */
    public boolean isLane(int node) {
        return lane[node];
    }

    /** Where a node lies from left to right in a drawing of the graph. */
    public double x(int node) {
        return xs[node];
    }

    /** Where a node lies from top to bottom in a drawing of the graph. */
    public double y(int node) {
        return ys[node];
    }

    /** Whether every node can be reached from every other. */
    public boolean isConnected() {
        int[] reached = new int[nodes()];
        boolean[] seen = new boolean[nodes()];
        seen[0] = true;
        int count = 1;
        for (int head = 0; head < count; head++) {
            for (int i = first[reached[head]]; i < first[reached[head] + 1]; i++) {
                int other = other(incident[i], reached[head]);
                if (!seen[other]) {
                    seen[other] = true;
                    reached[count++] = other;
                }
            }
        }
        return count == nodes();
    }

    /** The solution that takes some links: from dot to dot along them. */
    public Solution solution(Board board, IntPredicate taken) {
        return new Solution(IntStream.range(0, pairs())
                .mapToObj(index -> trail(board, index, follow(dot(index, 0), taken)))
                .toList());
    }

    /** The nodes from a dot on, along links that are taken. */
    List<Integer> follow(int dot, IntPredicate taken) {
        List<Integer> nodes = new ArrayList<>(List.of(dot));
        int node = dot;
        for (int link = next(node, -1, taken); link >= 0; link = next(node, link, taken)) {
            node = other(link, node);
            nodes.add(node);
        }
        return nodes;
    }

    /** The taken link of a node that is not the one it was reached by, or -1. */
    private int next(int node, int before, IntPredicate taken) {
        for (int i = first[node]; i < first[node + 1]; i++) {
            if (incident[i] != before && taken.test(incident[i])) {
                return incident[i];
            }
        }
        return -1;
    }

    /** Nodes of the flow of a pair as places. */
    Trail trail(Board board, int index, List<Integer> nodes) {
        return new Trail(
                board.pairs().get(index).label(),
                nodes.stream().map(this::place).toList());
    }
}
