package flowcv;

/** A picture waited for memory in vain. */
public final class NoRoomException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    NoRoomException(String reason) {
        super(reason, null, false, false);
    }
}
