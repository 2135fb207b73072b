package flowcv.cli;

import flowcv.cli.console.ExitCode;
import flowcv.cli.console.Streams;
import flowcv.cli.console.UsageException;
import flowcv.cli.option.Arguments;
import flowcv.cli.option.Options;
import java.io.IOException;
import java.util.List;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;

/** {@code flowcv help}: how commands are used, as {@code --help} tells it. */
final class HelpCommand implements Command {
    @Override
    public CommandSpec spec() {
        CommandSpec spec = Options.commandWithoutBoards(
                "help",
                "the help was shown",
                "standard output could not be written",
                "Show how a command is used, or which commands there are.");
        spec.addPositional(
                Options.optionalChoice("COMMAND", () -> Commands.all().keySet().iterator(), "The command."));
        Options.addCommon(spec);
        return spec;
    }

    @Override
    public int run(Arguments arguments, Streams streams) throws IOException {
        CommandLine commands = CommandTree.all();
        List<String> words = arguments.inputs();
        CommandLine command =
                words.isEmpty() ? commands : commands.getSubcommands().get(words.get(0));
        if (command == null) {
            throw new UsageException("'" + words.get(0) + "' is no command; there are "
                    + String.join(", ", commands.getSubcommands().keySet()));
        }
        streams.out().write(command.getUsageMessage(CommandTree.ansi(streams)));
        return ExitCode.OK;
    }
}
