package flowcv;

/** Measures one stage after another. */
public final class Stopwatch {
    private long last = System.nanoTime();

    /** Nanoseconds since the last lap, or since this stopwatch was made. */
    public long lap() {
        long now = System.nanoTime();
        long lap = now - last;
        last = now;
        return lap;
    }
}
