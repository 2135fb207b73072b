package flowcv.cli;

import flowcv.cli.console.ExitCode;
import flowcv.cli.console.Interrupts;
import flowcv.cli.console.Messages;
import flowcv.cli.console.Progress;
import flowcv.cli.console.Streams;
import flowcv.cli.console.UsageException;
import flowcv.cli.option.Arguments;
import flowcv.cli.option.Options;
import flowcv.cli.option.RecipeOptions;
import flowcv.cli.output.PuzzleFiles;
import flowcv.cli.output.SafeFile;
import flowcv.format.FlowFormat;
import flowcv.format.Json;
import flowcv.format.SolutionJson;
import flowcv.generate.Difficulty;
import flowcv.generate.Generated;
import flowcv.generate.Generator;
import flowcv.generate.Grade;
import flowcv.generate.Puzzle;
import flowcv.generate.Recipe;
import flowcv.image.UnwritableException;
import flowcv.solve.Limits;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.BooleanSupplier;
import org.apache.commons.io.function.IOBiConsumer;
import picocli.CommandLine.Model.CommandSpec;

/** {@code flowcv generate}: new puzzles. */
final class GenerateCommand implements Command {
    @Override
    public CommandSpec spec() {
        CommandSpec spec = Options.command("generate", "Make puzzles with exactly one solution.");
        spec.usageMessage().exitCodeList(ExitCode.tableOf("every puzzle was made", "some was not"));
        RecipeOptions.add(spec);
        spec.addOption(Options.number("Number of puzzles (default: 1).", "--count"));
        spec.addOption(Options.flag("Allow a flow to touch itself.", "--touching"));
        spec.addOption(Options.text(
                "FILE|DIR/",
                "Write puzzles to x.flows and solutions to x.solutions, or pictures to a folder; a new one ends"
                        + " with / (default: print the puzzles).",
                "-o",
                "--output"));
        spec.addOption(Options.time(
                "Time limit per puzzle (default: none). After 300 attempts it gives up in any case.", "--time-limit"));
        spec.addOption(Options.flag("Print a JSON object per puzzle.", "--json"));
        spec.addOption(Options.flag("Overwrite existing output.", "-f", "--force"));
        Options.addCommon(spec);
        return spec;
    }

    @Override
    public int run(Arguments arguments, Streams streams) throws IOException, UnwritableException {
        Messages messages = arguments.messages(streams);
        Recipe recipe = RecipeOptions.recipe(arguments, arguments.isSet("--touching"));
        int count = arguments.<Integer>value("--count").orElse(1);
        if (count < 1) {
            throw new UsageException("--count " + count + ": expected at least 1");
        }
        boolean json = arguments.isSet("--json");
        Optional<PuzzleFiles> files = arguments.text("-o").map(output -> PuzzleFiles.of(output, count));
        Optional<Integer> asked = arguments.value("--seed");
        int seed = asked.orElseGet(() -> new Random().nextInt(Integer.MAX_VALUE));
        SafeFile safe = new SafeFile(List.of(), arguments.isSet("--force"));
        List<String> ids = new ArrayList<>();
        for (int i = 1; i <= count; i++) {
            ids.add(recipe.rows() + "x" + recipe.columns() + "-" + i);
        }
        // Before hours of work, not after them.
        for (Path file : files.isPresent() ? files.get().all(ids) : List.<Path>of()) {
            safe.refuseTaken(file);
        }
        if (asked.isEmpty()) {
            messages.note("--seed " + seed + " makes the same puzzles again");
        }
        Duration time = arguments.<Duration>value("--time-limit").orElse(Limits.NONE.time());
        Making making = new Making(new Generator(recipe), seed, ids, time, messages);
        if (files.isPresent()) {
            return toFiles(making, files.get(), safe, json, streams, messages);
        }
        return making.run(() -> false, printer(json, streams));
    }

    /** What is done is kept, however it ended: what its files do not take is printed. */
    private static int toFiles(
            Making making, PuzzleFiles files, SafeFile safe, boolean json, Streams streams, Messages messages)
            throws IOException {
        AtomicBoolean stop = new AtomicBoolean();
        return Interrupts.stopping(() -> stop.set(true), () -> {
            Map<String, Puzzle> puzzles = new LinkedHashMap<>();
            int exitCode = making.run(stop::get, puzzles::put);
            IOBiConsumer<String, Puzzle> taker = (id, puzzle) -> {
                if (json) {
                    streams.out().write(json(id, puzzle, Optional.of(files.boardFile(id))));
                }
            };
            try {
                if (!puzzles.isEmpty()) {
                    files.each(puzzles, safe::write);
                }
            } catch (UnwritableException e) {
                messages.error(e.getMessage() + "; the puzzles are printed instead");
                exitCode = ExitCode.FILE;
                taker = printer(json, streams);
            }
            safe.tell(messages);
            for (Map.Entry<String, Puzzle> puzzle : puzzles.entrySet()) {
                taker.accept(puzzle.getKey(), puzzle.getValue());
            }
            return exitCode;
        });
    }

    /** Prints one puzzle after the other. */
    private static IOBiConsumer<String, Puzzle> printer(boolean json, Streams streams) {
        AtomicBoolean more = new AtomicBoolean();
        return (id, puzzle) -> streams.out()
                .write(
                        json
                                ? json(id, puzzle, Optional.empty())
                                : (more.getAndSet(true) ? "\n" : "") + PuzzleFiles.text(id, puzzle));
    }

    private static String json(String id, Puzzle puzzle, Optional<Path> file) {
        return new Json()
                .with("id", id)
                .with("difficulty", puzzle.grade().difficulty().toString())
                .with("depth", puzzle.grade().depth())
                .with("states", puzzle.grade().states())
                .with("board", PuzzleFiles.text(id, puzzle))
                .with("solution", SolutionJson.of(puzzle.board(), puzzle.solution()))
                .with("file", file.map(Path::toString))
                .line();
    }

    /** So often a puzzle that was made before is made otherwise. */
    private static final int MOST_REPEATS = 20;

    /** Makes puzzles under some names. */
    private record Making(Generator generator, int seed, List<String> ids, Duration time, Messages messages) {
        int run(BooleanSupplier stop, IOBiConsumer<String, Puzzle> taker) throws IOException {
            Progress progress = new Progress("generate", messages);
            Set<String> known = new HashSet<>();
            for (int i = 0; i < ids.size(); i++) {
                String which = "puzzle " + (i + 1) + " of " + ids.size();
                Generated made = made(i, stop, which, progress);
                for (int again = 1; again <= MOST_REPEATS && !isNew(made, known); again++) {
                    made = made(i + again * ids.size(), stop, which, progress);
                }
                if (!(made instanceof Generated.Made puzzle)) {
                    messages.error(problem(made, i));
                    return ExitCode.NOT_SOLVED;
                }
                if (!known.add(FlowFormat.write(puzzle.puzzle().board()))) {
                    messages.note(which + ": the same as an earlier one; there are few of this kind");
                }
                Grade grade = puzzle.puzzle().grade();
                messages.detail(ids.get(i) + ": " + grade.difficulty() + ", " + grade.depth() + " guesses deep, "
                        + grade.states() + " states, attempt " + puzzle.attempts());
                taker.accept(ids.get(i), puzzle.puzzle());
            }
            progress.end();
            return ExitCode.OK;
        }

        private Generated made(int number, BooleanSupplier stop, String which, Progress progress) {
            // Consecutive seeds of one random generator would make much the same puzzles.
            return generator.make(
                    new Random(seed + 1_000_003L * number).nextLong(),
                    time,
                    stop,
                    (attempts, best) -> progress.tell(which + ", attempt " + attempts
                            + best.map(difficulty -> ", best so far " + difficulty)
                                    .orElse("")));
        }

        private static boolean isNew(Generated made, Set<String> known) {
            return !(made instanceof Generated.Made puzzle)
                    || !known.contains(FlowFormat.write(puzzle.puzzle().board()));
        }

        private String problem(Generated made, int done) {
            String which = "puzzle " + (done + 1);
            if (made instanceof Generated.TimeUp up) {
                return which + ": not found within " + up.limit().toMillis() / 1000.0 + " s, in " + up.attempts()
                        + " attempts" + best(up.best()) + "; raise --time-limit, or try another size, difficulty or"
                        + " number of colors";
            }
            if (made instanceof Generated.NotFound not) {
                return which + ": none found in " + not.attempts() + " attempts" + best(not.best())
                        + "; try another size, difficulty or number of colors";
            }
            return "stopped after " + done + " of " + ids.size() + " puzzles";
        }

        private static String best(Optional<Difficulty> best) {
            return best.map(difficulty -> " (best: " + difficulty + ")").orElse("");
        }
    }
}
