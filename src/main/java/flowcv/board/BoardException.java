package flowcv.board;

/** What was given is no board; the message says what was found and what was expected. */
public final class BoardException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    /** An exception with a message of one line. */
    public BoardException(String message) {
        super(message);
    }
}
