package flowcv.web.call;

import java.util.Optional;

/** Work on an answer, in pieces. */
public interface Task extends AutoCloseable {
    /** How long a piece takes, and so who does it. */
    enum Effort {
        /** Next to nothing: it is done at once, by whoever took the call. */
        QUICK,
        /** Some ten milliseconds, so that many callers can be served in turn. */
        PIECE,
        /** Up to seconds, as hints take that need a whole search. */
        LONG,
        /** Up to seconds, for a picture that has to be read; it ends when its thread is interrupted. */
        READING
    }

    /** Does a piece; the answer, once it is ready. */
    Optional<Reply> work() throws RejectedCallException;

    /** The effort of the next piece. */
    default Effort effort() {
        return Effort.PIECE;
    }

    /** Gives back what it holds; called once, after the last piece, whether there was an answer or not. */
    @Override
    default void close() {}
}
