package flowcv.count;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.stream.IntStream;

/**
 * Where both halves of a grid meet. The paths through a border number the sum, over all sets of edges
 * that cross it, of the ways of the upper half times those of the lower half, wherever the words of both
 * sides join all edges to a single path. Which words do depends on the number of edges alone: they are
 * the open meanders (OEIS A005316), far fewer than all pairs.
 */
final class Meeting {
    private static final int TASKS = 256;

    private final List<BracketWords> words;
    private final PathNumbers upper;
    private final PathNumbers lower;
    private final BooleanSupplier timeIsUp;

    /**
     * @param words by the half of their lengths
     * @param lower turned by half a turn, so that its ends are seen in the order from right to left
     */
    Meeting(List<BracketWords> words, PathNumbers upper, PathNumbers lower, BooleanSupplier timeIsUp) {
        this.words = words;
        this.upper = upper;
        this.lower = lower;
        this.timeIsUp = timeIsUp;
    }

    /** The number of paths; none where time was up before. */
    Optional<BigInteger> total() {
        List<Partners> partners = new ArrayList<>();
        for (int taken = 1; taken <= upper.ends() && !timeIsUp.getAsBoolean(); taken += 2) {
            partners.add(new Partners(words.get(taken / 2), taken));
        }
        BigInteger total = IntStream.range(0, TASKS)
                .parallel()
                .mapToObj(task -> {
                    Products products = new Products();
                    for (int set = task; set < 1 << upper.ends() && !timeIsUp.getAsBoolean(); set += TASKS) {
                        if (PathNumbers.isOdd(set)) {
                            products.add(set, partners.get(Integer.bitCount(set) / 2));
                        }
                    }
                    return products.total();
                })
                .reduce(BigInteger.ZERO, BigInteger::add);
        return timeIsUp.getAsBoolean() ? Optional.empty() : Optional.of(total);
    }

    /** A sum of products. */
    private final class Products {
        // One place more each, for what the last plane holds above its bits.
        private final long[] own = new long[upper.planes().size() + 1];
        private final long[] partner = new long[lower.planes().size() + 1];
        private final long[] sums = new long[own.length + partner.length];

        void add(int set, Partners partners) {
            int a = upper.start(set);
            int b = lower.start(Integer.reverse(set) >>> Integer.SIZE - upper.ends());
            for (int word = 0; word < partners.words(); word++) {
                long any = 0;
                for (int i = 0; i + 1 < own.length; i++) {
                    own[i] = upper.planes().get(i)[a + word];
                    any |= own[i];
                }
                if (any != 0) {
                    for (int i = 0; i + 1 < partner.length; i++) {
                        partner[i] = partners.sum(word, lower.planes().get(i), b);
                    }
                    carry(own);
                    carry(partner);
                    multiply();
                    carry(sums);
                }
            }
        }

        private void carry(long[] number) {
            long carry = 0;
            for (int i = 0; i < number.length; i++) {
                long sum = number[i] + carry;
                number[i] = sum & PathNumbers.MASK;
                carry = sum >>> PathNumbers.BITS;
            }
        }

        private void multiply() {
            for (int i = 0; i < own.length; i++) {
                for (int j = 0; j < partner.length; j++) {
                    long low = own[i] * partner[j];
                    long high = Math.multiplyHigh(own[i], partner[j]);
                    sums[i + j] += low & PathNumbers.MASK;
                    sums[i + j + 1] += high << Long.SIZE - PathNumbers.BITS | low >>> PathNumbers.BITS;
                }
            }
        }

        BigInteger total() {
            BigInteger total = BigInteger.ZERO;
            for (int i = sums.length - 1; i >= 0; i--) {
                total = total.shiftLeft(PathNumbers.BITS).add(BigInteger.valueOf(sums[i]));
            }
            return total;
        }
    }

    /** For each word of the upper half all those of the lower half that make a single path with it. */
    private static final class Partners {
        private final BracketWords words;
        private final int length;
        private final int[] starts;
        private int[] partners = new int[64];
        private int count;

        /** The other end of the path at each end, the corner of the upper half and that of the lower one. */
        private final int[] far;

        private final int[] open;

        Partners(BracketWords words, int length) {
            this.words = words;
            this.length = length;
            starts = new int[words.size() + 1];
            far = new int[length + 2];
            open = new int[length + 1];
            for (int word = 0; word < words.size(); word++) {
                joinUpper(words.word(word));
                extend(0, 0, 0, false);
                starts[word + 1] = count;
            }
        }

        int words() {
            return starts.length - 1;
        }

        /** The sum of the numbers of all partners of a word; those of the lower half begin at an index. */
        long sum(int word, long[] numbers, int from) {
            long sum = 0;
            for (int i = starts[word]; i < starts[word + 1]; i++) {
                sum += numbers[from + partners[i]];
            }
            return sum;
        }

        private int corner() {
            return length;
        }

        private int oppositeCorner() {
            return length + 1;
        }

        private void joinUpper(long word) {
            int depth = 0;
            for (int at = 0; at < length; at++) {
                int code = (int) (word >>> BracketWords.BITS * at & 3);
                if (code == BracketWords.OPENING) {
                    open[depth++] = at;
                } else if (code == BracketWords.CLOSING) {
                    join(open[--depth], at);
                } else {
                    join(corner(), at);
                }
            }
            join(oppositeCorner(), oppositeCorner());
        }

        private void join(int one, int other) {
            far[one] = other;
            far[other] = one;
        }

        /** Reads the lower half from left to right, and writes its word from right to left. */
        private void extend(int at, long word, int depth, boolean hasFirst) {
            if (depth + (hasFirst ? 0 : 1) > length - at || at < length && far[corner()] == oppositeCorner()) {
                return;
            }
            if (at == length) {
                add(words.index(word));
                return;
            }
            int shift = BracketWords.BITS * (length - 1 - at);
            int before = open[depth];
            open[depth] = at;
            extend(at + 1, word | (long) BracketWords.CLOSING << shift, depth + 1, hasFirst);
            open[depth] = before;
            int one = depth > 0 ? open[depth - 1] : hasFirst ? at : oppositeCorner();
            // Two ends of one path would close a circle.
            if (one != at && far[one] != at) {
                int a = far[one];
                int b = far[at];
                join(a, b);
                int code = depth > 0 ? BracketWords.OPENING : BracketWords.FIRST;
                extend(at + 1, word | (long) code << shift, Math.max(0, depth - 1), hasFirst || depth == 0);
                join(one, a);
                join(at, b);
            }
        }

        private void add(int partner) {
            if (count == partners.length) {
                partners = Arrays.copyOf(partners, 2 * count);
            }
            partners[count++] = partner;
        }
    }
}
