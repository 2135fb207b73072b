package flowcv.cli.result;

import flowcv.cli.console.ExitCode;
import flowcv.solve.Outcome;
import java.util.Optional;

/**
 * What went wrong with an input.
 *
 * @param stage in one word: decode, parse, a stage of recognition, solve, write or internal
 * @param reason in one line
 * @param detail how the solver knows, in its own words; empty where it says nothing
 * @param exitCode what it does to the exit code
 */
public record Fault(String stage, String reason, Optional<String> detail, int exitCode) {
    public Fault(String stage, String reason, int exitCode) {
        this(stage, reason, Optional.empty(), exitCode);
    }

    /** A board that has no solution. */
    public static Fault of(Outcome.NoSolution none) {
        return new Fault("solve", none.reason(), Optional.of(none.detail()), ExitCode.NOT_SOLVED);
    }

    /** What only the curious want, the reason included. */
    String inFull() {
        return reason + detail.map(words -> " (" + words + ")").orElse("");
    }
}
