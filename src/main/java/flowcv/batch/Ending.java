package flowcv.batch;

import java.util.stream.Stream;

/** How one picture ended. */
public enum Ending {
    SOLVED("solved"),
    NO_SOLUTION("no-solution"),
    GAVE_UP("gave-up"),
    UNRECOGNIZED("unrecognized"),
    UNREADABLE("unreadable"),
    /** Solved, but the drawn picture must not be written where it belongs. */
    UNWRITTEN("unwritten"),
    /** A bug in flowcv. */
    FAILED("failed");

    private final String word;

    Ending(String word) {
        this.word = word;
    }

    /** The ending that a word stands for. */
    static Ending ofWord(String word) {
        return Stream.of(values())
                .filter(ending -> ending.word.equals(word))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException(word + " is no ending"));
    }

    /** As tables and pages write it. */
    public String word() {
        return word;
    }
}
