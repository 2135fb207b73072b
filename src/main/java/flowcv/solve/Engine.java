package flowcv.solve;

import flowcv.board.Board;

/** A way to find the solutions of a board, each passed by {@link flowcv.board.SolutionCheck}. */
@FunctionalInterface
public interface Engine {
    /** Answers a question about a board. */
    Outcome solve(Board board, Question question);
}
