package flowcv.cli;

import flowcv.cli.console.Streams;
import flowcv.cli.console.UsageException;
import flowcv.cli.input.UnreadableInputException;
import flowcv.cli.option.Arguments;
import flowcv.image.UnwritableException;
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
     * @throws UnreadableInputException if the first input cannot be read
     * @throws UnwritableException if a file cannot be written
     * @throws IOException if standard output cannot be written
     */
    int run(Arguments arguments, Streams streams) throws IOException, UnreadableInputException, UnwritableException;
}
