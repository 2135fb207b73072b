package flowcv.cli;

/** An input cannot be read; the message is one line without the name of the input. */
final class UnreadableInputException extends Exception {
    private static final long serialVersionUID = 1L;

    private final String stage;

    UnreadableInputException(String stage, String reason) {
        super(reason);
        this.stage = stage;
    }

    /** Where it failed, in one word. */
    String stage() {
        return stage;
    }

    /** What the process says of it: a board that was not recognized is no fault of the file. */
    int exitCode() {
        return stage.equals("recognize") ? ExitCode.NOT_SOLVED : ExitCode.FILE;
    }
}
