package flowcv.count;

import java.math.BigInteger;

/** Result of a count: the exact number, or the limit that ended it. */
public sealed interface Count {
    /** The greatest number of states that were held at a time. */
    long widest();

    /** The greatest amount of memory in tables at a time, in bytes. */
    long bytes();

    /**
     * All solutions are counted.
     *
     * @param solutions how many there are
     */
    record Exact(BigInteger solutions, long widest, long bytes) implements Count {}

    /**
     * A limit was reached first.
     *
     * @param limit which one, in plain words
     */
    record GaveUp(String limit, long widest, long bytes) implements Count {}
}
