package flowcv.solve;

import flowcv.board.Board;

/** A way to find the solutions of a board, each passed by {@link flowcv.board.SolutionCheck}. */
@FunctionalInterface
public interface Engine {
    /** The search, which is what is used unless another is asked for. */
    Engine SEARCH = Solver::solve;

    /** Answers a question about a board. */
    Outcome solve(Board board, Question question);
}
