package flowcv.solve;

/** The orders in which searches visit the nodes; sweeps across the drawing of a graph are {@link Sweep}s. */
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
}
