package flowcv.read;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;

/**
 * Follows the pipes that are drawn: each has to begin at a dot, and one that ends at a second dot proves
 * that the two belong together.
 */
final class PipeTracer {
    /**
     * Two dots that a pipe joins.
     *
     * @param first index in the list of dots
     * @param second index in the list of dots
     */
    record Joined(int first, int second) {}

    /** Union-find over lanes: one for each cell, a second one for those that two pipes may cross. */
    private final int[] parent;

    private final boolean[] piped;

    /**
     * Pipes none of which is drawn yet.
     *
     * @param lanes their number
     */
    PipeTracer(int lanes) {
        this.parent = new int[lanes];
        this.piped = new boolean[lanes];
        for (int i = 0; i < lanes; i++) {
            parent[i] = i;
        }
    }

    /** Draws a pipe from one lane to another. */
    void join(int a, int b) {
        piped[a] = true;
        piped[b] = true;
        parent[root(a)] = root(b);
    }

    /**
     * What of the dots the pipes join; the lane of a dot has the number of its cell.
     *
     * @param name what messages call the cell of a lane
     */
    Found<List<Joined>> trace(List<Dot> dots, IntFunction<String> name) {
        int[] count = new int[parent.length];
        int[] first = new int[parent.length];
        List<Joined> joined = new ArrayList<>();
        for (int i = 0; i < dots.size(); i++) {
            int root = root(dots.get(i).cell());
            if (count[root]++ == 0) {
                first[root] = i;
            } else if (count[root] == 2) {
                joined.add(new Joined(first[root], i));
            } else {
                return not(dots.get(i).where() + " lies on a pipe with more than two dots");
            }
        }
        for (int lane = 0; lane < parent.length; lane++) {
            if (piped[lane] && count[root(lane)] == 0) {
                return not("a pipe through " + name.apply(lane) + " begins at no dot");
            }
        }
        return new Found.Yes<>(joined);
    }

    private int root(int lane) {
        int root = lane;
        while (parent[root] != root) {
            parent[root] = parent[parent[root]];
            root = parent[root];
        }
        return root;
    }

    private static Found<List<Joined>> not(String reason) {
        return new Found.Not<>(Stage.DOTS, reason);
    }
}
