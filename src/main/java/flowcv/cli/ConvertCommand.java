package flowcv.cli;

import static flowcv.cli.option.Options.text;

import flowcv.SolveOptions;
import flowcv.board.Rules;
import flowcv.cli.console.Messages;
import flowcv.cli.console.Streams;
import flowcv.cli.console.UsageException;
import flowcv.cli.input.Extensions;
import flowcv.cli.input.Inputs;
import flowcv.cli.input.UnreadableInputException;
import flowcv.cli.option.Arguments;
import flowcv.cli.option.Choices;
import flowcv.cli.option.Options;
import flowcv.cli.output.Conversion;
import flowcv.cli.output.OutputPlan;
import flowcv.cli.output.SafeFile;
import flowcv.cli.output.TextForm;
import flowcv.format.BoardForm;
import flowcv.format.Json;
import flowcv.format.NamedForm;
import flowcv.format.text.Puzzle;
import flowcv.image.UnwritableException;
import flowcv.solve.Limits;
import flowcv.solve.ilp.ModelSolution;
import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Model.CommandSpec;

/** {@code flowcv convert}: from one text form of boards to another. */
final class ConvertCommand implements Command {
    @Override
    public CommandSpec spec() {
        CommandSpec spec =
                Options.command("convert", "Write boards in another text form, or as 0-1 programs for other solvers.");
        spec.usageMessage()
                .footer(
                        "Forms:",
                        "  flow      flowcv's own (.flow, .flows)",
                        "  level     the lines of the game's packs, with solutions",
                        "  puzzlink  addresses of puzz.link (.url)",
                        "  ahle      of the solver numberlink by Thomas Ahle",
                        "  mzucker   of the solver flow_solver by Matt Zucker",
                        "  matrix    rows of letters or numbers, as in '1 0 0 1'",
                        "  solutions the flows alone (.solutions, written only)",
                        "  lp, opb   0-1 programs (.lp, .opb, written only)");
        spec.addPositional(Options.one(0, "IN", "Text of boards, or - for standard input."));
        spec.addPositional(Options.optional(
                1,
                "OUT",
                "Output file (default: standard output). A folder gets a file per board; a new one ends with /."));
        spec.addOption(Options.choice(
                "IN_FORM",
                NamedForm.words(BoardForm.values()),
                "Form of IN, if neither its ending nor its content tells.",
                "--from"));
        spec.addOption(Options.choice(
                "OUT_FORM", NamedForm.words(TextForm.values()), "Form of OUT, if its ending does not tell.", "--to"));
        spec.addOption(text(
                "FILE",
                "Read the solution from the output of another solver for the lp or opb text of IN; --to level"
                        + " or solutions writes it.",
                "--from-solution"));
        spec.addOption(text("ID", "Convert only the board with this name.", "--id"));
        spec.addOption(Options.rules("For puzzlink, lp and opb: fill, every cell is covered; free, cells may stay empty"
                + " (default: what IN says, else fill)."));
        spec.addOption(
                Options.time("For level and solutions: time limit of the search (default: 10s).", "--time-limit"));
        spec.addOption(Options.flag("Print a JSON object per board, with its text unless OUT is a file.", "--json"));
        spec.addOption(Options.flag("Overwrite existing output, never the input.", "-f", "--force"));
        Options.addCommon(spec);
        return spec;
    }

    @Override
    public int run(Arguments arguments, Streams streams)
            throws IOException, UnreadableInputException, UnwritableException {
        Messages messages = arguments.messages(streams);
        String input = arguments.inputs().get(0);
        String output = arguments.inputs().size() > 1 ? arguments.inputs().get(1) : OutputPlan.STANDARD_OUTPUT;
        boolean json = arguments.isSet("--json");
        boolean folder = OutputPlan.isFolder(output);
        TextForm to = target(arguments, output, folder);
        Optional<BoardForm> from = form(arguments, "--from", BoardForm.values());
        Duration time = arguments.<Duration>value("--time-limit").orElse(SolveOptions.DEFAULT_TIME);
        Optional<Rules> rules = Choices.rules(arguments);
        Conversion conversion = new Conversion(Inputs.displayName(input), to, rules, Limits.of(time), messages);
        Inputs inputs = new Inputs(streams.in());
        List<Puzzle> puzzles = inputs.boards(input, from);
        List<Puzzle> chosen = chosen(puzzles, arguments.text("--id"), input);
        if (!folder && !to.takesMany() && chosen.size() > 1) {
            throw new UsageException("a text in the form " + to.word() + " holds one board, and "
                    + Inputs.displayName(input) + " has " + chosen.size()
                    + "; choose one with --id, or name a folder, as in " + (output.equals("-") ? "FOLDER" : output)
                    + "/");
        }
        boolean isFree =
                chosen.stream().anyMatch(puzzle -> rules.or(puzzle::rules).equals(Optional.of(Rules.FREE)));
        if (isFree && !to.holdsRules()) {
            messages.note("the form " + to.word()
                    + " does not say that cells may stay empty: add --rules free where the text is read");
        }
        Optional<String> found = arguments.text("--from-solution");
        if (found.isPresent()) {
            chosen = List.of(solved(chosen, inputs, rules, found.get(), to));
        }
        SafeFile safe = new SafeFile(List.of(input, found.orElse(input)), arguments.isSet("--force"));
        boolean isFile = !folder && !output.equals(OutputPlan.STANDARD_OUTPUT);
        String text = folder ? "" : conversion.text(chosen);
        if (folder) {
            conversion.toFolder(chosen, OutputPlan.path(output), input, safe);
        } else if (isFile && !text.isEmpty()) {
            safe.write(OutputPlan.path(output), Conversion.bytes(text));
        }
        safe.tell(messages);
        if (json) {
            for (Conversion.Converted converted : conversion.converted()) {
                streams.out().write(line(input, to, converted, isFile ? Optional.of(output) : converted.file()));
            }
        } else if (!folder && !isFile) {
            streams.out().write(text);
        }
        return conversion.exitCode();
    }

    /** A board with the solution that another solver found. */
    private static Puzzle solved(List<Puzzle> chosen, Inputs inputs, Optional<Rules> rules, String file, TextForm to)
            throws UnreadableInputException {
        if (!to.needsSolution()) {
            throw new UsageException("--from-solution " + file + ": the form " + to.word()
                    + " holds no solution; add --to solutions, or --to level");
        }
        if (chosen.size() > 1) {
            throw new UsageException("--from-solution " + file + " is about one board, and IN has " + chosen.size()
                    + "; choose one with --id");
        }
        Puzzle puzzle = chosen.get(0);
        String text;
        try {
            text = inputs.text(file);
        } catch (UnreadableInputException e) {
            throw new UnreadableInputException(e.stage(), "--from-solution " + file + ": " + e.getMessage());
        }
        ModelSolution solution =
                ModelSolution.read(text, puzzle.board(), rules.or(puzzle::rules).orElse(Rules.FILL));
        if (solution instanceof ModelSolution.Found found) {
            return puzzle.withSolution(found.solution());
        }
        throw new UnreadableInputException(
                "parse",
                "no solution in " + Inputs.displayName(file) + ": "
                        + (solution instanceof ModelSolution.Unusable unusable
                                ? unusable.problem()
                                : "the solver says '" + ((ModelSolution.NoSolution) solution).said() + "'"));
    }

    private static String line(String input, TextForm to, Conversion.Converted converted, Optional<String> file) {
        boolean fits = converted.text().isPresent();
        return new Json()
                .with("input", input)
                .with("id", converted.id())
                .with("status", fits ? "converted" : "unfit")
                .with("reason", converted.reason())
                .with("form", to.word())
                .with("text", file.isPresent() ? Optional.empty() : converted.text())
                .with("file", fits ? file : Optional.empty())
                .line();
    }

    private static TextForm target(Arguments arguments, String output, boolean folder) {
        return form(arguments, "--to", TextForm.values()).orElseGet(() -> {
            if (folder || output.equals(OutputPlan.STANDARD_OUTPUT)) {
                return TextForm.FLOW;
            }
            return NamedForm.ofEnding(TextForm.values(), Extensions.of(output))
                    .orElseThrow(() -> new UsageException("OUT " + output + ": "
                            + (Extensions.isPicture(output)
                                    ? "a picture, expected a text; 'flowcv draw' makes pictures of boards"
                                    : "its ending does not say which form is wanted; add --to with "
                                            + oneOf(TextForm.values()))));
        });
    }

    private static <F extends NamedForm> Optional<F> form(Arguments arguments, String option, F[] forms) {
        return arguments.text(option).map(word -> NamedForm.named(forms, word)
                .orElseThrow(() -> Choices.unknown(option, word, oneOf(forms))));
    }

    private static String oneOf(NamedForm[] forms) {
        return "one of " + String.join(", ", NamedForm.words(forms));
    }

    private static List<Puzzle> chosen(List<Puzzle> puzzles, Optional<String> id, String input)
            throws UnreadableInputException {
        if (id.isEmpty()) {
            return puzzles;
        }
        List<Puzzle> chosen = puzzles.stream().filter(p -> p.id().equals(id)).toList();
        if (chosen.isEmpty()) {
            String first = puzzles.stream()
                    .flatMap(p -> p.id().stream())
                    .findFirst()
                    .map(name -> "the first is " + name)
                    .orElse("its boards have no names");
            throw new UnreadableInputException("parse", "no board is named " + id.get() + "; " + first);
        }
        return chosen;
    }
}
