package flowcv.image;

/** Comes out of work on a picture that was stopped; see {@link StopSignal}. */
public final class StoppedException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    /** One without a stack: it says nothing about the program. */
    public StoppedException() {
        super("the work was stopped", null, false, false);
    }
}
