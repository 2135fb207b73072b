package flowcv.read;

import flowcv.board.Board;

/** Believes a board that was read only if the witness does not speak against it. */
final class Belief {
    private final Witness witness;

    Belief(Witness witness) {
        this.witness = witness;
    }

    /** The same reading, or the doubt of the witness. */
    Found<Reading.Read> in(Found<Reading.Read> found) {
        if (!(found instanceof Found.Yes<Reading.Read> yes)) {
            return found;
        }
        String doubt =
                switch (witness.ask(yes.value().board())) {
                    case ONE_SOLUTION, SILENT -> "";
                    case NO_SOLUTION -> "no solution";
                    case MANY_SOLUTIONS -> "several solutions";
                };
        return doubt.isEmpty()
                ? found
                : new Found.Not<>(Stage.SOLUTION, describe(yes.value().board()) + " has " + doubt);
    }

    private static String describe(Board board) {
        String cells = board.rows() == 0 ? board.size() + "" : board.rows() + "x" + board.columns();
        return "the board of " + cells + " cells and " + board.pairs().size() + " pairs that was read";
    }
}
