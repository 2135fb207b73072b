package flowcv.read;

import flowcv.board.Board;
import flowcv.board.Link;
import java.util.List;
import java.util.stream.Stream;

/** What became of a picture. */
public sealed interface Reading {

    /**
     * A board that was read surely.
     *
     * @param placement where it lies
     * @param confidence 0 to 1: the least sure decision on the way, and half of that where no witness was asked
     * @param drawn links of the board over which the picture shows a pipe
     * @param others boards that the picture shows beside this one; they name no others themselves
     */
    record Read(Board board, Placement placement, double confidence, List<Link> drawn, List<Read> others)
            implements Reading {
        /**
         * Without a witness a board of a level is hardly ever misread (none of 289 was). But a board that a witness
         * would turn down is either misread or none of a level, and nothing tells which: it is half as sure.
         */
        private static final double UNWITNESSED = 0.5;

        /** Keeps copies of the lists. */
        public Read {
            drawn = List.copyOf(drawn);
            others = List.copyOf(others);
        }

        /** The only board of a picture. */
        public Read(Board board, Placement placement, double confidence, List<Link> drawn) {
            this(board, placement, confidence, drawn, List.of());
        }

        /** A board on whose pipes nothing is known. */
        public Read(Board board, Placement placement, double confidence) {
            this(board, placement, confidence, List.of());
        }

        /** The same with other boards beside it. */
        Read with(List<Read> beside) {
            return new Read(board, placement, confidence, drawn, beside);
        }

        /** The same, and no witness was asked about it. */
        Read unwitnessed() {
            return new Read(
                    board,
                    placement,
                    UNWITNESSED * confidence,
                    drawn,
                    others.stream().map(Read::unwitnessed).toList());
        }

        /** This board and those beside it. */
        public List<Read> all() {
            return Stream.concat(Stream.of(this), others.stream()).toList();
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
