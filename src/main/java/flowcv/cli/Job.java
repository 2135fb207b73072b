package flowcv.cli;

import flowcv.format.BoardEntry;
import java.io.IOException;

/** What a command does with an input. */
interface Job {
    /**
     * Handles a picture.
     *
     * @param number of the input on the command line, from 0
     */
    Result picture(String input, int number, byte[] bytes) throws IOException;

    /** Handles a board of a text. */
    Result board(String input, BoardEntry entry) throws IOException;
}
