package flowcv.image;

/** The bytes are no picture flowcv reads; the message is one line and starts with the name of the input. */
public final class UnreadablePictureException extends Exception {
    private static final long serialVersionUID = 1L;

    private final String problem;

    /**
     * @param name what the user calls the input
     * @param problem what was found, what was expected, what to do: one line
     */
    public UnreadablePictureException(String name, String problem) {
        super(name + ": " + problem);
        this.problem = problem;
    }

    /** What was found, what was expected, what to do: one line without the name of the input. */
    public String problem() {
        return problem;
    }
}
