package flowcv.count;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;

/**
 * Counts the paths between opposite corners of a grid. The grid is planar, so the ends of paths at the
 * border of a sweep pair up like brackets, and states can be numbered: no table of them is needed, and
 * their numbers of ways change in place (Iwashita, Nakazawa, Kawahara, Uno, Minato 2013). Here a state
 * is found by the set of ends that are taken, and by its word among those of so many brackets. What a
 * cell does then depends on the word alone, and mixes four sets at most; so some cells after another
 * are done on a few sets while these are in the cache, and other cores do other sets. Only one half of
 * the grid is swept, the other half is the same upside down; see {@link Meeting}.
 */
public final class GridPaths {
    /**
     * So many cells are done on some sets before others; more do not fit the cache. Each adds up to 13
     * numbers at most on the widest grids there can be, so that 16 bits are enough for what comes together.
     */
    private static final int CELLS_AT_A_TIME = 4;

    /** A last plane of numbers that has bits above these may be full after the next cells. */
    private static final int MOST_BITS = Long.SIZE - 1 - 4 * CELLS_AT_A_TIME;

    /** Enough of them that cores are busy to the end. */
    private static final int TASKS = 256;

    /** Beyond, not even the number of states is a long one; what can be counted ends at about half of it. */
    public static final int MOST_COLUMNS = 40;

    /** Arrays have no more elements. */
    private static final long MOST_STATES = Integer.MAX_VALUE - 8;

    private final int rows;
    private final int columns;
    private final CountLimits limits;
    private final CountProgress progress;
    private final long begun = System.nanoTime();
    private final List<BracketWords> words = new ArrayList<>();
    /** By the half of the number of ends that are taken, and by the position of the first of two. */
    private final List<List<BracketWords.Turn>> turns = new ArrayList<>();

    private long widest;
    private long bytes;

    /** Counts row by row, also where another way round takes fewer states. */
    GridPaths(int rows, int columns, CountLimits limits, CountProgress progress) {
        this.rows = rows;
        this.columns = columns;
        this.limits = limits;
        this.progress = progress;
    }

    /**
     * The number of paths from one corner to the opposite one that meet no cell twice.
     *
     * @param rows at least 1
     * @param columns at least 1; the shorter side at most {@link #MOST_COLUMNS}
     */
    public static Count count(int rows, int columns, CountLimits limits, CountProgress progress) {
        if (Math.min(rows, columns) == 1) {
            return new Count.Exact(BigInteger.ONE, 1, 0);
        }
        GridPaths paths = new GridPaths(Math.max(rows, columns), Math.min(rows, columns), limits, progress);
        try {
            return paths.run();
        } catch (OutOfMemoryError e) {
            return paths.gaveUp(CountLimits.outOfHeap());
        }
    }

    Count run() {
        widest = PathNumbers.states(columns + 1);
        if (widest > limits.bytes() / Long.BYTES) {
            return gaveUp(limits.outOfMemory());
        }
        if (widest > MOST_STATES) {
            return gaveUp("the size of the largest array that Java has");
        }
        for (int length = 1; length <= columns + 1; length += 2) {
            words.add(new BracketWords(length));
            List<BracketWords.Turn> ofLength = new ArrayList<>();
            for (int position = 0; position + 1 < length; position++) {
                ofLength.add(words.get(length / 2).turn(position, words.get(length / 2 - 1)));
            }
            turns.add(ofLength);
        }
        PathNumbers numbers = new PathNumbers(columns + 1);
        // The path comes in from before the first cell.
        numbers.planes().get(0)[numbers.start(1)] = 1;
        PathNumbers upper = numbers;
        long others = 0;
        long bits = 1;
        int swept = (rows + 1) / 2;
        for (int row = 0; row < swept; row++) {
            if (row == rows / 2) {
                // The other half has one row more.
                PathNumbers border = numbers.withoutFirst();
                if (numbers.bytes() + border.copyBytes() > limits.bytes()) {
                    return gaveUp(limits.outOfMemory());
                }
                upper = border.copy();
                others = upper.bytes();
            }
            for (int column = 0; column < columns; column += CELLS_AT_A_TIME) {
                if (bits >>> MOST_BITS != 0 && !addPlane(numbers, others)) {
                    return gaveUp(limits.outOfMemory());
                }
                int end = Math.min(columns, column + CELLS_AT_A_TIME);
                bits = decide(numbers, row, column, end);
                bytes = Math.max(bytes, others + numbers.bytes());
                if (isTimeUp()) {
                    return gaveUp(limits.outOfTime());
                }
                progress.decided(row * columns + end, swept * columns, (int) widest);
            }
            numbers.beginRow();
        }
        // Sums of many of them follow.
        if (bits >>> MOST_BITS != 0 && !addPlane(numbers, others)) {
            return gaveUp(limits.outOfMemory());
        }
        PathNumbers lower = numbers.withoutFirst();
        upper = upper == numbers ? lower : upper;
        return new Meeting(words, upper, lower, this::isTimeUp)
                .total()
                .<Count>map(total -> new Count.Exact(total, widest, bytes))
                .orElseGet(() -> gaveUp(limits.outOfTime()));
    }

    private boolean addPlane(PathNumbers numbers, long others) {
        boolean fits = others + numbers.bytes() + numbers.planeBytes() <= limits.bytes();
        if (fits) {
            numbers.addPlane();
            bytes = Math.max(bytes, others + numbers.bytes());
        }
        return fits;
    }

    private Count gaveUp(String limit) {
        return new Count.GaveUp(limit, widest, bytes);
    }

    private boolean isTimeUp() {
        return System.nanoTime() - begun
                > TimeUnit.MILLISECONDS.toNanos(limits.time().toMillis());
    }

    /** Decides some cells of a row; all bits that are set in the last plane of any number. */
    private long decide(PathNumbers numbers, int row, int column, int end) {
        // Each of some nested pairs of brackets has a row of its own behind the innermost one.
        int depth = row + 1;
        int inner = (1 << end - column + 1) - 1 << column;
        int patterns = 1 << columns - (end - column);
        return IntStream.range(0, TASKS)
                .parallel()
                .mapToLong(task -> {
                    Cells cells = new Cells(numbers, depth);
                    long bits = 0;
                    for (int pattern = task; pattern < patterns && !isTimeUp(); pattern += TASKS) {
                        int low = pattern & (1 << column) - 1;
                        bits |= cells.decide(low | (pattern ^ low) << end - column + 1, inner, column, end);
                    }
                    return bits;
                })
                .reduce(0, (a, b) -> a | b);
    }

    /** Decides cells on sets that differ in a few ends alone. */
    private final class Cells {
        private final PathNumbers numbers;
        private final int depth;
        private final long[] kept;

        Cells(PathNumbers numbers, int depth) {
            this.numbers = numbers;
            this.depth = depth;
            kept = new long[words.get(Math.max(0, (columns - 1) / 2)).size()];
        }

        long decide(int outer, int inner, int column, int end) {
            for (int at = column; at < end; at++) {
                int pair = 3 << at;
                int free = inner & ~pair;
                // All subsets.
                int some = free;
                do {
                    some = some - 1 & free;
                    int set = outer | some;
                    if (PathNumbers.isOdd(set)) {
                        turn(set, at);
                    } else {
                        lead(set | 1 << at, set | 2 << at);
                    }
                } while (some != free);
            }
            long bits = 0;
            int some = inner;
            do {
                some = some - 1 & inner;
                int set = outer | some;
                if (PathNumbers.isOdd(set)) {
                    bits |= numbers.carry(numbers.start(set), held(set));
                }
            } while (some != inner);
            return bits;
        }

        private int held(int set) {
            return words.get(Integer.bitCount(set) / 2).upToDepth(depth);
        }

        /** A single end leaves a cell downwards or to the right, wherever it came in. */
        private void lead(int one, int other) {
            int length = held(one);
            int a = numbers.start(one);
            int b = numbers.start(other);
            for (long[] plane : numbers.planes()) {
                for (int i = 0; i < length; i++) {
                    long sum = plane[a + i] + plane[b + i];
                    plane[a + i] = sum;
                    plane[b + i] = sum;
                }
            }
        }

        /** Two ends meet in a cell, or none does; then the cell stays empty, or a path turns in it. */
        private void turn(int set, int at) {
            int crossed = set | 3 << at;
            int position = Integer.bitCount(set & (1 << at) - 1);
            BracketWords.Turn turn = turns.get(Integer.bitCount(crossed) / 2).get(position);
            int a = numbers.start(set);
            int b = numbers.start(crossed);
            int empty = held(set);
            int taken = held(crossed);
            int meeting = turn.upToDepth()[Math.min(depth, turn.upToDepth().length - 1)];
            int[] from = turn.from();
            int[] to = turn.to();
            int[] inserted = turn.inserted();
            for (long[] plane : numbers.planes()) {
                System.arraycopy(plane, a, kept, 0, empty);
                for (int i = 0; i < meeting; i++) {
                    plane[a + to[i]] += plane[b + from[i]];
                }
                Arrays.fill(plane, b, b + taken, 0);
                for (int i = 0; i < empty; i++) {
                    plane[b + inserted[i]] = kept[i];
                }
            }
        }
    }
}
