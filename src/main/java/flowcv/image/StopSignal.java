package flowcv.image;

/**
 * Stops work on a picture. Work looks for the signal every few milliseconds, wherever it makes a matrix and in long
 * loops, and ends with a {@link StoppedException}. The signal of a thread is its interruption.
 */
public final class StopSignal {
    private StopSignal() {}

    /**
     * Goes on unless this thread's work is to stop; its interruption stays known.
     *
     * @throws StoppedException if it is
     */
    public static void check() {
        if (Thread.currentThread().isInterrupted()) {
            throw new StoppedException();
        }
    }
}
