package flowcv;

import flowcv.draw.SmallBoard;
import flowcv.image.Picture;
import flowcv.image.PixelGate;

/**
 * Solves a small board beside the caller, while the pixels of the first picture are decoded. What is needed to read a
 * picture is then loaded, linked and compiled: half of the 80 ms that reading takes in a process that has just begun.
 */
public final class Rehearsal implements PixelGate {
    private final Thread thread = new Thread("rehearsal") {
        @Override
        public void run() {
            rehearse();
        }
    };

    /** One that has not begun. */
    public Rehearsal() {
        thread.setDaemon(true);
    }

    /** Begins, unless it has begun already. */
    @Override
    public void admit(long pixels) {
        if (thread.getState() == Thread.State.NEW) {
            thread.start();
        }
    }

    /** Waits until it is over: a process must not end in the middle of native work. */
    public void await() {
        try {
            thread.join();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private static void rehearse() {
        try (Picture picture = SmallBoard.paint()) {
            Flowcv.solve(picture).close();
        } catch (RuntimeException | LinkageError | OutOfMemoryError e) {
            // Whatever is wrong, the show itself will meet and tell it.
            Thread.yield();
        }
    }
}
