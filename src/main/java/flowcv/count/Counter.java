package flowcv.count;

import flowcv.board.Board;
import flowcv.board.Rules;
import flowcv.solve.Graph;
import java.math.BigInteger;
import java.util.List;

/** Counts the solutions of a board, layer by layer: all states after one node, then after the next. */
public final class Counter {
    /**
     * Numbers get another word before their highest one is this large: at one node far fewer than the
     * remaining factor of ways lead to the same state.
     */
    private static final long MOST_HIGHEST = 1L << 40;

    /** A look at the clock takes as long as some states. */
    private static final int STATES_PER_LOOK = 4096;

    private final Sweep sweep;
    private final Rules rules;
    private final CountLimits limits;
    private final long begun = System.nanoTime();
    private long widest = 1;
    private long bytes;

    private Counter(Sweep sweep, Rules rules, CountLimits limits) {
        this.sweep = sweep;
        this.rules = rules;
        this.limits = limits;
    }

    /** The number of solutions of a board of any family. */
    public static Count count(Board board, Rules rules, CountLimits limits, CountProgress progress) {
        Graph graph = Graph.of(board);
        return new Counter(Sweep.of(graph, Orders.best(graph)), rules, limits).run(progress);
    }

    private Count run(CountProgress progress) {
        Codes codes = sweep.codes;
        Successors successors = new Successors(codes, rules);
        StateTable now = new StateTable(codes.words, 1, 1, limits.bytes());
        long[] root = new long[codes.words];
        root[0] = Codes.MARK;
        now.add(root, new long[] {1}, 0, 1);
        StateTable spare = null;
        List<Step> steps = sweep.steps;
        for (int i = 0; i < steps.size(); i++) {
            int words = now.numberWords + (now.highest() > MOST_HIGHEST ? 1 : 0);
            StateTable next = spare;
            if (next == null || next.numberWords != words) {
                next = new StateTable(codes.words, words, now.size(), limits.bytes() - now.bytes());
            }
            String limit = layer(steps.get(i), successors, now, next);
            bytes = Math.max(bytes, now.bytes() + next.bytes());
            if (limit != null) {
                return new Count.GaveUp(limit, widest, bytes);
            }
            widest = Math.max(widest, next.size());
            progress.decided(i + 1, steps.size(), next.size());
            now.clear();
            spare = now;
            now = next;
        }
        return new Count.Exact(total(now), widest, bytes);
    }

    /** Which limit stopped it, or null. */
    private String layer(Step step, Successors successors, StateTable now, StateTable next) {
        long[] cells = now.cells;
        int[] at = new int[1];
        Successors.Sink sink = (state, first, second) -> next.add(state, cells, at[0] + now.keyWords, now.numberWords);
        int looks = 0;
        for (int place = now.next(0); place >= 0; place = now.next(place + now.stride)) {
            at[0] = place;
            successors.expand(step, cells, place, sink);
            if (next.isFull()) {
                return "the memory limit of " + (limits.bytes() >> 20) + " MB";
            }
            if (++looks % STATES_PER_LOOK == 0 && System.nanoTime() - begun > limits.time().toNanos()) {
                return "the time limit of " + limits.time().toMillis() + " ms";
            }
        }
        return null;
    }

    private static BigInteger total(StateTable last) {
        int at = last.next(0);
        BigInteger total = BigInteger.ZERO;
        for (int i = last.numberWords - 1; at >= 0 && i >= 0; i--) {
            long word = last.cells[at + last.keyWords + i];
            total = total.shiftLeft(Long.SIZE).add(new BigInteger(Long.toUnsignedString(word)));
        }
        return total;
    }
}
