package flowcv.count;

import java.math.BigInteger;
import java.util.concurrent.TimeUnit;

/**
 * Counts the paths between opposite corners of a grid. The grid is planar, so the ends of paths at the
 * border of a sweep pair up like brackets, and two bits for each say all there is: nothing, an opening
 * or a closing bracket, or the end of the path from the first corner. States hold the ends between
 * decided and undecided cells: one below every column, and one to the right of the last cell.
 */
public final class GridPaths {
    private static final int OPENING = 1;
    private static final int CLOSING = 2;
    private static final int FIRST = 3;

    /** So many ends may change before the layout of tables follows the sweep. */
    private static final int WINDOW_ENDS = 4;

    /**
     * Numbers get another word when the highest one that was read was this large: fewer than two hundred
     * states lead to the same one through two cells.
     */
    private static final long MOST_HIGHEST = 1L << 54;

    private static final int CELLS_PER_LOOK = 1 << 14;

    /** Always set, so that no state is 0. */
    private static final long MARK = 1L << 62;

    private final int rows;
    private final int columns;
    private final CountLimits limits;
    private final long begun = System.nanoTime();
    private long widest = 1;
    private long bytes;
    /** The largest of the highest words of the numbers read last. */
    private long highest;

    private GridPaths(int rows, int columns, CountLimits limits) {
        this.rows = rows;
        this.columns = columns;
        this.limits = limits;
    }

    /**
     * The number of paths from one corner to the opposite one that meet no cell twice.
     *
     * @param rows at least 1
     * @param columns at least 1; the shorter side at most 30
     */
    public static Count count(int rows, int columns, CountLimits limits, CountProgress progress) {
        return new GridPaths(Math.max(rows, columns), Math.min(rows, columns), limits).run(progress);
    }

    private Count run(CountProgress progress) {
        PathTable now = new PathTable(1, 64, limits.bytes());
        PathTable spare = new PathTable(1, 64, limits.bytes());
        now.reuse(0, limits.bytes());
        // The path comes in from above the first cell.
        now.add(MARK | (long) FIRST << 2, new long[] {1}, 0, 1);
        for (int cell = 0; cell < rows * columns; cell++) {
            int column = cell % columns;
            int words = now.numberWords;
            if (highest > MOST_HIGHEST) {
                words++;
            }
            if (spare.numberWords != words) {
                spare = new PathTable(words, now.capacity(), limits.bytes() - now.bytes());
            }
            spare.reuse(window(column), limits.bytes() - now.bytes());
            String limit = decide(now, spare, cell / columns, column);
            bytes = Math.max(bytes, now.bytes() + spare.bytes());
            if (limit != null) {
                return new Count.GaveUp(limit, widest, bytes);
            }
            widest = Math.max(widest, spare.size());
            progress.decided(cell + 1, rows * columns, spare.size());
            PathTable last = now;
            now = spare;
            spare = last;
        }
        return new Count.Exact(total(now), widest, bytes);
    }

    /** The bits of the ends that change while some cells in a row are decided. */
    private long window(int column) {
        int first = column / WINDOW_ENDS * WINDOW_ENDS;
        return (1L << 2 * (WINDOW_ENDS + 1)) - 1 << 2 * first;
    }

    private String decide(PathTable now, PathTable next, int row, int column) {
        long[] cells = now.cells();
        int end = now.end();
        int stride = now.stride;
        int words = now.numberWords;
        int left = 2 * column;
        int up = left + 2;
        boolean down = row + 1 < rows;
        boolean right = column + 1 < columns;
        boolean last = !down && !right;
        // At the end of a row the end to the right is gone, and all others move up by one place.
        int shift = right ? 0 : 2;
        long mask = MARK - 1;
        int looks = 0;
        long most = 0;
        for (int at = 0; at < end; at += stride) {
            long key = cells[at];
            if (key == 0) {
                continue;
            }
            cells[at] = 0;
            most = Math.max(most, cells[at + words]);
            int a = (int) (key >>> left & 3);
            int b = (int) (key >>> up & 3);
            long base = key & mask & ~(15L << left);
            int number = at + 1;
            if (last) {
                if (base == 0 && a + b == FIRST && (a == 0 || b == 0)) {
                    next.add(MARK, cells, number, words);
                }
            } else if (a == 0 && b == 0) {
                next.add(MARK | base << shift, cells, number, words);
                if (down && right) {
                    next.add(MARK | base | (long) OPENING << left | (long) CLOSING << up, cells, number, words);
                }
            } else if (a == 0 || b == 0) {
                long code = a | b;
                if (down) {
                    next.add(MARK | (base | code << left) << shift, cells, number, words);
                }
                if (right) {
                    next.add(MARK | base | code << up, cells, number, words);
                }
            } else if (a != OPENING || b != CLOSING) {
                next.add(MARK | join(base, a, b, left) << shift, cells, number, words);
            }
            if (next.isFull()) {
                return "the memory limit of " + (limits.bytes() >> 20) + " MB";
            }
            if (++looks % CELLS_PER_LOOK == 0
                    && System.nanoTime() - begun > limits.time().toNanos()) {
                return "the time limit of "
                        + TimeUnit.NANOSECONDS.toMillis(limits.time().toNanos()) + " ms";
            }
        }
        // What was read in fewer words says nothing about the highest word of these.
        highest = next.numberWords > words ? 0 : most;
        return null;
    }

    /** Two ends meet in a cell; what their other ends are called may change. */
    private static long join(long base, int a, int b, int left) {
        if (a == CLOSING && b == OPENING) {
            return base;
        }
        if (a == FIRST || b == FIRST) {
            int other = a == FIRST ? b : a;
            int at = other == OPENING ? closing(base, left + 4) : opening(base, left - 2);
            return base | (long) FIRST << at;
        }
        if (a == OPENING) {
            // The inner pair closes first; its far end now opens the outer one.
            int at = closing(base, left + 4);
            return base & ~(3L << at) | (long) OPENING << at;
        }
        int at = opening(base, left - 2);
        return base & ~(3L << at) | (long) CLOSING << at;
    }

    /** Where the bracket closes that was opened just before a bit. */
    private static int closing(long ends, int from) {
        int depth = 1;
        for (int at = from; ; at += 2) {
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
        for (int at = from; ; at -= 2) {
            int code = (int) (ends >>> at & 3);
            depth += code == CLOSING ? 1 : code == OPENING ? -1 : 0;
            if (depth == 0) {
                return at;
            }
        }
    }

    private static BigInteger total(PathTable last) {
        for (int at = 0; at < last.end(); at += last.stride) {
            if (last.cells()[at] != 0) {
                return last.number(at);
            }
        }
        return BigInteger.ZERO;
    }
}
