package flowcv.solve;

import java.time.Duration;

/**
 * When a search stops by itself.
 *
 * @param time wall-clock time; more than a century means none
 * @param states the greatest number of states looked at
 * @param told the limit of time as somebody set it, of which {@code time} is what is left
 */
public record Limits(Duration time, long states, Duration told) {
    public static final Limits NONE = new Limits(Duration.ofDays(36500), Long.MAX_VALUE);

    /** Limits of which nothing is spent yet. */
    public Limits(Duration time, long states) {
        this(time, states, time);
    }

    /** A limit of time alone. */
    public static Limits of(Duration time) {
        return new Limits(time, Long.MAX_VALUE);
    }

    /** The same, of which so much time is left. */
    public Limits left(Duration left) {
        return new Limits(left, states, told);
    }

    /** What is left of these limits. */
    Limits after(long nanos, long statesSpent) {
        return new Limits(time.minusNanos(nanos), states - statesSpent, told);
    }

    /** What is said where the time is up. */
    public String timeIsUp() {
        return "the time limit of " + told.toMillis() + " ms";
    }
}
