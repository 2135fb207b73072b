package flowcv.corpus;

import flowcv.board.Board;
import flowcv.board.Isomorphism;
import flowcv.board.QuarterTurn;
import flowcv.board.SameBoard;
import flowcv.board.Topology;
import java.util.List;
import java.util.stream.IntStream;

/** What a picture shows, as far as it is known. */
sealed interface Truth {
    /** The judgment of what a build saw in the picture. */
    Verdict judge(Seen seen);

    static Truth board(Board board) {
        return new Boards(List.of(board), false);
    }

    /**
     * Of a photograph. Cameras are held in any way: any quarter turn of the board is exact; so are any sixths of a turn
     * of hexagons, and free shapes however their cells are numbered.
     */
    static Truth turned(Board board) {
        return new Boards(List.of(board), true);
    }

    /** Boards in the order in which a text is read. */
    record Boards(List<Board> boards, boolean isTurned) implements Truth {
        private static final int QUARTERS = 4;

        @Override
        public Verdict judge(Seen seen) {
            if (seen.isRefused()) {
                return new Verdict(Verdict.Kind.REFUSED, seen.reason());
            }
            boolean isExact = seen.boards().size() == boards.size()
                    && IntStream.range(0, boards.size())
                            .allMatch(i -> isSame(boards.get(i), seen.boards().get(i)));
            return isExact ? new Verdict(Verdict.Kind.EXACT, "") : new Verdict(Verdict.Kind.WRONG, seen.text());
        }

        private boolean isSame(Board truth, Board seen) {
            if (SameBoard.test(seen, truth) || !isTurned) {
                return SameBoard.test(seen, truth);
            }
            boolean isQuarter = IntStream.range(1, QUARTERS)
                    .mapToObj(turn -> QuarterTurn.of(truth, turn))
                    .anyMatch(board -> board.isPresent() && SameBoard.test(seen, board.get()));
            return isQuarter
                    || truth.topology() != Topology.SQUARE
                            && truth.topology() == seen.topology()
                            && Isomorphism.test(truth, seen);
        }
    }

    /** No board of the game, or one of which the picture shows too little. */
    record NoBoard() implements Truth {
        @Override
        public Verdict judge(Seen seen) {
            return seen.isRefused()
                    ? new Verdict(Verdict.Kind.EXACT, "")
                    : new Verdict(Verdict.Kind.WRONG, seen.text());
        }
    }

    /** A board that nobody has written down. */
    record Unknown() implements Truth {
        @Override
        public Verdict judge(Seen seen) {
            return seen.isRefused()
                    ? new Verdict(Verdict.Kind.REFUSED, seen.reason())
                    : new Verdict(Verdict.Kind.UNJUDGED, seen.text());
        }
    }
}
