package flowcv.image.library;

/** The library cannot be loaded on this machine; the message is one line and says what is missing. */
public final class UnusableLibraryException extends Exception {
    private static final long serialVersionUID = 1L;

    UnusableLibraryException(String message, Throwable cause) {
        super(message, cause);
    }
}
