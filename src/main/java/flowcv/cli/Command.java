package flowcv.cli;

import flowcv.cli.console.Streams;
import flowcv.cli.console.UsageException;
import flowcv.cli.option.Arguments;
import java.io.IOException;
import picocli.CommandLine.Model.CommandSpec;

/** A word after {@code flowcv}. */
interface Command {
    /** Its name, options and help. */
    CommandSpec spec();

    /**
     * Runs it.
     *
     * @return the exit code
     * @throws UsageException if the options contradict each other
     * @throws IOException if standard output cannot be written
     */
    int run(Arguments arguments, Streams streams) throws IOException;
}
