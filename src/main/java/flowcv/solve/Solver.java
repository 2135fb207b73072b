package flowcv.solve;

import flowcv.board.Board;
import flowcv.board.Solution;
import java.util.List;
import java.util.Optional;

/** The way from a board to its solutions. */
public final class Solver implements Solutions {
    /** Nearly every board of the game needs fewer; one that needs more may have a short refutation. */
    private static final long STATES_BEFORE_REFUTATION = 1_000;

    private final Question question;
    private final Search search;
    private final long begun = System.nanoTime();
    private Search.Event event;
    private Optional<Outcome.NoSolution> refutation = Optional.empty();
    private long told;

    private Solver(Board board, Question question) {
        this.question = question;
        search = Search.of(board, question.rules());
    }

    /** Searches, and checks every solution before it is returned. */
    public static Outcome solve(Board board, Question question) {
        return of(board, question).all();
    }

    /** A search that has not begun; its limit of time counts from now on. */
    public static Solutions of(Board board, Question question) {
        return new Solver(board, question);
    }

    @Override
    public Optional<Solution> next() {
        if (event == null) {
            event = first();
        } else if (event == Search.Event.SOLUTION && told < question.solutions()) {
            event = another();
        } else {
            return Optional.empty();
        }
        if (event != Search.Event.SOLUTION) {
            return Optional.empty();
        }
        told++;
        return Optional.of(search.solution());
    }

    @Override
    public Outcome outcome(List<Solution> kept) {
        return switch (event) {
            case SOLUTION -> new Outcome.Solved(kept, false, search.states());
            case EXHAUSTED ->
                told == 0 ? refutation.orElseGet(search::noSolution) : new Outcome.Solved(kept, true, search.states());
            case TIME -> gaveUp(question.limits().timeIsUp(), kept);
            case STATES -> gaveUp("the limit of " + question.limits().states() + " states", kept);
            case CANCELED -> gaveUp("canceled", kept);
        };
    }

    private Search.Event first() {
        Limits limits = question.limits();
        Search.Event reached =
                search.run(new Limits(limits.time(), Math.min(limits.states(), STATES_BEFORE_REFUTATION)));
        if (reached != Search.Event.STATES || search.states() >= limits.states()) {
            return reached;
        }
        refutation = search.refutation();
        return refutation.isPresent() ? Search.Event.EXHAUSTED : another();
    }

    private Search.Event another() {
        return search.run(question.limits().after(System.nanoTime() - begun, search.states()));
    }

    private Outcome gaveUp(String limit, List<Solution> kept) {
        return new Outcome.GaveUp(limit, kept, search.states());
    }
}
