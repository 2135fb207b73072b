package flowcv.solve;

/** Tells a search when to stop. */
final class Budget {
    /** A state takes well under a millisecond, so a clock read every so many answers within ten. */
    private static final int STATES_PER_LOOK = 64;

    private final long deadline;
    private final boolean timed;
    private final long mostStates;
    private volatile boolean canceled;
    private int untilLook = 1;

    Budget(Limits limits, long statesBefore) {
        // A century in nanoseconds overflows a long; such a limit is none.
        timed = limits.time().compareTo(java.time.Duration.ofDays(36500)) < 0;
        deadline = timed ? System.nanoTime() + limits.time().toNanos() : 0;
        mostStates = limits.states() > Long.MAX_VALUE - statesBefore ? Long.MAX_VALUE : statesBefore + limits.states();
    }

    void cancel() {
        canceled = true;
    }

    /** Which limit is reached, or null; asked once for every state. */
    Search.Event stop(long states) {
        if (states >= mostStates) {
            return Search.Event.STATES;
        }
        if (--untilLook > 0) {
            return null;
        }
        untilLook = STATES_PER_LOOK;
        if (canceled) {
            return Search.Event.CANCELED;
        }
        return timed && System.nanoTime() - deadline >= 0 ? Search.Event.TIME : null;
    }
}
