package flowcv.cli;

import flowcv.cli.console.ExitCode;
import flowcv.cli.console.Streams;
import flowcv.cli.option.Arguments;
import flowcv.cli.option.Options;
import java.io.IOException;
import picocli.AutoComplete;
import picocli.CommandLine.Model.CommandSpec;

/** {@code flowcv completion}: a script that makes shells complete commands and options. */
final class CompletionCommand implements Command {
    @Override
    public CommandSpec spec() {
        CommandSpec spec = Options.command(
                "completion", "Print a completion script for bash and zsh: source <(flowcv completion)");
        Options.addCommon(spec);
        return spec;
    }

    @Override
    public int run(Arguments arguments, Streams streams) throws IOException {
        streams.out().write(AutoComplete.bash("flowcv", CommandTree.all()));
        return ExitCode.OK;
    }
}
