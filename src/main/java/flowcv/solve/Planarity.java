package flowcv.solve;

/**
 * Whether the ends of unfinished flows can still be joined without a crossing. On a plane, let all
 * that is open lie on one side of a closed border; the ends on the border that belong together then
 * are joined on that side by curves that do not cross, so two pairs must not alternate along it.
 *
 * <p>A path that has no color yet and lies on the other side could carry a flow across. It cannot
 * help two pairs whose four ends lie on the same side of it, so pairs are compared only where no such
 * path parts them.
 */
final class Planarity {
    private final Graph graph;
    private final State state;
    private final int[] around;
    private final int[] atFrom;
    private final int[] atTo;

    /** The number of the last walk that came along a dart (a link in one direction). */
    private final int[] walkedDart;
    /** The ends on the border, in its order. */
    private final int[] ends;
    /** For each node the number of the last walk on which it is an end. */
    private final int[] seenNode;

    private final int[] regionOf;
    private final int[] stack;
    private int walk;
    private int count;

    Planarity(Graph graph, Embedding embedding, State state) {
        this.graph = graph;
        this.state = state;
        around = embedding.around;
        atFrom = embedding.atFrom;
        atTo = embedding.atTo;
        walkedDart = new int[2 * graph.links()];
        ends = new int[graph.nodes()];
        seenNode = new int[graph.nodes()];
        regionOf = new int[graph.nodes()];
        stack = new int[graph.nodes() + 1];
    }

    /** False where two pairs would have to cross. */
    boolean holds() {
        int before = walk;
        for (int dot : graph.dots) {
            int node = state.end[dot];
            // A dot without a link lies on borders that matter only where some branch ends as well.
            if (node != dot && state.need[node] > 0) {
                int dart = besideBranch(node);
                if (walkedDart[dart] <= before && !holdsAlong(dart)) {
                    return false;
                }
            }
        }
        return true;
    }

    /** The direction in which the border goes on from the end of a branch. */
    private int besideBranch(int node) {
        int begin = graph.first[node];
        int stop = graph.first[node + 1];
        int at = begin;
        while (state.links[around[at]] != State.TAKEN) {
            at++;
        }
        do {
            at = at + 1 == stop ? begin : at + 1;
        } while (state.links[around[at]] != State.OPEN);
        int link = around[at];
        return graph.from[link] == node ? 2 * link : 2 * link + 1;
    }

    private boolean holdsAlong(int start) {
        walk++;
        count = 0;
        int dart = start;
        byte[] links = state.links;
        int[] need = state.need;
        do {
            walkedDart[dart] = walk;
            int link = dart >> 1;
            boolean forward = (dart & 1) == 0;
            int node = forward ? graph.to[link] : graph.from[link];
            int at = forward ? atTo[link] : atFrom[link];
            int begin = graph.first[node];
            int stop = graph.first[node + 1];
            boolean end = need[node] == 1 && graph.pair[node] >= 0;
            int next;
            do {
                at = at + 1 == stop ? begin : at + 1;
                next = around[at];
                // The path that ends here leaves the node on this side of the border.
                end |= links[next] == State.TAKEN;
            } while (links[next] != State.OPEN);
            if (end && seenNode[node] != walk) {
                seenNode[node] = walk;
                ends[count++] = node;
            }
            dart = graph.from[next] == node ? 2 * next : 2 * next + 1;
        } while (dart != start);
        return count < 4 || !regions() || noneCross();
    }

    /** Numbers the regions that uncolored paths make; false where such a path leads elsewhere. */
    private boolean regions() {
        int depth = 0;
        int region = 0;
        int regions = 0;
        for (int i = 0; i < count; i++) {
            int node = ends[i];
            if (color(node) >= 0) {
                regionOf[node] = region;
                continue;
            }
            int mate = state.end[node];
            if (seenNode[mate] != walk) {
                return false;
            }
            if (depth > 0 && stack[depth - 1] == mate) {
                depth--;
                region = regionOf[mate];
            } else {
                regionOf[node] = region;
                stack[depth++] = node;
                region = ++regions;
            }
        }
        return depth == 0;
    }

    private boolean noneCross() {
        int depth = 0;
        for (int i = 0; i < count; i++) {
            int node = ends[i];
            int color = color(node);
            if (color < 0) {
                continue;
            }
            int partner = partner(node, color);
            if (seenNode[partner] != walk || regionOf[partner] != regionOf[node]) {
                continue;
            }
            if (depth > 0 && stack[depth - 1] == partner) {
                depth--;
            } else {
                stack[depth++] = node;
            }
        }
        return depth == 0;
    }

    private int color(int node) {
        return graph.pair[node] >= 0 ? graph.pair[node] : graph.pair[state.end[node]];
    }

    /** The end of the other branch of a pair, seen from the end of one. */
    private int partner(int node, int color) {
        int dot = graph.pair[node] >= 0 ? node : state.end[node];
        int other = graph.dots[2 * color] == dot ? graph.dots[2 * color + 1] : graph.dots[2 * color];
        return state.need[other] > 0 ? other : state.end[other];
    }
}
