package flowcv.solve;

import flowcv.board.Board;
import flowcv.board.Rules;
import flowcv.board.Solution;
import flowcv.board.SolutionCheck;
import flowcv.board.Trail;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A search for all solutions of a board, one after the other in an order that is always the same. It
 * stops at each solution and at every limit, and goes on from there when it is run again.
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

    /** What a search is looking for at a time. */
    public enum Phase {
        /** Solutions that fill the board and touch nowhere: nearly always where the solution lies. */
        PLAIN,
        /** A proof that there are no others, or a second one under the free rule. */
        LEAST,
        /** All other solutions, where that proof failed. */
        REST,
        /** All are told. */
        DONE
    }

    /**
     * Published Numberlink boards are mostly filled by their solution, which is then found within so
     * many states; on a board that is not, the search for it must end.
     */
    private static final long PLAIN_STATES_OF_FREE = 100_000;

    private static final Limits ONE_STATE = new Limits(Limits.NONE.time(), 1);
    private static final Reason[] REASONS = Reason.values();

    private final Board board;
    private final Rules rules;
    private final Graph graph;
    private final Rings rings;
    private Phase phase = Phase.PLAIN;
    private Pass pass;
    private LeastPass least;
    /** Under the free rule the solutions told before {@link Phase#REST}: two at most. */
    private final List<Solution> told = new ArrayList<>();

    private boolean fullTold;
    private boolean leaveLeast;
    private long plainLeft;
    private Solution solution;
    private long states;
    private volatile boolean canceled;
    private volatile Budget budget;

    private Search(Board board, Rules rules) {
        this.board = board;
        this.rules = rules;
        graph = Graph.of(board);
        rings = Rings.of(graph);
        plainLeft = rules == Rules.FILL ? Long.MAX_VALUE : PLAIN_STATES_OF_FREE;
        State state = new State(graph, rings, false, false);
        pass = Pass.quick(graph, state, SweepOrder.diagonal(graph));
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
        Budget mine = new Budget(limits);
        budget = mine;
        if (canceled) {
            mine.cancel();
        }
        Event event;
        do {
            event = advance(mine);
        } while (event == null);
        states += mine.spent();
        plainLeft -= mine.spent();
        budget = null;
        if (event == Event.CANCELED) {
            canceled = false;
        }
        return event;
    }

    /**
     * Stops a run from another thread within ten milliseconds, or the next one where none is under
     * way; the run after that goes on.
     */
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

    /** What the search is looking for. */
    public Phase phase() {
        return phase;
    }

    /** How many states were looked at in all runs that have ended. */
    public long states() {
        return states;
    }

    /** One state: a decision and all that follows from it; {@link Event#STATES} where no more came of it. */
    public Event step() {
        return run(ONE_STATE);
    }

    /**
     * What is decided at the moment, in the order in which it was. Everything from the last move that
     * was {@link Reason#TRIED} or {@link Reason#REFUTED} on was decided in the last step.
     */
    public List<Move> moves() {
        List<Move> moves = new ArrayList<>();
        if (phase != Phase.DONE) {
            State state = current().state;
            for (int i = 0; i < state.decided(); i++) {
                int link = state.trail[i];
                moves.add(new Move(
                        graph.place(graph.from(link)),
                        graph.place(graph.to(link)),
                        state.links[link] == State.TAKEN,
                        REASONS[state.why[link]]));
            }
        }
        return moves;
    }

    /**
     * The two branches of every pair as they are at the moment, in the order of the pairs: first the
     * one from the first dot, then the one from the second. Where they have met, each is the whole
     * flow from its own dot on. None once the search is done.
     */
    public List<Trail> branches() {
        return phase == Phase.DONE ? List.of() : new SolutionTracer(graph, current().state.links).branches(board);
    }

    /** A short reason why there is no solution, found without any search. */
    public Optional<Outcome.NoSolution> refutation() {
        return Refutation.of(board, graph, rules, states());
    }

    /** Why there is no solution, for a search that found none and is at its end. */
    public Outcome.NoSolution noSolution() {
        return refutation()
                .orElseGet(() ->
                        Outcome.NoSolution.of(Optional.empty(), "all " + states() + " states were tried", states()));
    }

    private Pass current() {
        return phase == Phase.LEAST ? least.pass() : pass;
    }

    private Event advance(Budget mine) {
        if (leaveLeast) {
            leaveLeast = false;
            enter(Phase.REST);
        }
        Event event =
                switch (phase) {
                    case PLAIN -> pass.run(mine, plainLeft - mine.spent());
                    case LEAST -> least.run(mine);
                    case REST -> pass.run(mine, Long.MAX_VALUE);
                    case DONE -> Event.EXHAUSTED;
                };
        if (event == Event.SOLUTION) {
            return found();
        }
        if (event == null || event == Event.EXHAUSTED && phase == Phase.PLAIN) {
            enter(Phase.LEAST);
            return null;
        }
        if (event == Event.EXHAUSTED && phase != Phase.DONE) {
            enter(phase == Phase.LEAST && !isLeastEnough() ? Phase.REST : Phase.DONE);
            return null;
        }
        return event;
    }

    /**
     * Whether nothing is left to tell when all least solutions are known. Under the free rule a
     * solution that fills the board and is the only least one is the only one at all: any other that
     * fills it touches itself, and then there is one with fewer cells.
     */
    private boolean isLeastEnough() {
        return rules == Rules.FILL || told.isEmpty() || told.size() == 1 && fullTold;
    }

    private void enter(Phase next) {
        phase = next;
        pass = null;
        least = null;
        switch (next) {
            case LEAST -> least = new LeastPass(graph, rings);
            case REST -> {
                State state = new State(graph, rings, rules == Rules.FREE, true);
                pass = Pass.thorough(
                        graph,
                        Embedding.of(graph),
                        state,
                        Sweep.lengthwise(graph).order(graph));
            }
            default -> {
                // Nothing more to search.
            }
        }
    }

    private Event found() {
        SolutionTracer tracer = new SolutionTracer(graph, current().state.links);
        Solution found = tracer.solution(board);
        boolean plain = tracer.isFull() && !tracer.touchesItself();
        return rules == Rules.FILL ? foundFilled(found, plain) : foundFree(found, plain);
    }

    private Event foundFilled(Solution found, boolean plain) {
        return switch (phase) {
            case PLAIN -> plain ? tell(found) : null;
            case REST -> plain ? null : tell(found);
            default -> {
                // What the first phase told already is no news; anything else means that a filled
                // solution may touch itself.
                leaveLeast = !plain;
                yield null;
            }
        };
    }

    private Event foundFree(Solution found, boolean plain) {
        if (phase == Phase.PLAIN && !plain || told.contains(found)) {
            return null;
        }
        if (phase != Phase.REST) {
            told.add(found);
            fullTold |= plain;
            leaveLeast = told.size() > 1;
        }
        if (phase == Phase.PLAIN) {
            // One is enough: the least solutions are the better guide to the others.
            plainLeft = 0;
        }
        return tell(found);
    }

    private Event tell(Solution found) {
        SolutionCheck.fault(board, found, rules).ifPresent(fault -> {
            throw new IllegalStateException("the search is wrong: " + fault);
        });
        solution = found;
        return Event.SOLUTION;
    }
}
