package flowcv.cli;

import static flowcv.cli.option.Options.text;

import flowcv.batch.BatchOptions;
import flowcv.batch.FolderRun;
import flowcv.batch.InputList;
import flowcv.batch.Summary;
import flowcv.cli.console.BatchFileException;
import flowcv.cli.console.ExitCode;
import flowcv.cli.console.Interrupts;
import flowcv.cli.console.Messages;
import flowcv.cli.console.Streams;
import flowcv.cli.console.Terminal;
import flowcv.cli.console.UsageException;
import flowcv.cli.console.Version;
import flowcv.cli.input.DrawnInputs;
import flowcv.cli.input.Inputs;
import flowcv.cli.option.Arguments;
import flowcv.cli.option.Options;
import flowcv.cli.option.PictureOptions;
import flowcv.cli.output.OutputPlan;
import flowcv.cli.result.BatchJson;
import flowcv.cli.result.BatchProgress;
import flowcv.image.NativeLibraryException;
import flowcv.image.OpenCv;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;

/** {@code flowcv batch}: folders of pictures. */
final class BatchCommand implements Command {
    @Override
    public CommandSpec spec() {
        CommandSpec spec = Options.command(
                "batch",
                "Solve folders of pictures. The output folder gets the drawn pictures, results.jsonl,"
                        + " results.csv and report.html. After any interruption, the same command continues.");
        spec.addPositional(PositionalParamSpec.builder()
                .paramLabel("PATH")
                .arity("0..*")
                .type(List.class)
                .auxiliaryTypes(String.class)
                .description("Folder, picture, or pattern such as 'shots/**/*.png'.")
                .build());
        spec.addOption(OptionSpec.builder("-o", "--output")
                .type(String.class)
                .paramLabel("DIR")
                .required(true)
                .description("Folder for the results; created if missing.")
                .build());
        spec.addOption(Options.flag("Recurse into subfolders.", "-r", "--recursive"));
        spec.addOption(
                text("FILE", "Read names of pictures from a file, one per line; - is standard input.", "--files-from"));
        spec.addOption(Options.number("Number of pictures at a time (default: one per core).", "--jobs"));
        spec.addOption(Options.time("Time limit per picture (default: 30s).", "--time-limit"));
        spec.addOption(PictureOptions.minConfidence());
        spec.addOption(Options.flag("Do not draw the solution.", "--no-overlay"));
        spec.addOption(Options.flag("Start over, replacing earlier results, never an input.", "-f", "--force"));
        spec.addOption(Options.flag("Watch for new pictures, until interrupted.", "--watch"));
        Options.addCommon(spec);
        return spec;
    }

    @Override
    public int run(Arguments arguments, Streams streams) throws IOException {
        Path output = OutputPlan.path(arguments.text("-o").orElseThrow());
        Optional<String> list = arguments.text("--files-from");
        if (arguments.inputs().isEmpty() && list.isEmpty()) {
            throw new UsageException("no pictures are named; name a folder, a pattern, or --files-from a list");
        }
        int jobs = arguments.<Integer>value("--jobs").orElse(BatchOptions.DEFAULT.jobs());
        if (jobs < 1) {
            throw new UsageException("--jobs " + jobs + ": expected at least 1");
        }
        Duration time = arguments.<Duration>value("--time-limit").orElse(BatchOptions.DEFAULT_TIME);
        BatchOptions options = new BatchOptions(
                jobs, time, !arguments.isSet("--no-overlay"), true, PictureOptions.minConfidence(arguments));
        Messages messages = arguments.messages(streams);
        BatchProgress progress = new BatchProgress(streams.err(), messages, Terminal.showsErrors());
        FolderRun run = new FolderRun(output, options, new BatchJson(), progress);
        try {
            OpenCv.callsUseOneThread();
            Supplier<InputList> inputs = inputs(arguments, list, streams, output, messages);
            String maker = "flowcv " + Version.number();
            boolean startOver = arguments.isSet("--force");
            Summary summary = Interrupts.stopping(run::stop, () -> {
                Summary ended = arguments.isSet("--watch")
                        ? run.watch(inputs, maker, startOver)
                        : run.once(inputs, maker, startOver);
                progress.end(ended, output, arguments.isSet("-r"));
                return ended;
            });
            return Math.max(progress.exitCode(), BatchProgress.exitCode(summary));
        } catch (BatchFileException e) {
            progress.clear();
            messages.stackTrace(e);
            messages.error(e.getMessage());
            return ExitCode.FILE;
        } catch (NativeLibraryException e) {
            messages.stackTrace(e);
            messages.error(e.getMessage());
            return ExitCode.INTERNAL;
        }
    }

    private static Supplier<InputList> inputs(
            Arguments arguments, Optional<String> list, Streams streams, Path output, Messages messages)
            throws BatchFileException {
        boolean recursive = arguments.isSet("-r");
        List<String> listed = list.isPresent() ? names(list.get(), streams) : List.of();
        List<String> names = DrawnInputs.without(listed, messages);
        List<String> named = DrawnInputs.without(arguments.inputs(), messages);
        return () -> {
            InputList inputs = new InputList(recursive, output);
            named.forEach(inputs::addArgument);
            names.forEach(inputs::addFile);
            return inputs;
        };
    }

    /** One name a line; or, as {@code find -print0} writes them, one before each zero. */
    private static List<String> names(String file, Streams streams) throws BatchFileException {
        try {
            byte[] bytes = file.equals(Inputs.STANDARD_INPUT)
                    ? streams.in().readAllBytes()
                    : Files.readAllBytes(OutputPlan.path(file));
            String text = new String(bytes, StandardCharsets.UTF_8);
            String separator = text.indexOf('\0') >= 0 ? "\0" : "\r?\n";
            return List.of(text.split(separator)).stream()
                    .filter(name -> !name.isEmpty())
                    .toList();
        } catch (IOException e) {
            throw new BatchFileException("--files-from " + file + ": cannot be read: " + e.getMessage(), e);
        }
    }
}
