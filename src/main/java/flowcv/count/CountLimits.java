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

    /**
     * What the tables may take, in bytes. A collector may keep parts of the heap for short-lived things, and
     * then even this much is not there at once; who counts must be ready for that.
     */
    public static long mostBytes() {
        return (long) (Runtime.getRuntime().maxMemory() * SHARE_OF_HEAP);
    }

    /** Says that the limit of time was reached. */
    String outOfTime() {
        return "the time limit of " + time.toMillis() + " ms";
    }

    /** Says that the limit of memory was reached. */
    String outOfMemory() {
        return "the memory limit of " + (bytes >> 20) + " MB for tables";
    }

    /** Says that there was less memory than allowed. */
    static String outOfHeap() {
        return "the memory that Java has, " + (Runtime.getRuntime().maxMemory() >> 20) + " MB";
    }
}
