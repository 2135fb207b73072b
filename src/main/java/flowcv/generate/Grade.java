package flowcv.generate;

import flowcv.board.Board;
import flowcv.board.Rules;
import flowcv.solve.Limits;
import flowcv.solve.Move;
import flowcv.solve.Reason;
import flowcv.solve.Search;

/**
 * What the search needed up to its first solution.
 *
 * @param depth the greatest number of guesses that stood at a time
 * @param states how many states it looked at
 */
public record Grade(int depth, long states) {
    /** Measures a board that has a solution. */
    public static Grade of(Board board) {
        Search search = Search.of(board, Rules.FILL);
        int depth = 0;
        Search.Event event = search.step();
        while (event == Search.Event.STATES) {
            depth = Math.max(depth, guesses(search));
            event = search.step();
        }
        return new Grade(depth, search.states());
    }

    /** A quick look whether forced moves alone solve a board. */
    static boolean isForced(Board board) {
        return Search.of(board, Rules.FILL).run(new Limits(Limits.NONE.time(), 1)) == Search.Event.SOLUTION;
    }

    /** Its difficulty. */
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
