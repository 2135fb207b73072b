package flowcv.solve;

import flowcv.board.Board;
import flowcv.board.Solution;
import java.util.ArrayList;
import java.util.List;

/** The way from a board to its solutions. */
public final class Solver {
    private Solver() {}

    /** Searches, and checks every solution before it is returned. */
    public static Outcome solve(Board board, Question question) {
        long begun = System.nanoTime();
        Search search = Search.of(board, question.rules());
        List<Solution> solutions = new ArrayList<>();
        while (solutions.size() < question.solutions()) {
            Limits left = question.limits().after(System.nanoTime() - begun, search.states());
            Search.Event event = search.run(left);
            switch (event) {
                case SOLUTION -> solutions.add(search.solution());
                case EXHAUSTED -> {
                    return solutions.isEmpty()
                            ? new Outcome.NoSolution("every way was tried", search.states())
                            : new Outcome.Solved(solutions, true, search.states());
                }
                case TIME, STATES, CANCELED -> {
                    return new Outcome.GaveUp(words(event, question.limits()), solutions, search.states());
                }
            }
        }
        return new Outcome.Solved(solutions, false, search.states());
    }

    private static String words(Search.Event event, Limits limits) {
        return switch (event) {
            case TIME -> "the time limit of " + limits.time().toMillis() + " ms";
            case STATES -> "the limit of " + limits.states() + " states";
            default -> "canceled";
        };
    }
}
