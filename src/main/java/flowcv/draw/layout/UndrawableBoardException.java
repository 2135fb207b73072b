package flowcv.draw.layout;

/** A board of free cells that cannot be laid out on a plane. */
public final class UndrawableBoardException extends RuntimeException {
    private static final long serialVersionUID = 1;

    UndrawableBoardException(String message) {
        super(message);
    }
}
