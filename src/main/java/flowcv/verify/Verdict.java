package flowcv.verify;

/** Result of reading a picture whose board is known. */
public enum Verdict {
    /** The board was read as it is. */
    EXACT("exact"),
    /** Another board was read, or one where there is none to be read: never allowed. */
    WRONG("wrong"),
    /** No board was read for sure. */
    REFUSED("refused"),
    /** The picture or its board file cannot be read at all. */
    UNREADABLE("unreadable");

    private final String word;

    Verdict(String word) {
        this.word = word;
    }

    /** As texts and JSON write it. */
    public String word() {
        return word;
    }
}
