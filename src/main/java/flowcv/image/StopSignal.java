package flowcv.image;

import java.util.Optional;
import java.util.function.Supplier;

/**
 * Stops work on a picture. Work looks for the signal every few milliseconds, wherever it makes a matrix and in long
 * loops, and ends with a {@link StoppedException}. The signal of a thread is its interruption. Parts of its work that
 * other threads do have signals of their own: those threads belong to a pool, and must not be interrupted.
 */
public final class StopSignal {
    private static final ThreadLocal<StopSignal> OF_THREAD = new ThreadLocal<>();

    private final Optional<StopSignal> ofWhole;
    private volatile boolean isGiven;

    private StopSignal(Optional<StopSignal> ofWhole) {
        this.ofWhole = ofWhole;
    }

    /** A signal for a part of what this thread does; it is given wherever that of the whole is, if that is a part itself. */
    public static StopSignal ofPart() {
        return new StopSignal(Optional.ofNullable(OF_THREAD.get()));
    }

    /**
     * Goes on unless this thread's work is to stop; its interruption stays known.
     *
     * @throws StoppedException if it is
     */
    public static void check() {
        StopSignal ofPart = OF_THREAD.get();
        if (Thread.currentThread().isInterrupted() || ofPart != null && ofPart.isGiven()) {
            throw new StoppedException();
        }
    }

    /** Stops the part, from any thread. */
    public void give() {
        isGiven = true;
    }

    /** Does the part on this thread, which may be in the middle of other work. */
    public <T> T during(Supplier<T> part) {
        StopSignal before = OF_THREAD.get();
        OF_THREAD.set(this);
        try {
            check();
            return part.get();
        } finally {
            if (before == null) {
                OF_THREAD.remove();
            } else {
                OF_THREAD.set(before);
            }
        }
    }

    private boolean isGiven() {
        return isGiven || ofWhole.isPresent() && ofWhole.get().isGiven();
    }
}
