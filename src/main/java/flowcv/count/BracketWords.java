package flowcv.count;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * All ways in which some ends of paths at a border can be joined behind it: as words of brackets, with
 * one end outside of all brackets that belongs to the path from the first corner. They are numbered,
 * and those of fewer nested brackets come first.
 */
final class BracketWords {
    static final int OPENING = 1;
    static final int CLOSING = 2;
    static final int FIRST = 3;
    static final int BITS = 2;

    private final long[] words;
    private final int[] upToDepth;
    private final Map<Long, Integer> indices = new HashMap<>();

    /**
     * What happens to all words when a cell takes two neighboring ends.
     *
     * @param from words whose two ends are not joined to each other, in ascending order
     * @param to for each of them the word of two ends less
     * @param upToDepth how many of these words are no deeper than a depth
     * @param inserted for each word of two ends less the one with a pair of brackets more
     */
    record Turn(int[] from, int[] to, int[] upToDepth, int[] inserted) {}

    /** All words of an odd number of ends. */
    BracketWords(int length) {
        List<long[]> found = new ArrayList<>();
        extend(found, length, 0, 0, 0, 0, false);
        found.sort(Comparator.comparingLong((long[] word) -> word[1]).thenComparingLong(word -> word[0]));
        words = found.stream().mapToLong(word -> word[0]).toArray();
        upToDepth = new int[length / 2 + 1];
        for (int i = 0; i < words.length; i++) {
            indices.put(words[i], i);
            Arrays.fill(upToDepth, (int) found.get(i)[1], upToDepth.length, i + 1);
        }
    }

    private static void extend(
            List<long[]> found, int length, int at, long word, int open, int deepest, boolean hasFirst) {
        if (open + (hasFirst ? 0 : 1) > length - at) {
            return;
        }
        if (at == length) {
            found.add(new long[] {word, deepest});
            return;
        }
        int shift = BITS * at;
        extend(found, length, at + 1, word | (long) OPENING << shift, open + 1, Math.max(deepest, open + 1), hasFirst);
        if (open > 0) {
            extend(found, length, at + 1, word | (long) CLOSING << shift, open - 1, deepest, hasFirst);
        } else if (!hasFirst) {
            extend(found, length, at + 1, word | (long) FIRST << shift, 0, deepest, true);
        }
    }

    /** How many words there are of an odd number of ends: a Catalan number. */
    static long count(int length) {
        long count = 1;
        int half = length / 2 + 1;
        for (int i = 0; i < half; i++) {
            count = count * 2 * (2 * i + 1) / (i + 2);
        }
        return count;
    }

    int size() {
        return words.length;
    }

    long word(int index) {
        return words[index];
    }

    int index(long word) {
        return indices.get(word);
    }

    /** So many words, which are the first ones, have no more brackets within each other. */
    int upToDepth(int depth) {
        return upToDepth[Math.min(depth, upToDepth.length - 1)];
    }

    /**
     * What a cell does that takes the ends at a position and behind it; {@code less} are the words of two ends less.
     */
    Turn turn(int position, BracketWords less) {
        int shift = BITS * position;
        long below = (1L << shift) - 1;
        int[] from = new int[words.length];
        int[] to = new int[words.length];
        int count = 0;
        int[] counts = new int[upToDepth.length];
        int[] inserted = new int[less.words.length];
        for (int i = 0; i < words.length; i++) {
            int a = (int) (words[i] >>> shift & 3);
            int b = (int) (words[i] >>> shift + BITS & 3);
            long rest = words[i] & ~(15L << shift);
            if (a == OPENING && b == CLOSING) {
                inserted[less.index(rest & below | rest >>> 2 * BITS & ~below)] = i;
            } else {
                long joined = join(rest, a, b, shift);
                from[count] = i;
                to[count++] = less.index(joined & below | joined >>> 2 * BITS & ~below);
            }
            for (int depth = 0; depth < counts.length; depth++) {
                counts[depth] = i < upToDepth[depth] ? count : counts[depth];
            }
        }
        return new Turn(Arrays.copyOf(from, count), Arrays.copyOf(to, count), counts, inserted);
    }

    /** Two ends meet in a cell; what their other ends are called may change. */
    private static long join(long rest, int a, int b, int shift) {
        if (a == CLOSING && b == OPENING) {
            return rest;
        }
        if (a == FIRST || b == FIRST) {
            int other = a == FIRST ? b : a;
            int at = other == OPENING ? closing(rest, shift + 2 * BITS) : opening(rest, shift - BITS);
            return rest | (long) FIRST << at;
        }
        if (a == OPENING) {
            // The inner pair closes first; its far end now opens the outer one.
            int at = closing(rest, shift + 2 * BITS);
            return rest & ~(3L << at) | (long) OPENING << at;
        }
        int at = opening(rest, shift - BITS);
        return rest & ~(3L << at) | (long) CLOSING << at;
    }

    /** Where the bracket closes that was opened just before a bit. */
    private static int closing(long ends, int from) {
        int depth = 1;
        for (int at = from; ; at += BITS) {
            int code = (int) (ends >>> at & 3);
            depth += code == OPENING ? 1 : code == CLOSING ? -1 : 0;
            if (depth == 0) {
                return at;
            }
        }
    }

    /** Where the bracket opens that is closed just behind a bit. */
    private static int opening(long ends, int from) {
        int depth = 1;
        for (int at = from; ; at -= BITS) {
            int code = (int) (ends >>> at & 3);
            depth += code == CLOSING ? 1 : code == OPENING ? -1 : 0;
            if (depth == 0) {
                return at;
            }
        }
    }
}
