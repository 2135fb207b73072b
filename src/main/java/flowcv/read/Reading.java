package flowcv.read;

import flowcv.board.Board;

/** What became of a picture. */
public sealed interface Reading {

    /**
     * A board that was read surely.
     *
     * @param placement where it lies
     * @param confidence 0 to 1: the least sure decision on the way
     */
    record Read(Board board, Placement placement, double confidence) implements Reading {}

    /**
     * No board, or none that is sure.
     *
     * @param stage how far the reading came
     * @param reason what was found up to there, what was missing, in one line
     */
    record Refused(Stage stage, String reason) implements Reading {}
}
