package flowcv.cli.input;

import flowcv.cli.console.ExitCode;

/** An input cannot be read; the message is one line without the name of the input. */
public final class UnreadableInputException extends Exception {
    private static final long serialVersionUID = 1L;

    private final String stage;

    public UnreadableInputException(String stage, String reason) {
        super(reason);
        this.stage = stage;
    }

    /** Where it failed, in one word. */
    public String stage() {
        return stage;
    }

    /** What the process says of it: a board that was not recognized is no fault of the file. */
    public int exitCode() {
        return stage.equals("recognize") ? ExitCode.NOT_SOLVED : ExitCode.FILE;
    }
}
