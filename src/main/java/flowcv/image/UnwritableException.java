package flowcv.image;

/** A file could not be written; the message is one line and starts with its name. */
public final class UnwritableException extends Exception {
    private static final long serialVersionUID = 1L;

    /**
     * @param name what the user calls the file
     * @param problem what was found, what was expected, what to do: one line
     */
    public UnwritableException(String name, String problem) {
        super(name + ": " + problem);
    }
}
