package flowcv.cli;

import flowcv.board.Board;
import flowcv.board.BoardBuilder;
import flowcv.board.Rules;
import flowcv.board.Solution;
import flowcv.cli.console.CountMemory;
import flowcv.cli.console.ExitCode;
import flowcv.cli.console.Messages;
import flowcv.cli.console.Progress;
import flowcv.cli.console.Streams;
import flowcv.cli.console.UsageException;
import flowcv.cli.input.BoardInputs;
import flowcv.cli.input.Inputs;
import flowcv.cli.input.UnreadableInputException;
import flowcv.cli.option.Arguments;
import flowcv.cli.option.BytesConverter;
import flowcv.cli.option.Choices;
import flowcv.cli.option.GridSize;
import flowcv.cli.option.Options;
import flowcv.cli.option.PictureOptions;
import flowcv.count.Count;
import flowcv.count.CountLimits;
import flowcv.count.Counter;
import flowcv.count.GridPaths;
import flowcv.count.Sampler;
import flowcv.count.Sampling;
import flowcv.draw.TextDrawing;
import flowcv.format.BoardEntry;
import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

/** {@code flowcv count}: how many solutions boards have. */
final class CountCommand implements Command {
    /** Who counts is ready to wait; whoever is not says so. */
    private static final Duration DEFAULT_TIME = Duration.ofMinutes(10);

    @Override
    public CommandSpec spec() {
        CommandSpec spec = Options.command("count", "Counts all solutions of boards, exactly.");
        spec.addPositional(Options.optionalInputs(
                "BOARD", "0..*", "A text of boards (.flow, .flows), a picture, or - for standard input."));
        PictureOptions.addDesktop(spec);
        spec.addOption(
                Options.text("L[xM]", "Count the paths between opposite corners of a grid of LxM cells.", "--paths"));
        spec.addOption(Options.rules());
        spec.addOption(Options.number("Draw N solutions at random, each as likely as any other.", "--sample"));
        spec.addOption(Options.number("Where chance begins: the same N draws the same solutions.", "--seed"));
        spec.addOption(
                Options.time("Give up a picture after so long (30s), and a count (10m).", PictureOptions.TIME_LIMIT));
        spec.addOption(OptionSpec.builder("--memory-limit")
                .type(Long.class)
                .converters(new BytesConverter())
                .paramLabel("SIZE")
                .description(
                        "Give up a board with which the process needs more memory, as in 500M or 4G (default 1500M).")
                .build());
        Options.addCommon(spec);
        return spec;
    }

    @Override
    public int run(Arguments arguments, Streams streams) throws IOException {
        Messages messages = arguments.messages(streams);
        Optional<String> paths = arguments.text("--paths");
        List<String> inputs = arguments.inputs();
        if (paths.isPresent() != inputs.isEmpty()) {
            throw new UsageException("expected either boards or --paths");
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
        Job job = new Job(Choices.rules(arguments).orElse(Rules.FILL), limits, draws, random, streams, messages);

        if (paths.isPresent()) {
            GridSize size = GridSize.of("--paths", paths.get(), 1, GridPaths.MOST_COLUMNS);
            if (size.rows() * size.columns() < 2) {
                throw new UsageException("--paths " + paths.get() + ": a single cell has no two corners");
            }
            String name = "--paths " + paths.get();
            if (draws > 0) {
                // Drawing some of them needs the general way, which takes far more time and memory.
                return job.withRules(Rules.FREE).count(paths(size), name, false);
            }
            Progress progress = new Progress(name, messages);
            Count count = GridPaths.count(size.rows(), size.columns(), limits, progress);
            return job.tell(count, "", name, progress);
        }
        int exitCode = ExitCode.OK;
        BoardInputs reader = new BoardInputs(streams.in(), PictureOptions.time(arguments));
        for (String input : inputs) {
            try {
                List<BoardEntry> entries = reader.read(input, job.rules());
                for (BoardEntry entry : entries) {
                    String name = Inputs.displayName(input)
                            + entry.id().map(id -> " " + id).orElse("");
                    boolean named = inputs.size() > 1 || entries.size() > 1;
                    exitCode = Math.max(exitCode, job.count(entry.board(), name, named));
                }
            } catch (UnreadableInputException e) {
                messages.error(Inputs.displayName(input) + ": " + e.getMessage());
                exitCode = Math.max(exitCode, e.exitCode());
            }
        }
        return exitCode;
    }

    private static Board paths(GridSize size) {
        return BoardBuilder.square(size.rows(), size.columns())
                .dot("A", 0, 0)
                .dot("A", size.rows() - 1, size.columns() - 1)
                .build();
    }

    /** What is done with every board. */
    private record Job(Rules rules, CountLimits limits, int draws, Random random, Streams streams, Messages messages) {

        Job withRules(Rules other) {
            return new Job(other, limits, draws, random, streams, messages);
        }

        int count(Board board, String name, boolean named) throws IOException {
            Progress progress = new Progress(name, messages);
            Sampling sampling = draws > 0
                    ? Sampler.sample(board, rules, draws, random, limits, progress)
                    : new Sampling(Counter.count(board, rules, limits, progress), List.of());
            int exitCode = tell(sampling.count(), named ? name + ": " : "", name, progress);
            for (Solution solution : sampling.solutions()) {
                streams.out().write("\n" + TextDrawing.draw(board, solution, streams.style()));
            }
            return exitCode;
        }

        int tell(Count count, String prefix, String name, Progress progress) throws IOException {
            if (count instanceof Count.GaveUp gaveUp) {
                messages.error(name + ": gave up at " + gaveUp.limit() + " with " + gaveUp.widest()
                        + " states; --time-limit and --memory-limit say how much it may take");
                return ExitCode.NOT_SOLVED;
            }
            progress.end();
            Count.Exact exact = (Count.Exact) count;
            messages.detail(name + ": at most " + exact.widest() + " states at a time in " + ((exact.bytes() >> 20) + 1)
                    + " MB");
            streams.out().write(Messages.oneLine(prefix + exact.solutions()) + "\n");
            return ExitCode.OK;
        }
    }
}
