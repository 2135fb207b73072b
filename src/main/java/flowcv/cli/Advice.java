package flowcv.cli;

import flowcv.Flowcv;
import flowcv.TimeLimit;
import flowcv.image.Picture;
import flowcv.read.Reading;
import flowcv.read.Stage;
import java.time.Duration;
import picocli.CommandLine.Model.OptionSpec;

/** Refused pictures: why they are, and what to do about it. */
final class Advice {
    static final String NO_WITNESS = "--no-witness";

    static final String TIME_LIMIT = "--time-limit";

    private Advice() {}

    static OptionSpec option() {
        return Options.flag(
                "Believe boards without exactly one solution too, as look-alikes of the game have; solve then tells"
                        + " whether there is another solution.",
                NO_WITNESS);
    }

    /** How long a picture may take. */
    static OptionSpec timeOption() {
        return Options.time("Give up a picture after so long, whatever is being done with it (30s).", TIME_LIMIT);
    }

    /** The time that a picture may take. */
    static Duration time(Arguments arguments) {
        return arguments.<Duration>value(TIME_LIMIT).orElse(TimeLimit.USUAL);
    }

    /**
     * Why a picture was refused, and what to do where something can be done: nothing but its solutions may speak against
     * the board, or the time was too short.
     *
     * @param limit of the picture; where it is up before a look-alike's board is read again, nothing is said of that
     */
    static Reading.Refused with(Reading.Refused refused, Picture picture, TimeLimit limit) {
        return switch (refused.stage()) {
            case TIME -> slow(refused);
            // Some boards that have no single solution are not read without asking for it either.
            case SOLUTION ->
                limit.run(() -> Flowcv.lookAlike(picture).isPresent()).orElse(false)
                        ? more(refused, "if it is a look-alike's board, " + NO_WITNESS + " believes it")
                        : refused;
            default -> refused;
        };
    }

    /** The advice to the reason of a refusal for which the picture is not needed. */
    static Reading.Refused slow(Reading.Refused refused) {
        return refused.stage() == Stage.TIME ? more(refused, "a longer " + TIME_LIMIT + " may help") : refused;
    }

    private static Reading.Refused more(Reading.Refused refused, String advice) {
        return new Reading.Refused(refused.stage(), refused.reason() + "; " + advice);
    }
}
