package flowcv.solve;

/** Why a search decided a link. */
public enum Reason {
    /** A guess, taken back if it fails. */
    TRIED("tried"),
    /** The opposite was tried and failed. */
    REFUTED("the opposite leads nowhere"),
    /** A cell, or the end of a flow, with no more ways than it needs (rules 1 and 3). */
    ONLY_WAY("the only way left"),
    /** The cell has both its links, the dot its one. */
    COVERED("the cell is covered already"),
    /** A cell that may stay empty and cannot be passed. */
    DEAD_END("the cell is a dead end"),
    /** Two flows of different colors do not join. */
    OTHER_COLOR("another color lies there"),
    /** Two ends of one color that touch are joined (rule 2). */
    PARTNER("both ends have one color"),
    /** A flow would run in a circle. */
    CYCLE("the flow would run in a circle"),
    /** The flow would touch itself around a corner. */
    CORNER("the flow would touch itself");

    private final String words;

    Reason(String words) {
        this.words = words;
    }

    /** The reason in plain words, without a subject. */
    public String words() {
        return words;
    }

    byte code() {
        return (byte) ordinal();
    }
}
