package flowcv.generate;

import flowcv.board.Board;
import flowcv.board.Rules;
import flowcv.solve.Limits;
import flowcv.solve.Move;
import flowcv.solve.Reason;
import flowcv.solve.Search;
import java.util.Optional;
import java.util.function.BooleanSupplier;

/**
 * What the search needed up to its first solution.
 *
 * @param depth the greatest number of guesses that stood at a time
 * @param states how many states it looked at
 */
public record Grade(int depth, long states) {
    /** Measures a board that has a solution; {@link Grading} is for any board. */
    public static Grade of(Board board) {
        return of(board, () -> false).orElseThrow();
    }

    /**
     * Measures a board that has a solution.
     *
     * @param over is asked at every state; nothing comes of a measure that it ends, or an interrupt of the thread
     */
    static Optional<Grade> of(Board board, BooleanSupplier over) {
        Search search = Search.of(board, Rules.FILL);
        int depth = 0;
        Search.Event event = search.step();
        while (event == Search.Event.STATES) {
            if (over.getAsBoolean()) {
                return Optional.empty();
            }
            depth = Math.max(depth, guesses(search));
            event = search.step();
        }
        return event == Search.Event.SOLUTION ? Optional.of(new Grade(depth, search.states())) : Optional.empty();
    }

    /** A quick look whether forced moves alone solve a board. */
    static boolean isForced(Board board) {
        return Search.of(board, Rules.FILL).run(new Limits(Limits.NONE.time(), 1)) == Search.Event.SOLUTION;
    }

    public Difficulty difficulty() {
        return Difficulty.ofDepth(depth);
    }

    private static int guesses(Search search) {
        int guesses = 0;
        for (Move move : search.moves()) {
            guesses += move.reason() == Reason.TRIED || move.reason() == Reason.REFUTED ? 1 : 0;
        }
        return guesses;
    }
}
