package flowcv.count;

import java.time.Duration;

/**
 * When a count stops by itself.
 *
 * @param time wall-clock time
 * @param bytes memory for the tables of states, in bytes
 */
public record CountLimits(Duration time, long bytes) {
    /** What of the heap the tables may take; the rest is for everything else. */
    private static final double SHARE_OF_HEAP = 0.8;

    /** A limit of time, and as much memory as the Java machine has for itself. */
    public static CountLimits of(Duration time) {
        return new CountLimits(time, mostBytes());
    }

    /** What the tables may take without running out of memory, in bytes. */
    public static long mostBytes() {
        return (long) (Runtime.getRuntime().maxMemory() * SHARE_OF_HEAP);
    }
}
