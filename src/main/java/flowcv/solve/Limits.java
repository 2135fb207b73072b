package flowcv.solve;

import java.time.Duration;

/**
 * When a search stops by itself.
 *
 * @param time wall-clock time; more than a century means none
 * @param states the greatest number of states looked at
 */
public record Limits(Duration time, long states) {
    /** No limit at all. */
    public static final Limits NONE = new Limits(Duration.ofDays(36500), Long.MAX_VALUE);

    /** A limit of time alone. */
    public static Limits of(Duration time) {
        return new Limits(time, Long.MAX_VALUE);
    }

    /** What is left of these limits. */
    Limits after(long nanos, long statesSpent) {
        return new Limits(time.minusNanos(nanos), states - statesSpent);
    }
}
