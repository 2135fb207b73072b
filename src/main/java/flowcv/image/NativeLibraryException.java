package flowcv.image;

/** OpenCV cannot be loaded on this machine; the message is one line and says what is missing. */
public final class NativeLibraryException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    NativeLibraryException(String message, Throwable cause) {
        super(message, cause);
    }
}
