package flowcv.count;

import java.math.BigInteger;
import java.util.Arrays;

/**
 * A set of states, each with its number of ways: open addressing in one array, the words of a state and
 * then those of its number, lowest first.
 */
final class StateTable {
    /** Linear probing takes some three looks on average in a table this full. */
    private static final double MOST_LOAD = 0.7;

    /** A state of so many words is one of a huge board; even a small table of them takes megabytes. */
    private static final int MANY_WORDS = 64;

    private static final long MULTIPLIER = 0x9E3779B97F4A7C15L;

    final int keyWords;
    final int numberWords;
    final int stride;
    private long mostBytes;
    long[] cells;
    /** So many places are in use; the array may have room for more. */
    private int capacity;

    private int end;
    private int shift;
    private int size;
    private int room;
    private boolean full;

    /**
     * @param mostBytes what its array may take
     */
    StateTable(int keyWords, int numberWords, int expected, long mostBytes) {
        this.keyWords = keyWords;
        this.numberWords = numberWords;
        this.mostBytes = mostBytes;
        stride = keyWords + numberWords;
        int wanted = wanted(expected);
        cells = new long[wanted * stride];
        use(wanted);
    }

    private int wanted(int expected) {
        int wanted = stride > MANY_WORDS ? 2 : 64;
        while (wanted * MOST_LOAD < expected && fits(2L * wanted)) {
            wanted *= 2;
        }
        return wanted;
    }

    private boolean fits(long places) {
        return places * stride * Long.BYTES <= mostBytes && places * stride < Integer.MAX_VALUE - 8;
    }

    private void use(int places) {
        capacity = places;
        end = places * stride;
        shift = Long.SIZE - Integer.numberOfTrailingZeros(places);
        room = (int) (places * MOST_LOAD);
    }

    /** Number of states. */
    int size() {
        return size;
    }

    /** Whether a state found no room; what the table holds is then worthless. */
    boolean isFull() {
        return full;
    }

    long bytes() {
        return (long) cells.length * Long.BYTES;
    }

    /** The state that stands from an index on, or the next one; -1 behind the last. */
    int next(int from) {
        for (int at = from; at < end; at += stride) {
            if (cells[at] != 0) {
                return at;
            }
        }
        return -1;
    }

    /** Adds a number, which begins at an index of an array, to that of a state. */
    void add(long[] key, long[] source, int at, int words) {
        int place = place(key, 0);
        if (cells[place] == 0) {
            if (size == room) {
                if (!grow()) {
                    full = true;
                    return;
                }
                place = place(key, 0);
            }
            size++;
            System.arraycopy(key, 0, cells, place, keyWords);
        }
        addNumber(cells, place + keyWords, numberWords, source, at, words);
    }

    /** Where a state stands, or -1. */
    int find(long[] key) {
        int place = place(key, 0);
        return cells[place] == 0 ? -1 : place;
    }

    /** The number of the state that stands at an index. */
    BigInteger number(int at) {
        return number(cells, at + keyWords, numberWords);
    }

    /** The number that some words stand for, lowest first. */
    static BigInteger number(long[] from, int at, int words) {
        BigInteger number = BigInteger.ZERO;
        for (int i = at + words - 1; i >= at; i--) {
            number = number.shiftLeft(Long.SIZE).add(BigInteger.valueOf(from[i]));
            number = from[i] < 0 ? number.add(BigInteger.ONE.shiftLeft(Long.SIZE)) : number;
        }
        return number;
    }

    /** Adds one number to another that has no fewer words. */
    static void addNumber(long[] to, int at, int words, long[] from, int fromAt, int fromWords) {
        long carry = 0;
        for (int i = 0; i < words; i++) {
            long a = to[at + i];
            long b = i < fromWords ? from[fromAt + i] : 0;
            long sum = a + b + carry;
            to[at + i] = sum;
            carry = ((a & b) | ((a | b) & ~sum)) >>> 63;
        }
    }

    private int place(long[] key, int at) {
        long first = key[at];
        long hash = first * MULTIPLIER;
        for (int i = 1; i < keyWords; i++) {
            hash = (hash ^ hash >>> 32 ^ key[at + i]) * MULTIPLIER;
        }
        hash = (hash ^ hash >>> 29) * MULTIPLIER;
        int place = (int) (hash >>> shift) * stride;
        while (cells[place] != 0 && !(cells[place] == first && sameRest(key, at, place))) {
            place += stride;
            if (place == end) {
                place = 0;
            }
        }
        return place;
    }

    private boolean sameRest(long[] key, int at, int place) {
        for (int i = 1; i < keyWords; i++) {
            if (cells[place + i] != key[at + i]) {
                return false;
            }
        }
        return true;
    }

    private boolean grow() {
        // Old and new stand side by side while the states move.
        if (!fits(3L * capacity)) {
            return false;
        }
        long[] old = cells;
        int oldEnd = end;
        cells = new long[2 * capacity * stride];
        use(2 * capacity);
        for (int at = 0; at < oldEnd; at += stride) {
            if (old[at] != 0) {
                System.arraycopy(old, at, cells, place(old, at), stride);
            }
        }
        return true;
    }

    /** The largest of the highest words of all numbers, which are never negative. */
    long highest() {
        long highest = 0;
        for (int at = next(0); at >= 0; at = next(at + stride)) {
            highest = Math.max(highest, cells[at + stride - 1]);
        }
        return highest;
    }

    /** Takes all states out, and expects so many others. */
    void clear(int expected, long bytes) {
        mostBytes = bytes;
        full = false;
        use(Math.min(wanted(expected), Integer.highestOneBit(cells.length / stride)));
        Arrays.fill(cells, 0, end, 0);
        size = 0;
    }
}
