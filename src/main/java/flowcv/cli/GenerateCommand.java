package flowcv.cli;

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
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import picocli.CommandLine.Model.CommandSpec;

/** {@code flowcv generate}: new puzzles. */
final class GenerateCommand implements Command {
    @Override
    public CommandSpec spec() {
        CommandSpec spec = Options.command("generate", "Makes puzzles, each with exactly one solution.");
        RecipeOptions.add(spec);
        spec.addOption(Options.number("How many (1).", "--count"));
        spec.addOption(Options.flag("Let flows pass beside themselves.", "--touching"));
        spec.addOption(Options.text(
                "FILE|DIR/",
                "x.flows gets the puzzles, and x.solutions their solutions; a folder gets each as a picture."
                        + " Standard output gets the puzzles otherwise.",
                "-o",
                "--output"));
        spec.addOption(Options.flag("Overwrite files.", "-f", "--force"));
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
        long seed = arguments.<Integer>value("--seed").map(Integer::longValue).orElseGet(() -> new Random().nextLong());
        Generator generator = new Generator(recipe);
        Map<String, Puzzle> puzzles = new LinkedHashMap<>();
        for (int i = 0; i < count; i++) {
            // Consecutive seeds of one generator of chance would make much the same puzzles.
            Optional<Puzzle> puzzle = generator.make(new Random(seed + 1_000_003L * i).nextLong());
            if (puzzle.isEmpty()) {
                messages.error("puzzle " + (i + 1) + ": none like that was found in many attempts; try another"
                        + " size, difficulty or number of colors");
                return ExitCode.NOT_SOLVED;
            }
            String id = recipe.rows() + "x" + recipe.columns() + "-" + (i + 1);
            puzzles.put(id, puzzle.get());
            messages.detail(
                    id + ": " + name(puzzle.get()) + ", " + puzzle.get().grade().depth() + " guesses deep, "
                            + puzzle.get().grade().states() + " states");
            if (output.isEmpty()) {
                streams.out().write((i > 0 ? "\n" : "") + text(id, puzzle.get()));
            }
        }
        try {
            if (output.isPresent()) {
                write(puzzles, output.get(), new SafeFile(List.of(), arguments.isSet("--force"), true));
            }
            return ExitCode.OK;
        } catch (UnwritableException e) {
            messages.error(e.getMessage());
            return ExitCode.FILE;
        }
    }

    private static void write(Map<String, Puzzle> puzzles, String output, SafeFile safe) throws UnwritableException {
        if (output.endsWith("/")) {
            OpenCv.load();
            for (Map.Entry<String, Puzzle> puzzle : puzzles.entrySet()) {
                try (Painted painted = GameScreen.paint(puzzle.getValue().board(), Scene.plain(Devices.PHONE, 1))) {
                    Path file = Path.of(output).resolve(puzzle.getKey() + ".png");
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
        String stem = output.substring(0, output.length() - ".flows".length());
        safe.write(Path.of(output), boards.toString().getBytes(StandardCharsets.UTF_8));
        safe.write(Path.of(stem + ".solutions"), solutions.toString().getBytes(StandardCharsets.UTF_8));
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
