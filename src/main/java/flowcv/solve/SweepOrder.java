package flowcv.solve;

import java.util.Arrays;

/** The orders in which searches visit the nodes. */
final class SweepOrder {
    private SweepOrder() {}

    /**
     * Breadth first from a node with few neighbors. On a rectangle these are its diagonals from a
     * corner on, so that whatever lies behind is decided and a contradiction shows at once.
     */
    static int[] diagonal(Graph graph) {
        int nodes = graph.nodes();
        int[] order = new int[nodes];
        boolean[] seen = new boolean[nodes];
        int count = 0;
        int next = 0;
        for (int root = start(graph); ; root = next++) {
            if (!seen[root]) {
                seen[root] = true;
                int head = count;
                order[count++] = root;
                while (head < count) {
                    int node = order[head++];
                    for (int i = graph.first[node]; i < graph.first[node + 1]; i++) {
                        int other = graph.other(graph.incident[i], node);
                        if (!seen[other]) {
                            seen[other] = true;
                            order[count++] = other;
                        }
                    }
                }
            }
            if (count == nodes) {
                return order;
            }
        }
    }

    /**
     * Along the longer side of the drawing, so that few nodes lie between the decided and the
     * undecided ones.
     */
    static int[] lengthwise(Graph graph) {
        int nodes = graph.nodes();
        double left = Double.MAX_VALUE;
        double right = -Double.MAX_VALUE;
        double top = Double.MAX_VALUE;
        double bottom = -Double.MAX_VALUE;
        for (int node = 0; node < nodes; node++) {
            left = Math.min(left, graph.x(node));
            right = Math.max(right, graph.x(node));
            top = Math.min(top, graph.y(node));
            bottom = Math.max(bottom, graph.y(node));
        }
        boolean wide = right - left > bottom - top;
        long[] keys = new long[nodes];
        for (int node = 0; node < nodes; node++) {
            double along = wide ? (graph.x(node) - left) / (right - left) : (graph.y(node) - top) / (bottom - top);
            double across = wide ? (graph.y(node) - top) / (right - left) : (graph.x(node) - left) / (bottom - top);
            keys[node] = (long) (along * 0xFFFFF) << 40 | (long) (across * 0xFFFF) << 24 | node;
        }
        Arrays.sort(keys);
        int[] order = new int[nodes];
        for (int i = 0; i < nodes; i++) {
            order[i] = (int) (keys[i] & 0xFFFFFF);
        }
        return order;
    }

    /** The same order from its end. */
    static int[] reversed(int[] order) {
        int[] reversed = new int[order.length];
        for (int i = 0; i < order.length; i++) {
            reversed[i] = order[order.length - 1 - i];
        }
        return reversed;
    }

    /** For each node its place in an order. */
    static int[] ranks(int[] order) {
        int[] ranks = new int[order.length];
        for (int i = 0; i < order.length; i++) {
            ranks[order[i]] = i;
        }
        return ranks;
    }

    /** The first node with the fewest neighbors: a corner where there is one. */
    private static int start(Graph graph) {
        int best = 0;
        for (int node = 1; node < graph.nodes(); node++) {
            if (graph.degree(node) < graph.degree(best)) {
                best = node;
            }
        }
        return best;
    }

    /** Whether every node can be reached from every other. */
    static boolean isConnected(Graph graph) {
        int[] reached = new int[graph.nodes()];
        boolean[] seen = new boolean[graph.nodes()];
        seen[0] = true;
        int count = 1;
        for (int head = 0; head < count; head++) {
            for (int i = graph.first[reached[head]]; i < graph.first[reached[head] + 1]; i++) {
                int other = graph.other(graph.incident[i], reached[head]);
                if (!seen[other]) {
                    seen[other] = true;
                    reached[count++] = other;
                }
            }
        }
        return count == graph.nodes();
    }
}
