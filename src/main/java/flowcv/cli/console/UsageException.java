package flowcv.cli.console;

/** The command line asks for what cannot be; the message is one line that says what to do. */
public final class UsageException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    public UsageException(String message) {
        super(message);
    }
}
