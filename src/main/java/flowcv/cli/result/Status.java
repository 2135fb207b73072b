package flowcv.cli.result;

import flowcv.cli.console.ExitCode;
import flowcv.read.Reading;
import flowcv.read.Stage;
import java.util.Locale;

/** How one input ended. */
public enum Status {
    SOLVED(ExitCode.OK),
    RECOGNIZED(ExitCode.OK),
    NO_SOLUTION(ExitCode.NOT_SOLVED),
    GAVE_UP(ExitCode.NOT_SOLVED),
    UNRECOGNIZED(ExitCode.NOT_SOLVED),
    UNREADABLE(ExitCode.FILE);

    private final int exitCode;

    Status(int exitCode) {
        this.exitCode = exitCode;
    }

    /** How a picture ended whose board was not read. */
    public static Status of(Reading.Refused refused) {
        return refused.stage() == Stage.TIME ? GAVE_UP : UNRECOGNIZED;
    }

    /** As JSON writes it. */
    String word() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    int exitCode() {
        return exitCode;
    }
}
