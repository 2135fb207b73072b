package flowcv.cli;

import flowcv.cli.console.ExitCode;
import flowcv.cli.console.Streams;
import flowcv.cli.console.Version;
import flowcv.cli.option.Arguments;
import flowcv.cli.option.Options;
import java.io.IOException;
import picocli.CommandLine.Model.CommandSpec;

/** {@code flowcv version}: which one this is. */
final class VersionCommand implements Command {
    @Override
    public CommandSpec spec() {
        CommandSpec spec = Options.commandWithoutBoards(
                "version", "the version was shown", "standard output could not be written", "Show the version.");
        Options.addCommon(spec);
        return spec;
    }

    @Override
    public int run(Arguments arguments, Streams streams) throws IOException {
        return show(streams);
    }

    /** Prints it, as {@code --version} does, too. */
    static int show(Streams streams) throws IOException {
        streams.out().write("flowcv " + Version.number() + "\n");
        return ExitCode.OK;
    }
}
