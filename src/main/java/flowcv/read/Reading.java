package flowcv.read;

import flowcv.board.Board;
import flowcv.board.Link;
import java.util.List;

/** What became of a picture. */
public sealed interface Reading {

    /**
     * A board that was read surely.
     *
     * @param placement where it lies
     * @param confidence 0 to 1: the least sure decision on the way
     * @param drawn links of the board over which the picture shows a pipe
     */
    record Read(Board board, Placement placement, double confidence, List<Link> drawn) implements Reading {
        /** Keeps a copy of the list. */
        public Read {
            drawn = List.copyOf(drawn);
        }

        /** A board on whose pipes nothing is known. */
        public Read(Board board, Placement placement, double confidence) {
            this(board, placement, confidence, List.of());
        }
    }

    /**
     * No board, or none that is sure.
     *
     * @param stage how far the reading came
     * @param reason what was found up to there, what was missing, in one line
     */
    record Refused(Stage stage, String reason) implements Reading {}
}
