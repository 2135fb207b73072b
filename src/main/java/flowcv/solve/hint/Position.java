package flowcv.solve.hint;

import flowcv.solve.Graph;
import java.util.Arrays;

/**
 * Flows as far as they are drawn: from every dot a branch. Branches are numbered as dots are, {@code 2 *
 * pair} and {@code 2 * pair + 1}.
 */
final class Position {
    private final Graph graph;
    private final boolean[] taken;
    /** For each node the pair whose branch covers it, or -1. */
    private final int[] owner;
    /** The node at which each branch ends. */
    private final int[] heads;

    private final boolean[] joined;

    /** A position with nothing but the dots. */
    Position(Graph graph) {
        this.graph = graph;
        taken = new boolean[graph.links()];
        owner = new int[graph.nodes()];
        Arrays.fill(owner, -1);
        joined = new boolean[graph.pairs()];
        heads = new int[2 * graph.pairs()];
        for (int branch = 0; branch < heads.length; branch++) {
            heads[branch] = graph.dot(branch / 2, branch % 2);
            owner[heads[branch]] = branch / 2;
        }
    }

    int branches() {
        return heads.length;
    }

    int head(int branch) {
        return heads[branch];
    }

    boolean isTaken(int link) {
        return taken[link];
    }

    boolean isCovered(int node) {
        return owner[node] >= 0;
    }

    boolean isComplete() {
        for (boolean whole : joined) {
            if (!whole) {
                return false;
            }
        }
        return true;
    }

    /** Whether a branch can take a link from its end. */
    boolean isWay(int branch, int link) {
        int other = graph.other(link, heads[branch]);
        return !joined[branch / 2] && !taken[link] && (owner[other] < 0 || other == heads[branch ^ 1]);
    }

    /** Links that a branch can take from its end. */
    int[] ways(int branch) {
        int head = heads[branch];
        int[] ways = new int[graph.degree(head)];
        int count = 0;
        for (int i = 0; i < ways.length; i++) {
            if (isWay(branch, graph.link(head, i))) {
                ways[count++] = graph.link(head, i);
            }
        }
        return Arrays.copyOf(ways, count);
    }

    /** How many links lead from a node that is not covered to others, or to ends of branches. */
    int openWays(int node) {
        int ways = 0;
        for (int i = 0; i < graph.degree(node); i++) {
            int other = graph.other(graph.link(node, i), node);
            ways += owner[other] < 0 || isHead(other) ? 1 : 0;
        }
        return ways;
    }

    /** Makes a branch longer. */
    void extend(int branch, int link) {
        int other = graph.other(link, heads[branch]);
        taken[link] = true;
        if (other == heads[branch ^ 1]) {
            joined[branch / 2] = true;
        }
        owner[other] = branch / 2;
        heads[branch] = other;
    }

    private boolean isHead(int node) {
        int pair = owner[node];
        return !joined[pair] && (heads[2 * pair] == node || heads[2 * pair + 1] == node);
    }
}
