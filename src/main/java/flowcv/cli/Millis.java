package flowcv.cli;

/**
 * How long each stage took, in nanoseconds; 0 where it was not reached.
 *
 * @param draw drawing, encoding and writing together
 */
record Millis(long decode, long recognize, long solve, long draw) {
    static final Millis NONE = new Millis(0, 0, 0, 0);

    /** The same with more time of drawing. */
    Millis withDraw(long more) {
        return new Millis(decode, recognize, solve, draw + more);
    }
}
