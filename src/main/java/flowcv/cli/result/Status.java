package flowcv.cli.result;

import flowcv.cli.console.ExitCode;
import flowcv.read.Reading;
import flowcv.read.Stage;

/** How one input ended. */
public enum Status {
    SOLVED("solved", ExitCode.OK),
    RECOGNIZED("recognized", ExitCode.OK),
    NO_SOLUTION("no-solution", ExitCode.NOT_SOLVED),
    GAVE_UP("gave-up", ExitCode.NOT_SOLVED),
    UNRECOGNIZED("unrecognized", ExitCode.NOT_SOLVED),
    UNREADABLE("unreadable", ExitCode.FILE);

    private final String word;
    private final int exitCode;

    Status(String word, int exitCode) {
        this.word = word;
        this.exitCode = exitCode;
    }

    /** How a picture ended whose board was not read. */
    public static Status of(Reading.Refused refused) {
        return refused.stage() == Stage.TIME ? GAVE_UP : UNRECOGNIZED;
    }

    /** As JSON writes it. */
    String word() {
        return word;
    }

    int exitCode() {
        return exitCode;
    }
}
