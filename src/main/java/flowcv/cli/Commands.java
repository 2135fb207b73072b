package flowcv.cli;

import flowcv.cli.console.ExitCode;
import flowcv.cli.console.Memory;
import flowcv.cli.console.Messages;
import flowcv.cli.console.ReaderLeftException;
import flowcv.cli.console.Streams;
import flowcv.cli.console.UsageException;
import flowcv.cli.input.Inputs;
import flowcv.cli.input.UnreadableInputException;
import flowcv.cli.option.Arguments;
import flowcv.cli.option.PlainArguments;
import flowcv.image.UnwritableException;
import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/** Finds the command that is meant, and runs it. */
final class Commands {
    private Commands() {}

    /** The exit code of a command line. */
    static int run(String[] arguments, Streams streams) {
        try {
            // Loading the parser takes as long as loading OpenCV and decoding a screenshot, so the plainest
            // and most frequent command lines do without.
            Optional<Arguments> plain = PlainArguments.of(arguments);
            return plain.isPresent() ? run(arguments[0], plain.get(), streams) : CommandTree.run(arguments, streams);
        } catch (ReaderLeftException e) {
            return ExitCode.OK;
        } catch (IOException e) {
            streams.err().println("flowcv: standard output cannot be written: " + e.getMessage());
            return ExitCode.FILE;
        }
    }

    /** Runs the command of a name. */
    static int run(String name, Arguments arguments, Streams streams) throws IOException {
        try {
            return named(name).run(arguments, streams);
        } catch (UsageException e) {
            return usage("flowcv " + name, e.getMessage(), streams);
        } catch (UnreadableInputException e) {
            arguments
                    .messages(streams)
                    .error(Inputs.displayName(arguments.inputs().get(0)) + ": " + e.getMessage());
            return e.exitCode();
        } catch (UnwritableException e) {
            arguments.messages(streams).error(e.getMessage());
            return ExitCode.FILE;
        } catch (OutOfMemoryError e) {
            arguments.messages(streams).error(name + ": " + Memory.tooLittle());
            return ExitCode.NOT_SOLVED;
        } catch (RuntimeException | StackOverflowError e) {
            arguments.messages(streams).bug(name, e);
            return ExitCode.INTERNAL;
        }
    }

    /** Says what is wrong with a command line, in one line. */
    static int usage(String command, String problem, Streams streams) {
        streams.err().println(command + ": " + Messages.message(problem) + " ('" + command + " --help' shows how)");
        return ExitCode.USAGE;
    }

    /** The command of a name that {@link #all} has; the classes of the others stay unloaded. */
    private static Command named(String name) {
        return switch (name) {
            case "solve" -> new SolveCommand();
            case "recognize" -> new RecognizeCommand();
            default -> all().get(name);
        };
    }

    /** The commands by their names, in the order in which the help lists them. */
    static Map<String, Command> all() {
        Map<String, Command> commands = new LinkedHashMap<>();
        commands.put("solve", new SolveCommand());
        commands.put("recognize", new RecognizeCommand());
        commands.put("draw", new DrawCommand());
        commands.put("count", new CountCommand());
        commands.put("grade", new GradeCommand());
        commands.put("generate", new GenerateCommand());
        commands.put("play", new PlayCommand());
        commands.put("hint", new HintCommand());
        commands.put("convert", new ConvertCommand());
        commands.put("batch", new BatchCommand());
        commands.put("verify", new VerifyCommand());
        commands.put("serve", new ServeCommand());
        commands.put("completion", new CompletionCommand());
        commands.put("install", new InstallCommand());
        commands.put("help", new HelpCommand());
        commands.put("version", new VersionCommand());
        return commands;
    }
}
