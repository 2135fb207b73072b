package flowcv.verify;

import java.util.OptionalInt;

/** What becomes of comparing the board that was read with the one of the file. */
sealed interface Match {
    /**
     * The same board.
     *
     * @param turn by how many degrees clockwise it lies turned in the picture, from 0 to 359; empty where that cannot
     *     be told
     */
    record Same(OptionalInt turn) implements Match {}

    /** The same board turned over, which no picture of it shows. */
    record Mirrored() implements Match {}

    /** Another board. */
    record Other() implements Match {}
}
