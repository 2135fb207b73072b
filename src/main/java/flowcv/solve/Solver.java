package flowcv.solve;

import flowcv.board.Board;

/** The way from a board to its solutions. */
public final class Solver {
    private Solver() {}

    /** Searches, and checks every solution before it is returned. */
    public static Outcome solve(Board board, Question question) {
        throw new UnsupportedOperationException();
    }
}
