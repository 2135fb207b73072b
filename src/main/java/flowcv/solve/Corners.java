package flowcv.solve;

import java.util.Arrays;

/**
 * The corners at which a flow of a least solution must not turn around an empty node. A flow that
 * turns at one corner of a ring of four while the opposite corner is empty could run through that one
 * instead, and be as long; of the two ways the one through the later node (in a fixed order) is
 * taken.
 */
final class Corners {
    /** Where the corners opposite to a node begin in {@link #linkA} and {@link #linkB}. */
    final int[] firstOfNode;
    /** One link of the turn. */
    final int[] linkA;
    /** The other link of the turn. */
    final int[] linkB;
    /** Where the corners of a link begin in {@link #otherLink} and {@link #opposite}. */
    final int[] firstOfLink;
    /** The link that makes a turn together with this one. */
    final int[] otherLink;
    /** The node opposite to that turn. */
    final int[] opposite;

    /** @param rank for each node its place in the order */
    Corners(Graph graph, Rings rings, int[] rank) {
        // Three entries for each corner: both links and the opposite node.
        int[] found = new int[12 * rings.most.length];
        int count = 0;
        for (int ring = 0; ring < rings.most.length; ring++) {
            if (rings.most[ring] == 2) {
                for (int i = 0; i < 4; i++) {
                    for (int j = i + 1; j < 4; j++) {
                        int a = rings.links[4 * ring + i];
                        int b = rings.links[4 * ring + j];
                        int turn = shared(graph, a, b);
                        if (turn >= 0) {
                            int c = rings.links[4 * ring + other(i, j)];
                            int d = rings.links[4 * ring + 6 - i - j - other(i, j)];
                            int opposite = shared(graph, c, d);
                            if (rank[opposite] > rank[turn] && graph.pair[opposite] < 0 && graph.pair[turn] < 0) {
                                found[count++] = a;
                                found[count++] = b;
                                found[count++] = opposite;
                            }
                        }
                    }
                }
            }
        }
        firstOfNode = new int[graph.nodes() + 1];
        firstOfLink = new int[graph.links() + 1];
        for (int i = 0; i < count; i += 3) {
            firstOfNode[found[i + 2] + 1]++;
            firstOfLink[found[i] + 1]++;
            firstOfLink[found[i + 1] + 1]++;
        }
        sumUp(firstOfNode);
        sumUp(firstOfLink);
        linkA = new int[count / 3];
        linkB = new int[count / 3];
        otherLink = new int[2 * count / 3];
        opposite = new int[2 * count / 3];
        int[] nextOfNode = Arrays.copyOf(firstOfNode, graph.nodes());
        int[] nextOfLink = Arrays.copyOf(firstOfLink, graph.links());
        for (int i = 0; i < count; i += 3) {
            int a = found[i];
            int b = found[i + 1];
            int node = found[i + 2];
            linkA[nextOfNode[node]] = a;
            linkB[nextOfNode[node]++] = b;
            otherLink[nextOfLink[a]] = b;
            opposite[nextOfLink[a]++] = node;
            otherLink[nextOfLink[b]] = a;
            opposite[nextOfLink[b]++] = node;
        }
    }

    /** The lowest of the numbers 0 to 3 that is neither of two. */
    private static int other(int i, int j) {
        int lowest = 0;
        while (lowest == i || lowest == j) {
            lowest++;
        }
        return lowest;
    }

    /** The node that two links share, or -1. */
    private static int shared(Graph graph, int a, int b) {
        if (graph.from[a] == graph.from[b] || graph.from[a] == graph.to[b]) {
            return graph.from[a];
        }
        return graph.to[a] == graph.from[b] || graph.to[a] == graph.to[b] ? graph.to[a] : -1;
    }

    private static void sumUp(int[] counts) {
        for (int i = 1; i < counts.length; i++) {
            counts[i] += counts[i - 1];
        }
    }
}
