package flowcv.read;

import java.util.ArrayDeque;
import java.util.BitSet;
import java.util.Collection;
import java.util.Deque;
import java.util.function.IntFunction;
import java.util.stream.IntStream;

/** Finds all nodes of a graph that can be reached from some. */
final class Flood {
    private Flood() {}

    /**
     * These nodes and all that can be reached from them.
     *
     * @param next nodes to which an edge leads from one; asked once for each node
     */
    static BitSet from(Collection<Integer> nodes, IntFunction<IntStream> next) {
        BitSet seen = new BitSet();
        Deque<Integer> queue = new ArrayDeque<>(nodes);
        while (!queue.isEmpty()) {
            int node = queue.poll();
            if (!seen.get(node)) {
                seen.set(node);
                next.apply(node).forEach(queue::add);
            }
        }
        return seen;
    }
}
