package flowcv.count;

/**
 * How states are packed into longs. Every node at the border has a slot, and every slot a code: {@link
 * #UNTOUCHED}; the code of another slot ({@link #ofSlot}), where a path from decided nodes ends there
 * whose other end that slot is; its own slot's code, where two links are taken and it wants no more; or
 * the code of a pair, where the path begins at a dot of that pair. A dot begins as the end of a path of
 * its pair. The top bit of the first word is always set, so that no state is all zeros.
 */
final class Codes {
    static final int UNTOUCHED = 0;
    static final long MARK = Long.MIN_VALUE;

    final int slots;
    final int bits;
    final int perWord;
    final int words;
    final long mask;
    final int[] wordOf;
    final int[] shiftOf;

    Codes(int slots, int pairs) {
        this.slots = slots;
        bits = 32 - Integer.numberOfLeadingZeros(slots + pairs);
        perWord = 63 / bits;
        words = Math.max(1, (slots + perWord - 1) / perWord);
        mask = (1L << bits) - 1;
        wordOf = new int[slots];
        shiftOf = new int[slots];
        for (int slot = 0; slot < slots; slot++) {
            wordOf[slot] = slot / perWord;
            shiftOf[slot] = slot % perWord * bits;
        }
    }

    static int ofSlot(int slot) {
        return slot + 1;
    }

    int ofPair(int pair) {
        return slots + 1 + pair;
    }

    boolean isSlot(int code) {
        return code <= slots;
    }

    /** The only state before any node is decided, and after all are. */
    long[] root() {
        long[] root = new long[words];
        root[0] = MARK;
        return root;
    }

    int get(long[] state, int slot) {
        return (int) (state[wordOf[slot]] >>> shiftOf[slot] & mask);
    }

    /** Gives a slot another code. */
    void set(long[] state, int slot, int code) {
        int word = wordOf[slot];
        int shift = shiftOf[slot];
        state[word] = state[word] & ~(mask << shift) | (long) code << shift;
    }
}
