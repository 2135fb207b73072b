package flowcv.cli.result;

import flowcv.HintWords;
import flowcv.board.Board;
import flowcv.solve.hint.Hints;
import java.io.IOException;
import java.util.Optional;

/** Takes what is told about the boards of an input. */
public interface HintSink {
    /**
     * The steps of a board.
     *
     * @param words for the board
     * @param overlay the file with the steps drawn
     */
    void hints(String input, Optional<String> id, Board board, Hints hints, HintWords words, Optional<String> overlay)
            throws IOException;

    /** Why the steps, which have been told, are not drawn. */
    void unwritten(String input, String reason);

    /** What went wrong with an input, or with a board of it. */
    void fault(Result result) throws IOException;
}
