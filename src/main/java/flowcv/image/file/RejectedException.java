package flowcv.image.file;

/** Why bytes are not decoded; the message says what was found, what was expected and what to do, but names no file. */
public final class RejectedException extends Exception {
    private static final long serialVersionUID = 1L;

    RejectedException(String message) {
        super(message);
    }

    /** The file is a picture that lost its end. */
    static RejectedException truncated(String format, String found) {
        return new RejectedException("a truncated " + format + " (" + found + "); copy or export it again");
    }

    /** The file is a picture with wrong content. */
    public static RejectedException damaged(String format, String found) {
        return new RejectedException("a damaged " + format + " (" + found + "); copy or export it again");
    }

    /** The file is a picture of a sort that is not read. */
    static RejectedException unsupported(String found) {
        return new RejectedException(found + " is not supported; export the picture as PNG or JPEG");
    }
}
