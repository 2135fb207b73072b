package flowcv.format.text;

/** A board has something that a text form cannot express; the message says what, in one line. */
public final class UnfitException extends Exception {
    private static final long serialVersionUID = 1L;

    /**
     * @param found what the board has
     * @param expected what the form holds
     */
    public UnfitException(String found, String expected) {
        super(found + ", but " + expected);
    }
}
