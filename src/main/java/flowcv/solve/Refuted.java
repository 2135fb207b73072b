package flowcv.solve;

/**
 * Remembers which states lead nowhere, by what is still undecided in them: two states that differ
 * only in how the decided part was filled have the same future. Of bounded size; when it is full, new
 * states overwrite old ones.
 *
 * <p>States are told apart by 128 bits, so that two different ones are taken for the same not once
 * in the lifetime of all computers.
 */
final class Refuted {
    /** 2^20 states of 16 bytes: 16 MiB. */
    private static final int MOST_BITS = 20;

    private static final int FIRST_BITS = 8;
    /** Of a node: its path (17 bits, as there are at most 2^16 nodes), its number and its need. */
    private static final int PATH_BITS = 17 + 16 + 2;

    /** A word with more bits than this may have no room for the next link and ring. */
    private static final int FULL = 64 - 1 - Rings.COUNT;

    private static final long MULTIPLIER_A = 0x9E3779B97F4A7C15L;
    private static final long MULTIPLIER_B = 0xC2B2AE3D27D4EB4FL;

    private final Graph graph;
    private final Rings rings;
    private final State state;
    private final int[] order;
    private long[] table = new long[2 << FIRST_BITS];
    private int bits = FIRST_BITS;
    private int used;
    private long a;
    private long b;

    Refuted(Graph graph, Rings rings, State state, int[] order) {
        this.graph = graph;
        this.rings = rings;
        this.state = state;
        this.order = order;
    }

    /**
     * Whether states can be told apart by the nodes between the decided and the untouched ones: that
     * takes a graph of one piece, and nodes whose open links fit one word.
     */
    static boolean fits(Graph graph) {
        for (int node = 0; node < graph.nodes(); node++) {
            if (graph.degree(node) > 16) {
                return false;
            }
        }
        return graph.nodes() < 1 << 16 && SweepOrder.isConnected(graph);
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
            } else if (ways == 0 && state.mark(node) != 0) {
                mix(node);
            }
        }
    }

    private void readNode(int node) {
        int need = state.need[node];
        long path = 0;
        if (need == 1 && graph.pair[node] < 0) {
            int end = state.end[node];
            path = graph.pair[end] >= 0 ? 1 + graph.pair[end] : graph.nodes() + 1 + end;
        } else {
            path = state.mark(node);
        }
        boolean ringed = !state.touching;
        long word = (path << 16 | node) << 2 | need;
        int bits = PATH_BITS;
        for (int i = graph.first[node], stop = graph.first[node + 1]; i < stop; i++) {
            int link = graph.incident[i];
            boolean open = state.links[link] == State.OPEN;
            word = 2 * word + (open ? 1 : 0);
            bits++;
            if (open && ringed) {
                for (int j = rings.first[link], end = rings.first[link + 1]; j < end; j++) {
                    word = word << Rings.COUNT | (state.ringTaken[rings.ringsOf[j]] & Rings.WHICH);
                    bits += Rings.COUNT;
                    if (bits > FULL) {
                        mix(word);
                        word = 0;
                        bits = 0;
                    }
                }
            }
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

    /** Whether the state that was read last is known to lead nowhere. */
    boolean isKnown() {
        int at = slot(a, b);
        return table[at] == a && table[at + 1] == b;
    }

    /** Remembers a state that leads nowhere. */
    void add(long a, long b) {
        if (bits < MOST_BITS && 2 * used > 1 << bits) {
            grow();
        }
        int at = slot(a, b);
        if (table[at] == 0 && table[at + 1] == 0) {
            used++;
        }
        table[at] = a;
        table[at + 1] = b;
    }

    /** Where a state stands or may be put: of four neighboring slots the first that is its own or free. */
    private int slot(long a, long b) {
        int mask = (1 << bits) - 1;
        int begin = (int) (a >>> 20);
        for (int i = 0; i < 4; i++) {
            int at = (begin + i & mask) * 2;
            if (table[at] == a && table[at + 1] == b || (table[at] | table[at + 1]) == 0) {
                return at;
            }
        }
        return (begin + (int) (b & 3) & mask) * 2;
    }

    private void grow() {
        long[] old = table;
        bits += 2;
        table = new long[2 << bits];
        used = 0;
        for (int i = 0; i < old.length; i += 2) {
            if ((old[i] | old[i + 1]) != 0) {
                add(old[i], old[i + 1]);
            }
        }
    }
}
