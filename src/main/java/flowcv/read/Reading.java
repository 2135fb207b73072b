package flowcv.read;

import flowcv.board.Board;
import flowcv.board.Link;
import flowcv.board.Rules;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** What became of a picture. */
public sealed interface Reading {
    /** What was not sure, the likeliest to be otherwise first. */
    List<Doubt> doubts();

    /** The board that it is most likely; empty where there is none, or where nobody looked for it. */
    Optional<Read> likeliest();

    /**
     * A board that was read surely.
     *
     * @param placement where it lies
     * @param confidence 0 to 1: how likely it is exactly this board
     * @param drawn links of the board over which the picture shows a pipe
     * @param others boards that the picture shows beside this one; they name no others themselves
     * @param unique whether there is exactly one solution; empty where that is not known
     * @param rules by which it has one: a board of glyphs that no solution fills is one of Numberlink
     */
    record Read(
            Board board,
            Placement placement,
            double confidence,
            List<Link> drawn,
            List<Read> others,
            Optional<Boolean> unique,
            Rules rules,
            List<Doubt> doubts)
            implements Reading {
        /** Keeps copies of the lists. */
        public Read {
            drawn = List.copyOf(drawn);
            others = List.copyOf(others);
            doubts = List.copyOf(doubts);
        }

        /** The only board of a picture, of whose solutions nothing is known. */
        public Read(Board board, Placement placement, double confidence, List<Link> drawn) {
            this(board, placement, confidence, drawn, List.of(), Optional.empty(), Rules.FILL, List.of());
        }

        /** A board on whose pipes nothing is known. */
        public Read(Board board, Placement placement, double confidence) {
            this(board, placement, confidence, List.of());
        }

        /** The same with other boards beside it. */
        Read with(List<Read> beside) {
            return new Read(board, placement, confidence, drawn, beside, unique, rules, doubts);
        }

        @Override
        public Optional<Read> likeliest() {
            return Optional.of(this);
        }

        /** This board and those beside it. */
        public List<Read> all() {
            return Stream.concat(Stream.of(this), others.stream()).toList();
        }
    }

    /**
     * No board, or none that is sure.
     *
     * @param reason what was found, what was missing, in one line
     */
    record Refused(Cause cause, String reason, List<Doubt> doubts, Optional<Read> likeliest) implements Reading {
        /** Keeps a copy of the list. */
        public Refused {
            doubts = List.copyOf(doubts);
        }

        /** An end of which no more is known. */
        public Refused(Cause cause, String reason) {
            this(cause, reason, List.of(), Optional.empty());
        }

        /** How far the reading came. */
        public Stage stage() {
            return cause.stage();
        }
    }
}
