package flowcv.batch;

import java.util.Locale;

/** How one picture ended. */
public enum Ending {
    SOLVED,
    NO_SOLUTION,
    GAVE_UP,
    UNRECOGNIZED,
    UNREADABLE,
    /** Solved, but the drawn picture must not be written where it belongs. */
    UNWRITTEN,
    /** A bug in flowcv. */
    FAILED;

    /** The ending that a word stands for. */
    static Ending ofWord(String word) {
        return valueOf(word.toUpperCase(Locale.ROOT).replace('-', '_'));
    }

    /** As tables and pages write it. */
    public String word() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
