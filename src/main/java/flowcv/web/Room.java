package flowcv.web;

import java.util.concurrent.Semaphore;

/** Memory for bodies that are being received or worked on, or for searches. */
final class Room {
    /** What a thing takes beside its bytes counts as well, so that many small ones are bounded too. */
    private static final int UNIT = 4096;

    private static final long MOST_BYTES = 256L << 20;

    /** A picture is a single body, so a quarter of the heap leaves enough for the rest. */
    private static final int SHARE_OF_HEAP = 4;

    private final int units = (int) (Math.min(MOST_BYTES, Runtime.getRuntime().maxMemory() / SHARE_OF_HEAP) / UNIT);
    private final Semaphore free = new Semaphore(units);

    boolean take(long bytes) {
        return free.tryAcquire(units(bytes));
    }

    void give(long bytes) {
        free.release(units(bytes));
    }

    boolean isEmpty() {
        return free.availablePermits() == units;
    }

    private static int units(long bytes) {
        return (int) (bytes / UNIT) + 1;
    }
}
