package flowcv.solve;

/**
 * Remembers which states lead nowhere, by what is still undecided in them: two states that differ
 * only in how the decided part was filled have the same future. Of bounded size; when it is full, new
 * states overwrite old ones.
 *
 * <p>Where only least solutions are wanted, a state may lead nowhere because its decided part can be
 * bettered. So another one with the same future is refuted with it only if its own decided part is no
 * better: a least solution of that one would make a least solution of the first.
 *
 * <p>States are told apart by 128 bits, so that two different ones are taken for the same not once
 * in the lifetime of all computers.
 */
final class Refuted {
    /** 2^19 states of 24 bytes: 12 MiB. */
    private static final int MOST_BITS = 19;

    private static final int FIRST_BITS = 7;

    /** Of a state both halves of its number, and how good its decided part is. */
    private static final int EACH = 3;

    /** The 17 bits of a path, as there are at most 2^16 nodes, the 16 of a node and the 2 of its need leave so many. */
    private static final int MOST_LINKS = 29;

    private static final long MULTIPLIER_A = 0x9E3779B97F4A7C15L;
    private static final long MULTIPLIER_B = 0xC2B2AE3D27D4EB4FL;

    private final Graph graph;
    private final State state;
    private final int[] order;
    private long[] table = new long[EACH << FIRST_BITS];
    private int bits = FIRST_BITS;
    private int used;
    private long a;
    private long b;
    private long cost;

    Refuted(Graph graph, State state, int[] order) {
        this.graph = graph;
        this.state = state;
        this.order = order;
    }

    /**
     * Whether states can be told apart by the nodes between the decided and the untouched ones: that
     * takes a graph of one piece, and nodes whose open links fit one word.
     */
    static boolean fits(Graph graph) {
        for (int node = 0; node < graph.nodes(); node++) {
            if (graph.degree(node) > MOST_LINKS) {
                return false;
            }
        }
        return graph.nodes() < 1 << 16 && graph.isConnected();
    }

    /**
     * Reads what is undecided.
     *
     * @param cursor where the first undecided node stands in the order
     */
    void read(int cursor) {
        a = state.decided();
        b = ~a;
        int[] open = state.open;
        for (int i = cursor; i < order.length; i++) {
            int node = order[i];
            int ways = open[node];
            // What is not yet touched follows from what it borders on.
            if (ways > 0 && ways < graph.first[node + 1] - graph.first[node]) {
                readNode(node);
            }
        }
        cost = state.cost();
    }

    private void readNode(int node) {
        int need = state.need[node];
        long path = 0;
        if (need == 1 && graph.pair[node] < 0) {
            int end = state.end[node];
            path = graph.pair[end] >= 0 ? 1 + graph.pair[end] : graph.nodes() + 1 + end;
        }
        long word = (path << 16 | node) << 2 | need;
        for (int i = graph.first[node], stop = graph.first[node + 1]; i < stop; i++) {
            word = 2 * word + (state.links[graph.incident[i]] == State.OPEN ? 1 : 0);
        }
        mix(word);
    }

    private void mix(long value) {
        a = (a ^ value) * MULTIPLIER_A;
        a ^= a >>> 32;
        b = (Long.rotateLeft(b, 23) + value) * MULTIPLIER_B;
        b ^= b >>> 29;
    }

    /** One half of what was read last. */
    long a() {
        return a;
    }

    /** The other half. */
    long b() {
        return b;
    }

    /** What the decided part costs of the state that was read last. */
    long cost() {
        return cost;
    }

    /** Whether the state that was read last is known to lead nowhere. */
    boolean isKnown() {
        int at = slot(a, b);
        return table[at] == a && table[at + 1] == b && table[at + 2] <= cost;
    }

    /** Remembers a state that leads nowhere. */
    void add(long a, long b, long cost) {
        if (bits < MOST_BITS && 2 * used > 1 << bits) {
            grow();
        }
        int at = slot(a, b);
        if ((table[at] | table[at + 1]) == 0) {
            used++;
        }
        table[at] = a;
        table[at + 1] = b;
        table[at + 2] = cost;
    }

    /** Where a state stands or may be put: of four neighboring slots the first that is its own or free. */
    private int slot(long a, long b) {
        int mask = (1 << bits) - 1;
        int begin = (int) (a >>> 20);
        for (int i = 0; i < 4; i++) {
            int at = (begin + i & mask) * EACH;
            if (table[at] == a && table[at + 1] == b || (table[at] | table[at + 1]) == 0) {
                return at;
            }
        }
        return (begin + (int) (b & 3) & mask) * EACH;
    }

    private void grow() {
        long[] old = table;
        bits += 2;
        table = new long[EACH << bits];
        used = 0;
        for (int i = 0; i < old.length; i += EACH) {
            if ((old[i] | old[i + 1]) != 0) {
                add(old[i], old[i + 1], old[i + 2]);
            }
        }
    }
}
