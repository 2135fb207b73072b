package flowcv.read;

import flowcv.board.Board;

/**
 * Somebody who can tell whether a board that was read can be right: a level of the game has exactly one
 * solution, and a board with one misread dot practically never has.
 */
public interface Witness {
    /** Looks at a board. */
    Testimony ask(Board board);

    /** What a witness says of a board. */
    enum Testimony {
        /** It has exactly one solution. */
        ONE_SOLUTION,
        /** It has several. */
        MANY_SOLUTIONS,
        /** It has none. */
        NO_SOLUTION,
        /** It cannot be told within the witness's limits: the board counts as one that may have any number. */
        SILENT
    }
}
