package flowcv.play;

import flowcv.board.Board;
import flowcv.solve.Hint;

/** Puts a step and its reason into words. */
@FunctionalInterface
public interface HintTeller {
    /** One or two sentences. */
    String tell(Board board, Hint step);
}
