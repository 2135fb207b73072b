package flowcv.solve;

import java.util.Arrays;

/**
 * The corners at which a flow can turn: at one node of a ring of four, with the node opposite to it
 * inside the turn. What a least solution does there is decided by the opposite node.
 *
 * <ul>
 *   <li>The opposite node takes none of the links of the ring, as three of them make a flow touch
 *       itself.
 *   <li>If it is the later one of the two (in a fixed order), it must be covered: the flow could run
 *       through it instead of turning, and be as long; of the two ways a least solution takes the one
 *       through the later node.
 *   <li>A node of four links that must be covered and takes no link of the ring leaves by its other two.
 *       Where these make a turn again, the same holds for the node opposite to that one, and so on
 *       until a dot is met (the corner rule).
 * </ul>
 */
final class Corners {
    /** Stands for a node or link where there is none. */
    static final int NONE = -1;

    /** Stands for two links of one triangle, of which a flow takes one at most. */
    static final int NEVER = -2;

    /** In {@link #far}: the opposite node is a dot, need not be covered or has more than one way to be. */
    static final int ANY_WAY = -1;

    /** In {@link #far}: the opposite node must be covered and cannot be. */
    static final int NO_WAY = -2;

    /** For each node its place in the order. */
    final int[] rank;
    /** For each corner the two links of the turn, at {@code 2 * corner} and after it. */
    final int[] turn;
    /** For each corner the node at which a flow turns. */
    final int[] node;
    /** For each corner the node opposite to it if that one must be covered; else {@link #NONE}. */
    final int[] covered;
    /** For each corner the two links of its ring that do not turn. */
    final int[] near;
    /** For each corner the two links by which the opposite node must leave, {@link #ANY_WAY} or {@link #NO_WAY}. */
    final int[] far;
    /** For each corner the one at the opposite node between its two far links, or {@link #NONE}. */
    final int[] next;
    /** The other way about. */
    final int[] before;
    /** For each corner another one with the same two links, or {@link #NONE}. */
    final int[] same;

    /** The corners that turn with a link. */
    final Index ofTurn;
    /** The corners of which a link is a near one. */
    final Index ofNear;
    /** The corners of which a link is a far one. */
    final Index ofFar;
    /** The corners whose opposite node must be covered, by that node. */
    final Index ofCovered;

    /** Where the pairs of links of a node begin in {@link #between}; one with very many links has none there. */
    final int[] firstPair;
    /**
     * For the {@code i}-th and {@code j}-th link of a node, at {@code i * degree + j}, the corner that
     * they make, {@link #NONE} or {@link #NEVER}.
     */
    final int[] between;

    /**
     * For each number the corners that belong to it.
     *
     * @param first where the corners of a number begin; one entry more than there are numbers
     * @param corners the corners of every number
     */
    record Index(int[] first, int[] corners) {
        /** {@code each} successive entries of {@code numbers} belong to one corner; negative ones to none. */
        static Index of(int count, int[] numbers, int each) {
            int[] first = new int[count + 1];
            for (int number : numbers) {
                if (number >= 0) {
                    first[number + 1]++;
                }
            }
            for (int i = 0; i < count; i++) {
                first[i + 1] += first[i];
            }
            int[] corners = new int[first[count]];
            int[] next = Arrays.copyOf(first, count);
            for (int i = 0; i < numbers.length; i++) {
                if (numbers[i] >= 0) {
                    corners[next[numbers[i]]++] = i / each;
                }
            }
            return new Index(first, corners);
        }
    }

    /** @param rank for each node its place in the order */
    Corners(Graph graph, Rings rings, int[] rank) {
        this.rank = rank;
        int squares = 0;
        for (byte most : rings.most) {
            squares += most - 1;
        }
        int count = 4 * squares;
        turn = new int[2 * count];
        node = new int[count];
        covered = new int[count];
        near = new int[2 * count];
        far = new int[2 * count];
        next = new int[count];
        before = new int[count];
        same = new int[count];
        firstPair = new int[graph.nodes() + 1];
        for (int v = 0; v < graph.nodes(); v++) {
            // Nobody asks about the ways of nodes that have more; theirs would take gigabytes.
            int ways = graph.degree(v) > LeastState.MOST_WAYS ? 0 : graph.degree(v);
            firstPair[v + 1] = firstPair[v] + ways * ways;
        }
        between = new int[firstPair[graph.nodes()]];
        Arrays.fill(between, NONE);
        int corner = 0;
        for (int ring = 0; ring < rings.most.length; ring++) {
            int at = 4 * ring;
            for (int i = 0; i < 4; i++) {
                for (int j = i + 1; j < 4; j++) {
                    int a = rings.links[at + i];
                    int b = rings.links[at + j];
                    int shared = shared(graph, a, b);
                    if (shared < 0) {
                        continue;
                    }
                    if (rings.most[ring] == 1) {
                        pairUp(graph, shared, a, b, NEVER);
                        continue;
                    }
                    int k = other(i, j);
                    put(graph, corner++, shared, a, b, rings.links[at + k], rings.links[at + 6 - i - j - k], rank);
                }
            }
        }
        Arrays.fill(next, NONE);
        Arrays.fill(before, NONE);
        for (int c = 0; c < count; c++) {
            if (far[2 * c] >= 0) {
                int following = between(graph, covered[c], far[2 * c], far[2 * c + 1]);
                if (following >= 0) {
                    next[c] = following;
                    before[following] = c;
                }
            }
        }
        ofTurn = Index.of(graph.links(), turn, 2);
        ofNear = Index.of(graph.links(), near, 2);
        ofFar = Index.of(graph.links(), far, 2);
        ofCovered = Index.of(graph.nodes(), covered, 1);
    }

    private void put(Graph graph, int corner, int at, int a, int b, int c, int d, int[] rank) {
        turn[2 * corner] = a;
        turn[2 * corner + 1] = b;
        node[corner] = at;
        near[2 * corner] = c;
        near[2 * corner + 1] = d;
        same[corner] = between(graph, at, a, b);
        pairUp(graph, at, a, b, same[corner] == NEVER ? NEVER : corner);
        int opposite = shared(graph, c, d);
        boolean cover = rank[opposite] > rank[at] && graph.pair[opposite] < 0;
        covered[corner] = cover ? opposite : NONE;
        int wayA = ANY_WAY;
        int wayB = ANY_WAY;
        if (cover && graph.degree(opposite) < 4) {
            wayA = NO_WAY;
        } else if (cover && graph.degree(opposite) == 4) {
            for (int i = graph.first[opposite]; i < graph.first[opposite + 1]; i++) {
                int link = graph.incident[i];
                if (link != c && link != d) {
                    wayB = wayA;
                    wayA = link;
                }
            }
        }
        far[2 * corner] = wayA;
        far[2 * corner + 1] = wayB;
    }

    private void pairUp(Graph graph, int at, int a, int b, int value) {
        int i = slot(graph, at, a);
        int j = slot(graph, at, b);
        int degree = graph.degree(at);
        between[firstPair[at] + i * degree + j] = value;
        between[firstPair[at] + j * degree + i] = value;
    }

    private int between(Graph graph, int at, int a, int b) {
        return between[firstPair[at] + slot(graph, at, a) * graph.degree(at) + slot(graph, at, b)];
    }

    private static int slot(Graph graph, int at, int link) {
        int i = 0;
        while (graph.incident[graph.first[at] + i] != link) {
            i++;
        }
        return i;
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
        if (a == b) {
            return NONE;
        }
        if (graph.from[a] == graph.from[b] || graph.from[a] == graph.to[b]) {
            return graph.from[a];
        }
        return graph.to[a] == graph.from[b] || graph.to[a] == graph.to[b] ? graph.to[a] : NONE;
    }
}
