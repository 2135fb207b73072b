package flowcv.count;

import flowcv.board.Board;
import flowcv.board.Rules;
import flowcv.solve.Graph;
import java.util.ArrayList;
import java.util.List;

/**
 * Counts the solutions of a board. How many states a sweep meets differs a hundredfold between the
 * orders of its nodes on one and the same puzzle, and nothing simple tells which is the best. So
 * several sweeps run a race, and always that one goes on which has the least left to do if it stays
 * as narrow as it is.
 */
public final class Counter {
    /** With fewer dots the orders differ little, and a race costs more than it gains. */
    private static final int LEAST_PAIRS_FOR_RACE = 4;

    /** What sweeps know of each node takes memory as well. */
    private static final int MOST_NODES_FOR_RACE = 10_000;

    private final CountLimits limits;
    private final long begun = System.nanoTime();
    private final List<Run> runs = new ArrayList<>();
    private Run winner;
    private long widest = 1;
    private long bytes;

    Counter(Board board, Rules rules, CountLimits limits) {
        this.limits = limits;
        Graph graph = Graph.of(board);
        List<int[]> orders = Orders.of(graph);
        boolean alone = graph.pairs() < LEAST_PAIRS_FOR_RACE || graph.nodes() > MOST_NODES_FOR_RACE;
        int contenders = alone ? 1 : orders.size();
        for (int[] order : orders.subList(0, contenders)) {
            runs.add(new Run(Sweep.of(graph, order), rules));
        }
    }

    /** The number of solutions of a board of any family. */
    public static Count count(Board board, Rules rules, CountLimits limits, CountProgress progress) {
        Counter counter = new Counter(board, rules, limits);
        try {
            return counter.race(progress);
        } catch (OutOfMemoryError e) {
            // A single array that is too large; all other memory is as it was.
            return counter.gaveUp(CountLimits.outOfHeap());
        }
    }

    Count race(CountProgress progress) {
        while (true) {
            Run leader = runs.get(0);
            long others = 0;
            for (Run run : runs) {
                others += run.bytes();
                if (run.estimate() < leader.estimate()) {
                    leader = run;
                }
            }
            others -= leader.bytes();
            Run.Stop stop = leader.advance(limits.bytes() - others, this::isTimeUp);
            bytes = Math.max(bytes, others + leader.bytes());
            if (stop == Run.Stop.TIME || stop == Run.Stop.MEMORY && runs.size() == 1) {
                return gaveUp(stop);
            }
            if (stop == Run.Stop.MEMORY) {
                // The others may need less; what this one held is free.
                runs.remove(leader);
                continue;
            }
            widest = Math.max(widest, leader.states());
            progress.decided(leader.decided(), leader.steps(), leader.states());
            if (leader.isDone() || leader.states() == 0) {
                winner = leader;
                return new Count.Exact(leader.total(), widest, bytes);
            }
        }
    }

    /** The sweep that came through first. */
    Sweep winner() {
        return winner.sweep();
    }

    Count gaveUp(Run.Stop stop) {
        return gaveUp(stop == Run.Stop.TIME ? limits.outOfTime() : limits.outOfMemory());
    }

    Count gaveUp(String limit) {
        return new Count.GaveUp(limit, widest, bytes);
    }

    boolean isTimeUp() {
        return System.nanoTime() - begun > limits.time().toNanos();
    }
}
