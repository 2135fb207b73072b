package flowcv.cli;

/** The command line asks for what cannot be; the message is one line that says what to do. */
final class UsageException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    UsageException(String message) {
        super(message);
    }
}
