package flowcv.cli;

import flowcv.format.BoardEntry;
import java.io.IOException;

/** What a command does with an input. */
interface Job {
    /**
     * Handles a picture.
     *
     * @param number of the input on the command line, from 0
     * @param teller takes what became of each of its boards, or of the picture as a whole
     */
    void picture(String input, int number, byte[] bytes, Teller teller) throws IOException;

    /** Handles a board of a text. */
    Result board(String input, BoardEntry entry) throws IOException;

    /** Takes results in their order. */
    interface Teller {
        void tell(Result result) throws IOException;
    }
}
