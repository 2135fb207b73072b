package flowcv.web;

import java.util.concurrent.Semaphore;

/** A part of the memory, for bodies that are received and worked on or for searches; what is taken is given back. */
final class MemoryBudget {
    /** What a thing takes beside its bytes counts as well, so that many small ones are bounded too. */
    private static final int UNIT = 4096;

    /** However large the heap is. */
    private static final long MOST_BYTES = 256L << 20;

    private final int units;
    private final Semaphore free;

    /**
     * @param share it is at most the heap divided by this
     */
    MemoryBudget(int share) {
        units = (int) (Math.min(MOST_BYTES, Runtime.getRuntime().maxMemory() / share) / UNIT);
        free = new Semaphore(units);
    }

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
