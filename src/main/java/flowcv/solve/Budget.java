package flowcv.solve;

import java.time.Duration;

/** Counts the states of one run and tells it when to stop: at its limits, or where its thread is interrupted. */
final class Budget {
    /** A state takes well under a tenth of a millisecond, so a look at the clock and at the thread every so many is enough. */
    private static final int STATES_PER_LOOK = 64;

    private static final Duration CENTURY = Duration.ofDays(36500);

    private final boolean timed;
    private final long deadline;
    private final long most;
    private long spent;
    private volatile boolean canceled;

    Budget(Limits limits) {
        timed = limits.time().compareTo(CENTURY) < 0;
        // A century in nanoseconds is just below what a long holds.
        deadline = timed ? System.nanoTime() + limits.time().toNanos() : 0;
        most = limits.states();
    }

    void cancel() {
        canceled = true;
    }

    /** How many states were looked at in this run. */
    long spent() {
        return spent;
    }

    /** Counts one state that is about to be looked at, or says why there must be no more; null: go on. */
    Search.Event spend() {
        if (spent >= most) {
            return Search.Event.STATES;
        }
        boolean looks = spent % STATES_PER_LOOK == 0;
        if (canceled || looks && Thread.currentThread().isInterrupted()) {
            return Search.Event.CANCELED;
        }
        if (timed && looks && System.nanoTime() - deadline >= 0) {
            return Search.Event.TIME;
        }
        spent++;
        return null;
    }
}
