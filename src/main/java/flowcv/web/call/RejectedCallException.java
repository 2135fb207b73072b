package flowcv.web.call;

/** A call that cannot be answered, by its own fault or because too much is going on. */
public final class RejectedCallException extends Exception {
    private static final long serialVersionUID = 1L;

    private final transient Reply reply;

    /**
     * @param status of HTTP, 400 or more
     * @param message what was found, what was expected, in one line
     */
    public RejectedCallException(int status, String message) {
        this(Reply.error(status, message));
    }

    /** A fault that is answered so. */
    public RejectedCallException(Reply reply) {
        this.reply = reply;
    }

    public Reply reply() {
        return reply;
    }
}
