package flowcv.batch;

/**
 * How long each stage took, in nanoseconds; 0 where it was not reached.
 *
 * @param draw drawing and encoding together
 */
public record Times(long decode, long recognize, long solve, long draw) {
    static final Times NONE = new Times(0, 0, 0, 0);

    /** All stages together. */
    public long sum() {
        return decode + recognize + solve + draw;
    }
}
