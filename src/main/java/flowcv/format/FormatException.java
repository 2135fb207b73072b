package flowcv.format;

/** A text is not in its form. The message is {@code source:line:column: what was expected}. */
public final class FormatException extends Exception {
    private static final long serialVersionUID = 1L;

    /**
     * A fault at a place in a text.
     *
     * @param source the name of the file
     * @param line from 1
     * @param column from 1
     * @param problem what was found and what was expected
     */
    public FormatException(String source, int line, int column, String problem) {
        super(source + ":" + line + ":" + column + ": " + problem);
    }
}
