package flowcv.cli.result;

/**
 * How long each stage took, in nanoseconds; 0 where it was not reached.
 *
 * @param draw drawing, encoding and writing together
 */
public record Millis(long decode, long recognize, long solve, long draw) {
    public static final Millis NONE = new Millis(0, 0, 0, 0);

    /** The same with more time of drawing. */
    public Millis withDraw(long more) {
        return new Millis(decode, recognize, solve, draw + more);
    }
}
