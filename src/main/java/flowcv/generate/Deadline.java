package flowcv.generate;

import flowcv.solve.Limits;
import java.time.Duration;
import java.util.function.BooleanSupplier;

/** When the making of a puzzle ends: at a limit of time, or when somebody stops it. Once over, it stays so. */
final class Deadline {
    private final long begun = System.nanoTime();
    private final Duration time;
    private final BooleanSupplier stop;
    private boolean over;
    private boolean timeUp;

    /**
     * A deadline that counts from now on.
     *
     * @param time until it; more than a century means none, as in {@link Limits}
     * @param stop is asked often whether it is over before that
     */
    Deadline(Duration time, BooleanSupplier stop) {
        this.time = time;
        this.stop = stop;
    }

    /** Whether to stop at once. */
    boolean isOver() {
        if (!over) {
            timeUp = left().isNegative() || left().isZero();
            over = timeUp || stop.getAsBoolean();
        }
        return over;
    }

    /** Whether time was what ended it. */
    boolean isTimeUp() {
        return timeUp;
    }

    /** The limit of time as it was set. */
    Duration time() {
        return time;
    }

    /** Limits of one search among many: so many states, and no more time than is left. */
    Limits limits(long states) {
        return new Limits(left(), states);
    }

    private Duration left() {
        return time.compareTo(Limits.NONE.time()) < 0 ? time.minusNanos(System.nanoTime() - begun) : time;
    }
}
