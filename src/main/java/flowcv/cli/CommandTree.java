package flowcv.cli;

import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.Map;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;

/** All commands: finds the one that is meant, and runs it. */
final class CommandTree {
    private CommandTree() {}

    /** The exit code of a command line. */
    static int run(String[] arguments, Streams streams) {
        Map<String, Command> commands = commands(arguments);
        CommandLine line = commandLine(commands);
        try {
            ParseResult parsed = line.parseArgs(arguments);
            ParseResult innermost = parsed.hasSubcommand() ? parsed.subcommand() : parsed;
            CommandLine called = innermost.commandSpec().commandLine();
            if (innermost.isUsageHelpRequested() || !parsed.hasSubcommand() && !innermost.isVersionHelpRequested()) {
                // Without any argument the help is no answer to a question, but it helps most.
                streams.out().write(called.getUsageMessage(ansi(streams)));
                return arguments.length == 0 ? ExitCode.USAGE : ExitCode.OK;
            }
            if (innermost.isVersionHelpRequested()) {
                streams.out().write("flowcv " + Version.number() + "\n");
                return ExitCode.OK;
            }
            return run(commands.get(called.getCommandName()), innermost, streams);
        } catch (ParameterException e) {
            return usage(e.getMessage(), e.getCommandLine().getCommandSpec(), streams, Suggestions.of(e));
        } catch (ReaderLeftException e) {
            return ExitCode.OK;
        } catch (IOException e) {
            streams.err().println("flowcv: standard output cannot be written: " + e.getMessage());
            return ExitCode.FILE;
        }
    }

    private static int run(Command command, ParseResult parsed, Streams streams) throws IOException {
        try {
            return command.run(parsed, streams);
        } catch (UsageException e) {
            return usage(e.getMessage(), parsed.commandSpec(), streams, "");
        } catch (RuntimeException | OutOfMemoryError | StackOverflowError e) {
            Options.messages(parsed, streams).bug(parsed.commandSpec().name(), e);
            return ExitCode.INTERNAL;
        }
    }

    private static int usage(String problem, CommandSpec spec, Streams streams, String suggestion) {
        String command = spec.qualifiedName();
        streams.err()
                .println(command + ": " + Messages.oneLine(problem) + suggestion + " ('" + command
                        + " --help' shows how)");
        return ExitCode.USAGE;
    }

    /** Declaring a command takes time at every start, so only the one that is named is declared. */
    private static Map<String, Command> commands(String[] arguments) {
        Map<String, Command> commands = new LinkedHashMap<>();
        String first = arguments.length == 0 ? "" : arguments[0];
        switch (first) {
            case "solve" -> commands.put(first, new SolveCommand());
            case "recognize" -> commands.put(first, new RecognizeCommand());
            default -> {
                commands.put("solve", new SolveCommand());
                commands.put("recognize", new RecognizeCommand());
                commands.put("completion", new CompletionCommand());
            }
        }
        return commands;
    }

    private static CommandLine commandLine(Map<String, Command> commands) {
        CommandSpec top = Options.command(
                "flowcv",
                "Reads pictures of Flow Free boards, solves them, and draws the solutions over the pictures.");
        Options.addHelp(top);
        top.addOption(OptionSpec.builder("-V", "--version")
                .versionHelp(true)
                .description("Show the version and exit.")
                .build());
        for (Map.Entry<String, Command> entry : commands.entrySet()) {
            top.addSubcommand(entry.getKey(), entry.getValue().spec());
        }
        return new CommandLine(top);
    }

    /** The script of {@link CompletionCommand} needs them all. */
    static CommandLine all() {
        return commandLine(commands(new String[0]));
    }

    private static CommandLine.Help.Ansi ansi(Streams streams) {
        return streams.style() == flowcv.draw.TextDrawing.Style.TERMINAL
                ? CommandLine.Help.Ansi.ON
                : CommandLine.Help.Ansi.OFF;
    }
}
