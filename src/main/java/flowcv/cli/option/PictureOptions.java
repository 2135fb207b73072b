package flowcv.cli.option;

import flowcv.TimeLimit;
import java.time.Duration;
import picocli.CommandLine.Model.OptionSpec;

/** The options of commands that read pictures. */
public final class PictureOptions {
    public static final String NO_WITNESS = "--no-witness";

    public static final String TIME_LIMIT = "--time-limit";

    private PictureOptions() {}

    public static OptionSpec noWitness() {
        return Options.flag(
                "Accept boards without exactly one solution, as look-alikes of the game have, at half the confidence.",
                NO_WITNESS);
    }

    /** How long a picture may take. */
    public static OptionSpec timeLimit() {
        return Options.time("Time limit per picture (default: 30s).", TIME_LIMIT);
    }

    /** The time that a picture may take. */
    public static Duration time(Arguments arguments) {
        return arguments.<Duration>value(TIME_LIMIT).orElse(TimeLimit.USUAL);
    }
}
