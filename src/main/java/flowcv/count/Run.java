package flowcv.count;

import flowcv.board.Rules;
import java.math.BigInteger;
import java.util.function.BooleanSupplier;

/** One sweep under way: the states after the nodes decided so far, each with its number of ways. */
final class Run {
    /**
     * Numbers get another word before their highest one is this large: at one node far fewer than the
     * remaining factor of ways lead to the same state.
     */
    private static final long MOST_HIGHEST = 1L << 40;

    /** A look at the clock takes as long as some states. */
    private static final int STATES_PER_LOOK = 4096;

    /** Why a run stopped between two nodes. */
    enum Stop {
        NONE,
        TIME,
        MEMORY
    }

    private final Sweep sweep;
    private final Successors successors;
    private StateTable now;
    private StateTable spare;
    private int decided;

    Run(Sweep sweep, Rules rules) {
        this.sweep = sweep;
        successors = new Successors(sweep.codes, rules);
        now = new StateTable(sweep.codes.words, 1, 1, Long.MAX_VALUE);
        now.add(sweep.codes.root(), new long[] {1}, 0, 1);
    }

    Sweep sweep() {
        return sweep;
    }

    int decided() {
        return decided;
    }

    int steps() {
        return sweep.steps.size();
    }

    boolean isDone() {
        return decided == sweep.steps.size();
    }

    /** Number of states at the moment. */
    int states() {
        return now.size();
    }

    long bytes() {
        return now.bytes() + (spare == null ? 0 : spare.bytes());
    }

    /** How much is left to do if the number of states stays what it is. */
    double estimate() {
        return (double) now.size() * (sweep.steps.size() - decided);
    }

    /**
     * Decides the next node.
     *
     * @param mostBytes what the tables of this run may take
     */
    Stop advance(long mostBytes, BooleanSupplier timeIsUp) {
        int words = now.numberWords + (now.highest() > MOST_HIGHEST ? 1 : 0);
        if (spare == null || spare.numberWords != words) {
            spare = null;
            spare = new StateTable(sweep.codes.words, words, now.size(), mostBytes - now.bytes());
        } else {
            spare.clear(now.size(), mostBytes - now.bytes());
        }
        StateTable next = spare;
        Step step = sweep.steps.get(decided);
        long[] cells = now.cells;
        Adder adder = new Adder(now, next);
        int looks = 0;
        for (int place = now.next(0); place >= 0; place = now.next(place + now.stride)) {
            adder.number = place + now.keyWords;
            successors.expand(step, cells, place, adder);
            if (next.isFull()) {
                return Stop.MEMORY;
            }
            if (++looks % STATES_PER_LOOK == 0 && timeIsUp.getAsBoolean()) {
                return Stop.TIME;
            }
        }
        spare = now;
        now = next;
        decided++;
        return Stop.NONE;
    }

    /** The number of solutions, once all nodes are decided. */
    BigInteger total() {
        int at = now.next(0);
        return at < 0 ? BigInteger.ZERO : now.number(at);
    }

    /** Adds the number of one state to those of its successors. */
    private static final class Adder implements Successors.Sink {
        private final StateTable next;
        private final long[] cells;
        private final int words;
        private int number;

        Adder(StateTable now, StateTable next) {
            this.next = next;
            cells = now.cells;
            words = now.numberWords;
        }

        @Override
        public void add(long[] state, int first, int second) {
            next.add(state, cells, number, words);
        }
    }
}
