package flowcv.count;

import flowcv.board.Board;
import flowcv.board.Rules;
import flowcv.board.Solution;
import flowcv.board.SolutionCheck;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Random;
import java.util.function.BooleanSupplier;

/**
 * Draws solutions uniformly. All states of a sweep are kept; each gets the number of ways in which it
 * can be completed, from the last to the first; then a solution is drawn node by node, every way as
 * likely as its share of completions.
 */
public final class Sampler {
    private final Sweep sweep;
    private final Successors successors;
    private final int words;
    private final List<StateTable> layers = new ArrayList<>();

    private Sampler(Sweep sweep, Rules rules, int words) {
        this.sweep = sweep;
        this.words = words;
        successors = new Successors(sweep.codes, rules);
    }

    /**
     * Counts the solutions of a board and draws some of them.
     *
     * @param draws how many are drawn
     * @param random source of random numbers
     */
    public static Sampling sample(
            Board board, Rules rules, int draws, Random random, CountLimits limits, CountProgress progress) {
        Counter counter = new Counter(board, rules, limits);
        try {
            return sample(counter, board, rules, draws, random, limits, progress);
        } catch (OutOfMemoryError e) {
            return new Sampling(counter.gaveUp(CountLimits.outOfHeap()), List.of());
        }
    }

    private static Sampling sample(
            Counter counter,
            Board board,
            Rules rules,
            int draws,
            Random random,
            CountLimits limits,
            CountProgress progress) {
        Count count = counter.race(progress);
        if (!(count instanceof Count.Exact exact) || exact.solutions().signum() == 0) {
            return new Sampling(count, List.of());
        }
        Sampler sampler = new Sampler(counter.winner(), rules, exact.solutions().bitLength() / Long.SIZE + 1);
        Run.Stop stop = sampler.build(limits.bytes(), counter::isTimeUp);
        if (stop != Run.Stop.NONE) {
            return new Sampling(counter.gaveUp(stop), List.of());
        }
        List<Solution> solutions = new ArrayList<>();
        for (int i = 0; i < draws; i++) {
            Solution solution = sampler.sweep.graph.solution(board, sampler.draw(random)::get);
            SolutionCheck.fault(board, solution, rules).ifPresent(fault -> {
                throw new IllegalStateException("the count is wrong: " + fault);
            });
            solutions.add(solution);
        }
        return new Sampling(count, solutions);
    }

    private Run.Stop build(long mostBytes, BooleanSupplier timeIsUp) {
        StateTable now = new StateTable(sweep.codes.words, words, 1, Long.MAX_VALUE);
        long[] number = {1};
        now.add(sweep.codes.root(), number, 0, 0);
        layers.add(now);
        long bytes = 0;
        for (Step step : sweep.steps) {
            bytes += now.bytes();
            StateTable next = new StateTable(sweep.codes.words, words, now.size(), mostBytes - bytes);
            Successors.Sink sink = (state, first, second) -> next.add(state, number, 0, 0);
            for (int at = now.next(0); at >= 0; at = now.next(at + now.stride)) {
                successors.expand(step, now.cells, at, sink);
                if (next.isFull()) {
                    return Run.Stop.MEMORY;
                }
            }
            if (timeIsUp.getAsBoolean()) {
                return Run.Stop.TIME;
            }
            layers.add(next);
            now = next;
        }
        complete(now, number);
        return Run.Stop.NONE;
    }

    private void complete(StateTable last, long[] one) {
        last.add(sweep.codes.root(), one, 0, 1);
        for (int i = sweep.steps.size() - 1; i >= 0; i--) {
            StateTable now = layers.get(i);
            StateTable next = layers.get(i + 1);
            for (int at = now.next(0); at >= 0; at = now.next(at + now.stride)) {
                int number = at + now.keyWords;
                successors.expand(
                        sweep.steps.get(i),
                        now.cells,
                        at,
                        (state, first, second) -> StateTable.addNumber(
                                now.cells, number, words, next.cells, next.find(state) + next.keyWords, words));
            }
        }
    }

    /** The links of one solution. */
    private BitSet draw(Random random) {
        BitSet links = new BitSet();
        int at = layers.get(0).next(0);
        for (int i = 0; i < sweep.steps.size(); i++) {
            StateTable now = layers.get(i);
            StateTable next = layers.get(i + 1);
            Draw draw = new Draw(next, below(now.number(at), random));
            successors.expand(sweep.steps.get(i), now.cells, at, draw);
            for (int link : draw.links) {
                if (link >= 0) {
                    links.set(link);
                }
            }
            at = draw.place;
        }
        return links;
    }

    private static BigInteger below(BigInteger bound, Random random) {
        while (true) {
            BigInteger number = new BigInteger(bound.bitLength(), random);
            if (number.compareTo(bound) < 0) {
                return number;
            }
        }
    }

    /** Picks the successor within whose share a number falls. */
    private static final class Draw implements Successors.Sink {
        private final StateTable next;
        private BigInteger rest;
        private int place = -1;
        private int[] links = {};

        Draw(StateTable next, BigInteger number) {
            this.next = next;
            rest = number;
        }

        @Override
        public void add(long[] state, int first, int second) {
            if (place < 0) {
                int found = next.find(state);
                rest = rest.subtract(next.number(found));
                if (rest.signum() < 0) {
                    place = found;
                    links = new int[] {first, second};
                }
            }
        }
    }
}
