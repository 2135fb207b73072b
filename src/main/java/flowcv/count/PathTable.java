package flowcv.count;

import java.math.BigInteger;

/**
 * States of one word each, with their numbers. States that differ within a window of bits alone lie
 * near each other, and lie in the same part of any other table with the same window; so a sweep that
 * changes no other bits reads one table and fills the next both from the front to the back, which
 * spares the memory most of its random accesses.
 */
final class PathTable {
    private static final double MOST_LOAD = 0.6;
    private static final long MULTIPLIER = 0x9E3779B97F4A7C15L;

    final int numberWords;
    final int stride;
    private long[] cells;
    private int capacity;
    private int end;
    private int size;
    private long window;
    private boolean full;
    private long mostBytes;

    PathTable(int numberWords, int places, long mostBytes) {
        this.numberWords = numberWords;
        this.mostBytes = mostBytes;
        stride = 1 + numberWords;
        capacity = Integer.highestOneBit(Math.max(64, places));
        full = !fits(capacity);
        cells = new long[full ? stride : capacity * stride];
        capacity = full ? 1 : capacity;
        end = capacity * stride;
    }

    private boolean fits(long places) {
        return places * stride * Long.BYTES <= mostBytes && places * stride < Integer.MAX_VALUE - 8;
    }

    int size() {
        return size;
    }

    int capacity() {
        return capacity;
    }

    boolean isFull() {
        return full;
    }

    long bytes() {
        return (long) cells.length * Long.BYTES;
    }

    long[] cells() {
        return cells;
    }

    int end() {
        return end;
    }

    /** Lays out the states that follow by a window of bits; whoever read the last ones has zeroed them. */
    void reuse(long bits, long bytes) {
        size = 0;
        window = bits;
        mostBytes = bytes;
    }

    /** Adds a number, which begins at an index of an array, to that of a state, which is not 0. */
    void add(long key, long[] source, int at, int words) {
        int place = place(key);
        if (cells[place] == 0) {
            if (size >= capacity * MOST_LOAD) {
                if (!grow()) {
                    full = true;
                    return;
                }
                place = place(key);
            }
            size++;
            cells[place] = key;
            for (int i = 0; i < numberWords; i++) {
                cells[place + 1 + i] = i < words ? source[at + i] : 0;
            }
        } else {
            StateTable.addNumber(cells, place + 1, numberWords, source, at, words);
        }
    }

    private int place(long key) {
        long outside = (key & ~window) * MULTIPLIER;
        outside = (outside ^ outside >>> 31) * MULTIPLIER;
        long inside = (key & window) * MULTIPLIER;
        // A window holds some dozens of states; they share a stretch of as many places.
        int index = (int) ((outside >>> 33) + (inside >>> 57)) & capacity - 1;
        int place = index * stride;
        while (cells[place] != 0 && cells[place] != key) {
            place += stride;
            if (place == end) {
                place = 0;
            }
        }
        return place;
    }

    private boolean grow() {
        if (!fits(3L * capacity)) {
            return false;
        }
        long[] old = cells;
        int oldEnd = end;
        cells = new long[2 * capacity * stride];
        capacity *= 2;
        end = capacity * stride;
        for (int at = 0; at < oldEnd; at += stride) {
            if (old[at] != 0) {
                System.arraycopy(old, at, cells, place(old[at]), stride);
            }
        }
        return true;
    }

    /** The number of the state at an index. */
    BigInteger number(int at) {
        return StateTable.number(cells, at + 1, numberWords);
    }
}
