package flowcv.count;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/**
 * The number of ways to every state of a border, without the states: where a state stands follows from
 * the set of ends that are taken and from the index of the word that says how these are joined. The
 * states of one set lie together in the order of their words.
 */
final class PathNumbers {
    /** Bits of a number in each plane; the rest of its words is for sums that have not been carried yet. */
    static final int BITS = 48;

    static final long MASK = (1L << BITS) - 1;

    private final int ends;
    private final int states;
    private int[] starts;
    private final List<long[]> planes = new ArrayList<>();

    /** All states of so many ends, each with no way; see {@link #states(int)} for what that takes. */
    PathNumbers(int ends) {
        this.ends = ends;
        states = (int) states(ends);
        starts = new int[1 << ends];
        int start = 0;
        for (int set = 0; set < starts.length; set++) {
            starts[set] = start;
            start += isOdd(set) ? (int) BracketWords.count(Integer.bitCount(set)) : 0;
        }
        planes.add(new long[states]);
    }

    private PathNumbers(int ends, int[] starts, List<long[]> planes) {
        this.ends = ends;
        this.starts = starts;
        this.planes.addAll(planes);
        states = planes.get(0).length;
    }

    /** The number of states of so many ends. */
    static long states(int ends) {
        long states = 0;
        long sets = ends;
        for (int taken = 1; taken <= ends; taken += 2) {
            states += sets * BracketWords.count(taken);
            sets = sets * (ends - taken) / (taken + 1) * (ends - taken - 1) / (taken + 2);
        }
        return states;
    }

    static boolean isOdd(int set) {
        return (Integer.bitCount(set) & 1) == 1;
    }

    int ends() {
        return ends;
    }

    /** Where the states of a set begin. */
    int start(int set) {
        return starts[set];
    }

    /** The numbers, {@link #BITS} bits in each plane, lowest first. */
    List<long[]> planes() {
        return planes;
    }

    /** Makes room for larger numbers. */
    void addPlane() {
        planes.add(new long[states]);
        carry(0, states);
    }

    long bytes() {
        return (long) planes.size() * states * Long.BYTES;
    }

    /** What one more plane takes. */
    long planeBytes() {
        return (long) states * Long.BYTES;
    }

    /**
     * At the end of a row the last end must not be taken, and lies before all others in the next row,
     * where it is not taken either.
     */
    void beginRow() {
        int all = starts.length - 1;
        int[] turned = new int[starts.length];
        for (int set = 0; set <= all; set++) {
            turned[(set << 1 | set >>> ends - 1) & all] = starts[set];
        }
        starts = turned;
        IntStream.range(0, starts.length / 2)
                .parallel()
                .map(half -> 2 * half + 1)
                .filter(PathNumbers::isOdd)
                .forEach(set -> {
                    int end = starts[set] + (int) BracketWords.count(Integer.bitCount(set));
                    planes.forEach(plane -> Arrays.fill(plane, starts[set], end, 0));
                });
    }

    /** The same numbers without the first end, which is not taken in any state that can be reached. */
    PathNumbers withoutFirst() {
        int[] others = new int[starts.length / 2];
        Arrays.setAll(others, set -> starts[2 * set]);
        return new PathNumbers(ends - 1, others, planes);
    }

    /** What a copy takes. */
    long copyBytes() {
        return planes.size() * states(ends) * Long.BYTES;
    }

    /** A copy that stays what it is. */
    PathNumbers copy() {
        PathNumbers copy = new PathNumbers(ends);
        while (copy.planes.size() < planes.size()) {
            copy.planes.add(new long[copy.states]);
        }
        for (int set = 0; set < starts.length; set++) {
            if (isOdd(set)) {
                int length = (int) BracketWords.count(Integer.bitCount(set));
                for (int i = 0; i < planes.size(); i++) {
                    System.arraycopy(planes.get(i), starts[set], copy.planes.get(i), copy.starts[set], length);
                }
            }
        }
        return copy;
    }

    /** Carries what is above {@link #BITS} bits, in some numbers beginning at an index; the last plane keeps it. */
    long carry(int from, int length) {
        for (int i = 0; i + 1 < planes.size(); i++) {
            long[] low = planes.get(i);
            long[] high = planes.get(i + 1);
            for (int at = from; at < from + length; at++) {
                high[at] += low[at] >>> BITS;
                low[at] &= MASK;
            }
        }
        long bits = 0;
        long[] last = planes.get(planes.size() - 1);
        for (int at = from; at < from + length; at++) {
            bits |= last[at];
        }
        return bits;
    }
}
