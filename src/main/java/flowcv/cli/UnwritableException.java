package flowcv.cli;

/** A file cannot be written, or must not; the message is one line. */
final class UnwritableException extends Exception {
    private static final long serialVersionUID = 1L;

    UnwritableException(String message) {
        super(message);
    }
}
