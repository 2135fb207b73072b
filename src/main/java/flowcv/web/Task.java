package flowcv.web;

import java.util.Optional;

/** Work on an answer, in pieces so short that many callers can be served in turn. */
interface Task extends AutoCloseable {
    /** Does a piece of some ten milliseconds; the answer, once it is ready. */
    Optional<Reply> work() throws RejectedCallException;

    /** Gives back what it holds; called once, after the last piece, whether there was an answer or not. */
    @Override
    default void close() {}
}
