package flowcv.solve;

import java.util.Arrays;

/**
 * The short cycles of a graph: every triangle and every ring of four links. A flow that does not
 * touch itself takes at most one link of a triangle and at most two of a ring of four, since with
 * one more its ends would be neighbors. On a square board this is the corner rule: a turn at one
 * corner of a block takes two of its four links, so the opposite corner must turn away as well.
 *
 * <p>Lanes of bridges are left out: a flow may come back to itself over a bridge.
 */
final class Rings {
    /** Nodes with more neighbors than any tiling has are left out; the rule is a help, not a need. */
    private static final int MOST_NEIGHBORS = 12;

    /** Where the rings of a link begin in {@link #ringsOf}; one entry more than there are links. */
    final int[] first;
    /** The rings of every link. */
    final int[] ringsOf;
    /** What a taken link adds to the tally of each of its rings: one, and which of the four it is. */
    final byte[] tallies;
    /** Four links for each ring; a triangle names its third link twice. */
    final int[] links;
    /** How many links of a ring a flow can take: 1 or 2. */
    final byte[] most;

    /** A tally counts from this bit on; below it has a bit for each of the four links. */
    static final int COUNT = 4;

    /** The lower part of a tally. */
    static final int WHICH = (1 << COUNT) - 1;

    private Rings(int linkCount, int[] links, byte[] most) {
        this.links = links;
        this.most = most;
        first = new int[linkCount + 1];
        for (int i = 0; i < links.length; i++) {
            if (counts(i)) {
                first[links[i] + 1]++;
            }
        }
        for (int link = 0; link < linkCount; link++) {
            first[link + 1] += first[link];
        }
        ringsOf = new int[first[linkCount]];
        tallies = new byte[ringsOf.length];
        int[] next = Arrays.copyOf(first, linkCount);
        for (int i = 0; i < links.length; i++) {
            if (counts(i)) {
                tallies[next[links[i]]] = (byte) ((1 << COUNT) + (1 << (i & 3)));
                ringsOf[next[links[i]]++] = i >> 2;
            }
        }
    }

    /** Whether an entry of {@link #links} is not the repetition at the end of a triangle. */
    private boolean counts(int i) {
        return (i & 3) != 3 || most[i >> 2] == 2;
    }

    static Rings of(Graph graph) {
        return new Finder(graph).find();
    }

    private static final class Finder {
        private final Graph graph;
        private int[] found = new int[256];
        private int count;

        Finder(Graph graph) {
            this.graph = graph;
        }

        Rings find() {
            for (int node = 0; node < graph.nodes(); node++) {
                if (usable(node)) {
                    ringsAt(node);
                }
            }
            byte[] most = new byte[count / 4];
            for (int ring = 0; ring < most.length; ring++) {
                most[ring] = (byte) (found[4 * ring + 2] == found[4 * ring + 3] ? 1 : 2);
            }
            return new Rings(graph.links(), Arrays.copyOf(found, count), most);
        }

        /** The rings in which a node has the lowest number, each once. */
        private void ringsAt(int node) {
            int end = graph.first[node + 1];
            for (int i = graph.first[node]; i < end; i++) {
                int left = graph.incident[i];
                int a = graph.other(left, node);
                if (a < node || !usable(a)) {
                    continue;
                }
                for (int j = i + 1; j < end; j++) {
                    int right = graph.incident[j];
                    int b = graph.other(right, node);
                    if (b > node && usable(b)) {
                        close(node, left, a, right, b);
                    }
                }
            }
        }

        private void close(int node, int left, int a, int right, int b) {
            for (int i = graph.first[a]; i < graph.first[a + 1]; i++) {
                int far = graph.incident[i];
                int opposite = graph.other(far, a);
                if (opposite == b) {
                    add(left, right, far, far);
                } else if (opposite > node && usable(opposite)) {
                    for (int j = graph.first[b]; j < graph.first[b + 1]; j++) {
                        int near = graph.incident[j];
                        if (graph.other(near, b) == opposite) {
                            add(left, right, far, near);
                        }
                    }
                }
            }
        }

        private void add(int a, int b, int c, int d) {
            if (count == found.length) {
                found = Arrays.copyOf(found, 2 * count);
            }
            found[count++] = a;
            found[count++] = b;
            found[count++] = c;
            found[count++] = d;
        }

        private boolean usable(int node) {
            return !graph.isLane(node) && graph.degree(node) <= MOST_NEIGHBORS;
        }
    }
}
