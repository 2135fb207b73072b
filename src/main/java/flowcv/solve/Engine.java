package flowcv.solve;

import flowcv.board.Board;

/** A way to find the solutions of a board. */
@FunctionalInterface
public interface Engine {
    /** The search, which is what is used unless another is asked for. */
    Engine SEARCH = Solver::of;

    /** The solutions that a question asks for; none is looked for before it is taken. */
    Solutions solutions(Board board, Question question);

    /** Answers a question about a board. */
    default Outcome solve(Board board, Question question) {
        return solutions(board, question).all();
    }
}
