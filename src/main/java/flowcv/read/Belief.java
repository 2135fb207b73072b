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

    /** Whether there is a witness that can turn down what is no board. */
    boolean hasWitness() {
        return witness != Witness.NONE;
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
                    case SILENT -> " is too hard to tell whether it has exactly one solution";
                    case NOT_ASKED -> " is believed without asking for its solutions";
                    case NO_SOLUTION -> " has no solution";
                    case MANY_SOLUTIONS -> " has several solutions";
                };
        if (observer.watches()) {
            observer.tell(has);
        }
        boolean isBelieved = testimony == Witness.Testimony.ONE_SOLUTION || testimony == Witness.Testimony.NOT_ASKED;
        // What is too hard to tell may be the board, whatever another look makes of it.
        if (testimony == Witness.Testimony.SILENT) {
            return Found.Not.ambiguous(has);
        }
        return isBelieved ? found : new Found.Not<>(Stage.SOLUTION, has);
    }

    private static String describe(Board board) {
        String cells = board.rows() == 0 ? board.size() + "" : board.rows() + "x" + board.columns();
        return "the board of " + cells + " cells and " + board.pairs().size() + " pairs that was read";
    }
}
