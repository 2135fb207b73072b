package flowcv.batch;

import flowcv.read.Cause;
import flowcv.read.Reading;
import flowcv.solve.Outcome;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * Result of one picture of a batch.
 *
 * @param stage where it went wrong, in one word: read, decode, a stage of recognition, solve, time, write or internal;
 *     empty where nothing did; solve as well where there is more to tell of what was solved
 * @param reason why, in one line; empty where nothing went wrong and the picture shows one board
 * @param reading the board and where it lies, or why none was read; empty where no picture was
 * @param outcome how the search ended
 * @param others how the searches for the solutions of other boards of the picture ended, in the order of the reading's
 * @param times what each stage took
 */
public record PictureResult(
        Path input,
        Ending ending,
        String stage,
        String reason,
        Optional<Reading> reading,
        Optional<Outcome> outcome,
        List<Outcome> others,
        Times times) {

    static PictureResult failed(Path input, Ending ending, String stage, String reason, Times times) {
        return new PictureResult(input, ending, stage, reason, Optional.empty(), Optional.empty(), List.of(), times);
    }

    static PictureResult refused(Path input, Reading.Refused refused, Times times) {
        return new PictureResult(
                input,
                refused.cause() == Cause.TIME ? Ending.GAVE_UP : Ending.UNRECOGNIZED,
                refused.stage().word(),
                refused.reason(),
                Optional.of(refused),
                Optional.empty(),
                List.of(),
                times);
    }

    /** The board and where it lies; empty where none was read. */
    public Optional<Reading.Read> read() {
        return reading.filter(Reading.Read.class::isInstance).map(Reading.Read.class::cast);
    }

    PictureResult unwritten(String why) {
        return new PictureResult(input, Ending.UNWRITTEN, "write", why, reading, outcome, others, times);
    }
}
