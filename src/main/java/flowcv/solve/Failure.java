package flowcv.solve;

/**
 * What becomes of a way that is wrong.
 *
 * @param towards the place that it takes first
 * @param kind what goes wrong
 * @param place where
 */
public record Failure(int towards, Kind kind, int place) {
    /** What can go wrong. */
    public enum Kind {
        /** Nothing can cover the place any more. */
        UNREACHED,
        /** The dot or the end of a pipe at the place has no way left. */
        STUCK,
        /** More flows would have to pass the place than can. */
        CROWDED,
        /** The flow of the dot at the place would have to join another. */
        JOINED,
        /** A flow would have to run into itself; the place says nothing more. */
        ITSELF
    }
}
