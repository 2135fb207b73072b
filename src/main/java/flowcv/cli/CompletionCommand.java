package flowcv.cli;

import flowcv.cli.console.ExitCode;
import flowcv.cli.console.Streams;
import flowcv.cli.option.Arguments;
import flowcv.cli.option.Choices;
import flowcv.cli.option.Options;
import flowcv.cli.shell.Completion;
import java.io.IOException;
import java.util.List;
import picocli.CommandLine.Model.CommandSpec;

/** {@code flowcv completion}: a script that makes shells complete commands, options and their values. */
final class CompletionCommand implements Command {
    @Override
    public CommandSpec spec() {
        CommandSpec spec = Options.commandWithoutBoards(
                "completion",
                "the script was printed",
                "standard output could not be written",
                "Print a completion script for bash, zsh or fish. Load it in bash and zsh with"
                        + " source <(flowcv completion), in fish with flowcv completion fish | source; or keep what it prints for"
                        + " zsh as _flowcv in a folder of fpath.");
        spec.addPositional(Options.optionalChoice("SHELL", Completion.SHELLS, "bash (default), zsh or fish."));
        Options.addCommon(spec);
        return spec;
    }

    @Override
    public int run(Arguments arguments, Streams streams) throws IOException {
        List<String> words = arguments.inputs();
        String shell = words.isEmpty() ? "bash" : words.get(0);
        streams.out()
                .write(Completion.script(shell, CommandTree.all())
                        .orElseThrow(() -> Choices.unknown("SHELL", shell, "bash, zsh or fish")));
        return ExitCode.OK;
    }
}
