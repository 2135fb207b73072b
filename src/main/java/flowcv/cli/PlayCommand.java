package flowcv.cli;

import flowcv.HintWords;
import flowcv.board.Board;
import flowcv.board.Rules;
import flowcv.cli.console.ExitCode;
import flowcv.cli.console.Messages;
import flowcv.cli.console.Streams;
import flowcv.cli.console.UsageException;
import flowcv.cli.input.BoardInputs;
import flowcv.cli.input.Inputs;
import flowcv.cli.input.UnreadableInputException;
import flowcv.cli.option.Arguments;
import flowcv.cli.option.Choices;
import flowcv.cli.option.Options;
import flowcv.cli.option.PictureOptions;
import flowcv.cli.option.RecipeOptions;
import flowcv.cli.output.GameFolder;
import flowcv.format.text.Puzzle;
import flowcv.generate.Recipe;
import flowcv.play.Play;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import picocli.CommandLine.Model.CommandSpec;

/** {@code flowcv play}: the game in the terminal. */
final class PlayCommand implements Command {
    @Override
    public CommandSpec spec() {
        CommandSpec spec = Options.command(
                "play",
                "Play in the terminal, with keys and mouse. Without a board: continue the last game, or start"
                        + " a new puzzle. Games are saved.");
        spec.addPositional(Options.optional(0, "BOARD", "Text of a board, or picture."));
        PictureOptions.addDesktop(spec);
        spec.addOption(Options.rules());
        spec.addOption(PictureOptions.timeLimit());
        spec.addOption(Options.flag("Start a new puzzle.", "--new"));
        RecipeOptions.add(spec);
        spec.addOption(PictureOptions.minConfidence());
        Options.addCommon(spec);
        return spec;
    }

    @Override
    public int run(Arguments arguments, Streams streams) throws IOException, UnreadableInputException {
        Messages messages = arguments.messages(streams);
        Recipe recipe = RecipeOptions.recipe(arguments, false);
        Random random =
                arguments.<Integer>value("--seed").map(seed -> new Random(seed)).orElseGet(Random::new);
        Optional<Rules> asked = Choices.rules(arguments);
        Rules rules = asked.orElse(Rules.FILL);
        Optional<Board> board = Optional.empty();
        List<String> inputs = arguments.inputs();
        if (inputs.size() > 1) {
            throw new UsageException("expected one board, found " + inputs.size());
        }
        boolean fresh = arguments.isSet("--new")
                || List.of("--size", "--colors", "--family", "--difficulty").stream()
                        .anyMatch(option -> arguments.value(option).isPresent());
        if (fresh && !inputs.isEmpty()) {
            throw new UsageException("a board is named, and --new, --size, --colors, --family and --difficulty are for"
                    + " new puzzles; leave one of them out");
        }
        if (!inputs.isEmpty()) {
            List<Puzzle> entries = new BoardInputs(
                            streams.in(), PictureOptions.time(arguments), PictureOptions.minConfidence(arguments))
                    .read(inputs.get(0), asked);
            board = Optional.of(entries.get(0).board());
            rules = asked.or(entries.get(0)::rules).orElse(Rules.FILL);
            if (entries.size() > 1) {
                messages.note(
                        Inputs.displayName(inputs.get(0)) + ": holds " + entries.size() + " boards, this is the first");
            }
        }
        Play.End end = Play.run(
                board,
                rules,
                recipe,
                fresh,
                random,
                (b, step) -> new HintWords(b, false).step(step),
                GameFolder.ofUser());
        return switch (end) {
            case LEFT -> ExitCode.OK;
            case NO_TERMINAL -> {
                messages.error("play needs a terminal: run it in one, without pipes, and with TERM set");
                yield ExitCode.USAGE;
            }
            case NO_PUZZLE -> {
                messages.error("no such puzzle was found; try another size or difficulty");
                yield ExitCode.NOT_SOLVED;
            }
        };
    }
}
