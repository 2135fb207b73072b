package flowcv.solve;

import flowcv.board.Board;

/** A way to find the solutions of a board. */
@FunctionalInterface
public interface Engine {
    /** The search, which is what is used unless another is asked for. No lambda, which would cost a start 5 ms. */
    Engine SEARCH = new Engine() {
        @Override
        public Solutions solutions(Board board, Question question) {
            return Solver.of(board, question);
        }
    };

    /** The solutions that a question asks for; none is looked for before it is taken. */
    Solutions solutions(Board board, Question question);

    /** Answers a question about a board. */
    default Outcome solve(Board board, Question question) {
        return solutions(board, question).all();
    }
}
