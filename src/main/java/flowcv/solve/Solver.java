package flowcv.solve;

import flowcv.board.Board;
import flowcv.board.Solution;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The way from a board to its solutions. */
public final class Solver {
    /** Nearly every board of the game needs fewer; one that needs more may have a short refutation. */
    private static final long STATES_BEFORE_REFUTATION = 1_000;

    private final Question question;
    private final Search search;
    private final long begun = System.nanoTime();
    private final List<Solution> solutions = new ArrayList<>();

    private Solver(Board board, Question question) {
        this.question = question;
        search = Search.of(board, question.rules());
    }

    /** Searches, and checks every solution before it is returned. */
    public static Outcome solve(Board board, Question question) {
        return new Solver(board, question).answer();
    }

    private Outcome answer() {
        Search.Event event = first();
        if (event == Search.Event.STATES && search.states() < question.limits().states()) {
            Optional<String> reason = search.refutation();
            if (reason.isPresent()) {
                return new Outcome.NoSolution(reason.get(), search.states());
            }
            event = next();
        }
        while (event == Search.Event.SOLUTION) {
            solutions.add(search.solution());
            if (solutions.size() >= question.solutions()) {
                return new Outcome.Solved(solutions, false, search.states());
            }
            event = next();
        }
        if (event == Search.Event.EXHAUSTED) {
            return solutions.isEmpty()
                    ? new Outcome.NoSolution(why(), search.states())
                    : new Outcome.Solved(solutions, true, search.states());
        }
        return new Outcome.GaveUp(words(event), solutions, search.states());
    }

    private Search.Event first() {
        Limits limits = question.limits();
        return search.run(new Limits(limits.time(), Math.min(limits.states(), STATES_BEFORE_REFUTATION)));
    }

    private Search.Event next() {
        return search.run(question.limits().after(System.nanoTime() - begun, search.states()));
    }

    private String why() {
        return search.refutation().orElseGet(() -> "all " + search.states() + " states were tried");
    }

    private String words(Search.Event event) {
        return switch (event) {
            case TIME -> "the time limit of " + question.limits().time().toMillis() + " ms";
            case STATES -> "the limit of " + question.limits().states() + " states";
            default -> "canceled";
        };
    }
}
