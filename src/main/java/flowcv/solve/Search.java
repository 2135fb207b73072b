package flowcv.solve;

import flowcv.board.Board;
import flowcv.board.Rules;
import flowcv.board.Solution;
import flowcv.board.SolutionCheck;

/**
 * A search for all solutions of a board, one after the other in an order that is always the same. It
 * stops at each solution and at every limit, and goes on from there when it is run again.
 *
 * <p>It makes two passes. The first looks for flows that never touch themselves, which is nearly
 * always where the solution lies; the second allows it and leaves nothing out.
 *
 * <p>For one thread alone, save {@link #cancel}.
 */
public final class Search {
    /** Why a search stopped. */
    public enum Event {
        /** A solution was found. */
        SOLUTION,
        /** There is no further solution. */
        EXHAUSTED,
        /** The limit of time. */
        TIME,
        /** The limit of states. */
        STATES,
        /** {@link Search#cancel} was called. */
        CANCELED
    }

    private final Board board;
    private final Rules rules;
    private final Graph graph;
    private final Rings rings;
    private final int[] order;
    private Pass pass;
    private boolean touching;
    private Solution solution;
    private volatile boolean canceled;
    private volatile Budget budget;

    private Search(Board board, Rules rules) {
        this.board = board;
        this.rules = rules;
        graph = Graph.of(board);
        rings = Rings.of(graph);
        order = SweepOrder.of(graph);
        pass = newPass(0);
    }

    /** A search that has not begun. */
    public static Search of(Board board, Rules rules) {
        return new Search(board, rules);
    }

    /**
     * Goes on until the next solution, a limit or the end.
     *
     * @param limits counted from this call on
     */
    public Event run(Limits limits) {
        Budget mine = new Budget(limits, pass.states());
        budget = mine;
        if (canceled) {
            canceled = false;
            return Event.CANCELED;
        }
        while (true) {
            Event event = pass.run(mine);
            if (event == Event.SOLUTION && !isNew()) {
                continue;
            }
            if (event == Event.EXHAUSTED && !touching) {
                touching = true;
                pass = newPass(pass.states());
                continue;
            }
            canceled = false;
            return event;
        }
    }

    /** Stops a run from another thread within ten milliseconds; the next run goes on. */
    public void cancel() {
        canceled = true;
        Budget running = budget;
        if (running != null) {
            running.cancel();
        }
    }

    /** The solution at which the search stopped last. */
    public Solution solution() {
        return solution;
    }

    /** How many states were looked at. */
    public long states() {
        return pass.states();
    }

    private Pass newPass(long states) {
        return new Pass(graph, new State(graph, rings, rules == Rules.FREE, touching), order, states);
    }

    /** Keeps the solution unless the other pass is the one to tell it. */
    private boolean isNew() {
        SolutionTracer tracer = new SolutionTracer(graph, pass.state.links);
        Solution found = tracer.solution(board);
        if (tracer.touchesItself() != touching) {
            return false;
        }
        SolutionCheck.fault(board, found, rules).ifPresent(fault -> {
            throw new IllegalStateException("the search is wrong: " + fault);
        });
        solution = found;
        return true;
    }
}
