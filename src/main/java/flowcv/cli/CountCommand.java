package flowcv.cli;

import flowcv.board.Rules;
import flowcv.cli.console.CountMemory;
import flowcv.cli.console.Messages;
import flowcv.cli.console.Streams;
import flowcv.cli.console.UsageException;
import flowcv.cli.input.BoardInputs;
import flowcv.cli.input.DrawnInputs;
import flowcv.cli.job.BoardBatch;
import flowcv.cli.job.CountJob;
import flowcv.cli.option.Arguments;
import flowcv.cli.option.BytesConverter;
import flowcv.cli.option.Choices;
import flowcv.cli.option.GridSize;
import flowcv.cli.option.Options;
import flowcv.cli.option.PictureOptions;
import flowcv.cli.result.SolutionText;
import flowcv.count.CountLimits;
import flowcv.count.GridPaths;
import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

/** {@code flowcv count}: how many solutions boards have. */
final class CountCommand implements Command {
    /** Counts may take long; who cannot wait sets a limit. */
    private static final Duration DEFAULT_TIME = Duration.ofMinutes(10);

    @Override
    public CommandSpec spec() {
        CommandSpec spec = Options.command("count", "Count all solutions of boards, exactly.");
        spec.addPositional(
                Options.optionalInputs("BOARD", "0..*", "Text of boards, picture, or - for standard input."));
        PictureOptions.addDesktop(spec);
        spec.addOption(Options.text(
                "L[xM]",
                "Count the paths between opposite corners of a grid of LxM cells, in place of boards.",
                "--paths"));
        spec.addOption(Options.flag("Print a JSON object per board.", "--json"));
        spec.addOption(Options.rules());
        spec.addOption(Options.number("Print N random solutions, each as likely as any other.", "--sample"));
        spec.addOption(Options.number("Random seed: the same N prints the same solutions.", "--seed"));
        spec.addOption(Options.time(
                "Time limit per picture (default: 30s) and per count (default: 10m).", PictureOptions.TIME_LIMIT));
        spec.addOption(OptionSpec.builder("--memory-limit")
                .type(Long.class)
                .converters(new BytesConverter())
                .paramLabel("SIZE")
                .description("Memory limit of the process, as in 500M or 4G (default: 1500M).")
                .build());
        spec.addOption(PictureOptions.minConfidence());
        Options.addCommon(spec);
        return spec;
    }

    @Override
    public int run(Arguments arguments, Streams streams) throws IOException {
        Messages messages = arguments.messages(streams);
        Optional<String> paths = arguments.text("--paths");
        List<String> inputs = DrawnInputs.without(arguments.inputs(), messages);
        if (paths.isPresent() && !inputs.isEmpty()) {
            throw new UsageException(
                    "--paths counts a grid, and " + inputs.get(0) + " is a board; leave one of them out");
        }
        if (paths.isEmpty() && inputs.isEmpty()) {
            throw new UsageException(
                    "no input; name a board or a picture, - for standard input, or a grid with --paths");
        }
        Optional<Integer> wanted = arguments.value("--sample");
        if (wanted.isPresent() && wanted.get() < 1) {
            throw new UsageException("--sample " + wanted.get() + ": expected at least 1");
        }
        int draws = wanted.orElse(0);
        Random random =
                arguments.<Integer>value("--seed").map(seed -> new Random(seed)).orElseGet(Random::new);
        CountMemory memory = new CountMemory(arguments.value("--memory-limit"));
        CountLimits limits = new CountLimits(
                arguments.<Duration>value(PictureOptions.TIME_LIMIT).orElse(DEFAULT_TIME), memory.forTables());
        boolean json = arguments.isSet("--json");
        Optional<Rules> rules = Choices.rules(arguments);
        CountJob job = new CountJob(
                rules,
                limits,
                draws,
                random,
                streams.out(),
                messages,
                json,
                new SolutionText(streams.style(), paths.isPresent()));
        if (paths.isPresent()) {
            GridSize size = GridSize.of("--paths", paths.get(), 1, GridPaths.MOST_COLUMNS);
            if (size.rows() * size.columns() < 2) {
                throw new UsageException("--paths " + paths.get() + ": a single cell has no two corners");
            }
            return job.paths(size, "--paths " + paths.get());
        }
        BoardInputs reader =
                new BoardInputs(streams.in(), PictureOptions.time(arguments), PictureOptions.minConfidence(arguments));
        return new BoardBatch(reader, rules, streams, messages, json).run(inputs, job::board);
    }
}
