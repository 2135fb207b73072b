package flowcv.cli;

import flowcv.cli.console.ExitCode;
import flowcv.cli.console.Streams;
import flowcv.cli.option.Options;
import flowcv.cli.option.ParsedArguments;
import flowcv.draw.TextDrawing.Style;
import java.io.IOException;
import java.util.Map;
import picocli.CommandLine;
import picocli.CommandLine.Help.Ansi;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;

/** All commands with their options and help, for the parser. */
final class CommandTree {
    private CommandTree() {}

    /** The exit code of a command line. */
    static int run(String[] arguments, Streams streams) throws IOException {
        ParseResult parsed;
        try {
            parsed = named(arguments).parseArgs(arguments);
        } catch (ParameterException e) {
            String command = e.getCommandLine().getCommandSpec().qualifiedName();
            return Commands.usage(command, Suggestions.problem(e) + Suggestions.of(e), streams);
        }
        ParseResult innermost = parsed.hasSubcommand() ? parsed.subcommand() : parsed;
        if (parsed.isVersionHelpRequested()) {
            return VersionCommand.show(streams);
        }
        if (parsed.isUsageHelpRequested() || innermost.isUsageHelpRequested()) {
            streams.out().write(innermost.commandSpec().commandLine().getUsageMessage(ansi(streams)));
            return ExitCode.OK;
        }
        if (!parsed.hasSubcommand()) {
            streams.err().print(innermost.commandSpec().commandLine().getUsageMessage(ansi(streams)));
            return ExitCode.USAGE;
        }
        return Commands.run(innermost.commandSpec().name(), new ParsedArguments(innermost), streams);
    }

    /** How help is printed. */
    static Ansi ansi(Streams streams) {
        return streams.style() == Style.TERMINAL ? Ansi.ON : Ansi.OFF;
    }

    /** All commands. */
    static CommandLine all() {
        return of(Commands.all());
    }

    /** Declaring a command takes time at every start, so if one is named, it alone is declared. */
    private static CommandLine named(String[] arguments) {
        Map<String, Command> commands = Commands.all();
        return arguments.length > 0 && commands.containsKey(arguments[0])
                ? of(Map.of(arguments[0], commands.get(arguments[0])))
                : of(commands);
    }

    private static CommandLine of(Map<String, Command> commands) {
        // Nobody passes an SQL date, but looking for its class loads a module.
        System.setProperty("picocli.converters.excludes", "java.sql.*,java.time.*");
        CommandSpec top = Options.command(
                "flowcv", "Read pictures of Flow Free boards, solve them, and draw the solutions over the pictures.");
        Options.addHelp(top);
        top.addOption(OptionSpec.builder("-V", "--version")
                .versionHelp(true)
                .description("Print the version and exit.")
                .build());
        commands.forEach((name, command) -> top.addSubcommand(name, command.spec()));
        return new CommandLine(top);
    }
}
