package flowcv.read;

/** The stages of reading a picture, in their order. */
public enum Stage {
    /** Where the board is. */
    BOARD("board"),
    /** Its cells, and which touch which. */
    CELLS("cells"),
    /** What is in each cell. */
    DOTS("dots"),
    /** Which dots belong together. */
    PAIRS("pairs"),
    /** Whether such a board can be. */
    SOLUTION("solution"),
    /** No stage of reading: the time was up before the end. */
    TIME("time");

    private final String word;

    Stage(String word) {
        this.word = word;
    }

    /** The stage in one word, as messages and JSON write it. */
    public String word() {
        return word;
    }
}
