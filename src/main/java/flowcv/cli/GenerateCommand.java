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
import flowcv.cli.output.SafeFile;
import flowcv.draw.screen.Devices;
import flowcv.draw.screen.GameScreen;
import flowcv.draw.screen.Painted;
import flowcv.draw.screen.Scene;
import flowcv.format.FlowFormat;
import flowcv.format.SolutionsFormat;
import flowcv.generate.Generator;
import flowcv.generate.Puzzle;
import flowcv.generate.Recipe;
import flowcv.image.Images;
import flowcv.image.OpenCv;
import flowcv.image.UnwritableException;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.BooleanSupplier;
import org.apache.commons.io.FilenameUtils;
import org.apache.commons.io.function.IOBiConsumer;
import picocli.CommandLine.Model.CommandSpec;

/** {@code flowcv generate}: new puzzles. */
final class GenerateCommand implements Command {
    @Override
    public CommandSpec spec() {
        CommandSpec spec = Options.command("generate", "Make puzzles with exactly one solution.");
        RecipeOptions.add(spec);
        spec.addOption(Options.number("Number of puzzles (default: 1).", "--count"));
        spec.addOption(Options.flag("Allow a flow to touch itself.", "--touching"));
        spec.addOption(Options.text(
                "FILE|DIR/",
                "Write puzzles to x.flows and solutions to x.solutions, or pictures to a folder, which ends"
                        + " with / (default: print the puzzles).",
                "-o",
                "--output"));
        spec.addOption(Options.flag("Overwrite existing output.", "-f", "--force"));
        Options.addCommon(spec);
        return spec;
    }

    @Override
    public int run(Arguments arguments, Streams streams) throws IOException {
        Messages messages = arguments.messages(streams);
        Recipe recipe = RecipeOptions.recipe(arguments, arguments.isSet("--touching"));
        int count = arguments.<Integer>value("--count").orElse(1);
        if (count < 1) {
            throw new UsageException("--count " + count + ": expected at least 1");
        }
        Optional<String> output = arguments.text("-o");
        if (output.isPresent() && !output.get().endsWith("/") && !output.get().endsWith(".flows")) {
            throw new UsageException("-o " + output.get() + ": expected a name that ends in .flows, or a folder"
                    + " that ends with / for pictures");
        }
        int seed = arguments.<Integer>value("--seed").orElseGet(() -> new Random().nextInt());
        messages.detail("--seed " + seed + " makes the same puzzles again");
        SafeFile safe = new SafeFile(List.of(), arguments.isSet("--force"), true);
        List<String> ids = new ArrayList<>();
        for (int i = 1; i <= count; i++) {
            ids.add(recipe.rows() + "x" + recipe.columns() + "-" + i);
        }
        try {
            // Before hours of work, not after them.
            for (Path file : output.map(o -> files(ids, o)).orElse(List.of())) {
                safe.refuseTaken(file);
            }
        } catch (UnwritableException e) {
            messages.error(e.getMessage());
            return ExitCode.FILE;
        }
        Making making = new Making(new Generator(recipe), seed, ids, messages);
        if (output.isEmpty()) {
            return making.run(() -> false, (id, puzzle) -> streams.out()
                    .write((id.equals(ids.get(0)) ? "" : "\n") + text(id, puzzle)));
        }
        AtomicBoolean stop = new AtomicBoolean();
        return Interrupts.stopping(() -> stop.set(true), () -> {
            Map<String, Puzzle> puzzles = new LinkedHashMap<>();
            int exitCode = making.run(stop::get, puzzles::put);
            try {
                // What is done is kept, however it ended.
                if (!puzzles.isEmpty()) {
                    write(puzzles, output.get(), safe);
                }
                return exitCode;
            } catch (UnwritableException e) {
                messages.error(e.getMessage());
                return ExitCode.FILE;
            }
        });
    }

    /** Makes puzzles under some names. */
    private record Making(Generator generator, int seed, List<String> ids, Messages messages) {
        int run(BooleanSupplier stop, IOBiConsumer<String, Puzzle> taker) throws IOException {
            Progress progress = new Progress("generate", messages);
            for (int i = 0; i < ids.size(); i++) {
                // Consecutive seeds of one generator of chance would make much the same puzzles.
                Optional<Puzzle> made = generator.make(new Random(seed + 1_000_003L * i).nextLong(), stop);
                if (made.isEmpty()) {
                    messages.error(
                            stop.getAsBoolean()
                                    ? "stopped after " + i + " of " + ids.size() + " puzzles"
                                    : "puzzle " + (i + 1) + ": none like that was found in many attempts; try another"
                                            + " size, difficulty or number of colors");
                    return ExitCode.NOT_SOLVED;
                }
                Puzzle puzzle = made.get();
                messages.detail(ids.get(i) + ": " + name(puzzle) + ", "
                        + puzzle.grade().depth() + " guesses deep, "
                        + puzzle.grade().states() + " states");
                taker.accept(ids.get(i), puzzle);
                progress.tell(i + 1 + " of " + ids.size() + " puzzles");
            }
            progress.end();
            return ExitCode.OK;
        }
    }

    /** All files that will be written. */
    private static List<Path> files(List<String> ids, String output) {
        return output.endsWith("/")
                ? ids.stream().map(id -> Path.of(output, id + ".png")).toList()
                : List.of(Path.of(output), solutions(output));
    }

    private static Path solutions(String output) {
        return Path.of(FilenameUtils.removeExtension(output) + ".solutions");
    }

    private static void write(Map<String, Puzzle> puzzles, String output, SafeFile safe) throws UnwritableException {
        if (output.endsWith("/")) {
            OpenCv.load();
            for (Map.Entry<String, Puzzle> puzzle : puzzles.entrySet()) {
                try (Painted painted = GameScreen.paint(puzzle.getValue().board(), Scene.plain(Devices.PHONE, 1))) {
                    Path file = Path.of(output, puzzle.getKey() + ".png");
                    safe.write(file, Images.encode(painted.picture(), file));
                }
            }
            return;
        }
        StringBuilder boards = new StringBuilder();
        StringBuilder solutions = new StringBuilder();
        puzzles.forEach((id, puzzle) -> {
            boards.append(boards.isEmpty() ? "" : "\n").append(text(id, puzzle));
            solutions.append(SolutionsFormat.write(id, puzzle.board(), puzzle.solution()));
        });
        safe.write(Path.of(output), boards.toString().getBytes(StandardCharsets.UTF_8));
        safe.write(solutions(output), solutions.toString().getBytes(StandardCharsets.UTF_8));
    }

    private static String text(String id, Puzzle puzzle) {
        Map<String, String> headers = new LinkedHashMap<>();
        headers.put("id", id);
        headers.put("difficulty", name(puzzle));
        return FlowFormat.write(headers, puzzle.board());
    }

    private static String name(Puzzle puzzle) {
        return puzzle.grade().difficulty().name().toLowerCase(Locale.ROOT);
    }
}
