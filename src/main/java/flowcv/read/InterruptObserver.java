package flowcv.read;

import org.opencv.core.Mat;

/** Ends a recognition between two of its stages once its thread is interrupted: nobody waits for it any more. */
public final class InterruptObserver implements StageObserver {
    /** Comes out of a recognition that was ended. */
    public static final class EndedException extends RuntimeException {
        private static final long serialVersionUID = 1L;

        private EndedException() {
            super("the thread was interrupted", null, false, false);
        }
    }

    @Override
    public boolean watches() {
        if (Thread.currentThread().isInterrupted()) {
            throw new EndedException();
        }
        return false;
    }

    @Override
    public void show(String name, Mat picture) {}
}
