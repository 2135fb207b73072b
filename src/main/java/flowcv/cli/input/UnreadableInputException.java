package flowcv.cli.input;

import flowcv.cli.console.ExitCode;
import flowcv.read.Reading;
import java.util.Optional;

/** An input cannot be read; the message is one line without the name of the input. */
public final class UnreadableInputException extends Exception {
    private static final long serialVersionUID = 1L;

    private final String stage;
    private final transient Optional<Reading.Refused> refused;

    public UnreadableInputException(String stage, String reason) {
        super(reason);
        this.stage = stage;
        refused = Optional.empty();
    }

    /** A picture whose board was not recognized. */
    UnreadableInputException(Reading.Refused refused) {
        super(refused.reason());
        stage = refused.stage().word();
        this.refused = Optional.of(refused);
    }

    /** Why a picture was refused; empty where the input could not even be decoded or parsed. */
    public Optional<Reading.Refused> refused() {
        return refused;
    }

    /** Where it failed, in one word. */
    public String stage() {
        return stage;
    }

    /** What the process says of it: a board that was not recognized is no fault of the file. */
    public int exitCode() {
        return refused.isPresent() ? ExitCode.NOT_SOLVED : ExitCode.FILE;
    }
}
