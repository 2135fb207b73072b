package flowcv.cli.job;

import flowcv.cli.result.Fault;
import flowcv.cli.result.Result;
import flowcv.format.text.Puzzle;
import java.io.IOException;
import java.util.Optional;
import org.apache.commons.io.function.IOConsumer;

/** What a command does with an input. */
public interface Job {
    /**
     * Handles a picture.
     *
     * @param number of the input on the command line, from 0
     * @param teller takes what became of each of its boards, or of the picture as a whole
     */
    void picture(String input, int number, byte[] bytes, IOConsumer<Result> teller) throws IOException;

    /** Why the boards of a text are not handled, if they are not. */
    default Optional<Fault> refuse(int boards) {
        return Optional.empty();
    }

    /**
     * Handles a board of a text.
     *
     * @param number of the input on the command line, from 0
     * @param board its number in the text, from 0; empty if it is the only one
     */
    Result board(String input, int number, Puzzle entry, Optional<Integer> board) throws IOException;
}
