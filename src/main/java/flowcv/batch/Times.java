package flowcv.batch;

/**
 * How long each stage took, in nanoseconds; 0 where it was not reached.
 *
 * @param draw drawing, encoding and writing together
 */
public record Times(long decode, long recognize, long solve, long draw) {
    /** No stage was reached. */
    public static final Times NONE = new Times(0, 0, 0, 0);

    public Times withDraw(long more) {
        return new Times(decode, recognize, solve, draw + more);
    }
}
