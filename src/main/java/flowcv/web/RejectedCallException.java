package flowcv.web;

/** A call that cannot be answered, by its own fault or because too much is going on. */
final class RejectedCallException extends Exception {
    private static final long serialVersionUID = 1L;

    private final transient Reply reply;

    /**
     * A fault.
     *
     * @param status of HTTP, 400 or more
     * @param message what was found, what was expected, in one line
     */
    RejectedCallException(int status, String message) {
        this(Reply.error(status, message));
    }

    /** A fault that is answered so. */
    RejectedCallException(Reply reply) {
        this.reply = reply;
    }

    Reply reply() {
        return reply;
    }
}
