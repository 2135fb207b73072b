package flowcv.generate;

import java.util.Locale;

/**
 * How hard a puzzle is, by what the search needs before its first solution: the greatest number of
 * guesses that stand at a time, right ones and refuted ones.
 */
public enum Difficulty {
    /** Forced moves alone. */
    EASY(0),
    /** One guess or two at a time. */
    MEDIUM(2),
    /** Several guesses that rest on each other. */
    HARD(6),
    /** More than that. */
    EXTREME(Integer.MAX_VALUE);

    private final int mostDepth;

    Difficulty(int mostDepth) {
        this.mostDepth = mostDepth;
    }

    /** The difficulty of a puzzle that takes guesses so deep. */
    public static Difficulty ofDepth(int depth) {
        for (Difficulty difficulty : values()) {
            if (depth <= difficulty.mostDepth) {
                return difficulty;
            }
        }
        return EXTREME;
    }

    /** The word for it in options and in texts: in lower case. */
    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
