package flowcv.read;

import flowcv.board.Board;

/** Believes a board that was read only if the witness does not speak against it. */
final class Belief {
    private final Witness witness;
    private final StageObserver observer;

    /** @param observer is told what the witness says */
    Belief(Witness witness, StageObserver observer) {
        this.witness = witness;
        this.observer = observer;
    }

    /** The same reading, or the doubt of the witness. */
    Found<Reading.Read> in(Found<Reading.Read> found) {
        if (!(found instanceof Found.Yes<Reading.Read> yes)) {
            return found;
        }
        Witness.Testimony testimony = witness.ask(yes.value().board());
        String has = describe(yes.value().board())
                + switch (testimony) {
                    case ONE_SOLUTION -> " has exactly one solution";
                    case SILENT -> " has who knows how many solutions: nobody was asked, or it took too long";
                    case NO_SOLUTION -> " has no solution";
                    case MANY_SOLUTIONS -> " has several solutions";
                };
        if (observer.watches()) {
            observer.tell(has);
        }
        boolean isBelieved = testimony == Witness.Testimony.ONE_SOLUTION || testimony == Witness.Testimony.SILENT;
        return isBelieved ? found : new Found.Not<>(Stage.SOLUTION, has);
    }

    private static String describe(Board board) {
        String cells = board.rows() == 0 ? board.size() + "" : board.rows() + "x" + board.columns();
        return "the board of " + cells + " cells and " + board.pairs().size() + " pairs that was read";
    }
}
