package flowcv.cli.option;

import flowcv.cli.console.Messages;
import flowcv.cli.console.Streams;
import java.util.List;
import java.util.Optional;

/** The options and inputs of one command, as they were given. */
public interface Arguments {
    /** Everything that is no option. */
    List<String> inputs();

    /** Whether a flag was given. */
    boolean isSet(String flag);

    /** The value of an option, if it was given. */
    <T> Optional<T> value(String option);

    /** The value of an option that is a text. */
    default Optional<String> text(String option) {
        return value(option);
    }

    /** How much is said. */
    default Messages messages(Streams streams) {
        Messages.Level level =
                isSet("-q") ? Messages.Level.QUIET : isSet("-v") ? Messages.Level.VERBOSE : Messages.Level.NORMAL;
        return new Messages(streams.err(), level, isSet("--stacktrace"));
    }
}
