package flowcv.cli;

import flowcv.SolveOptions;
import flowcv.board.Rules;
import flowcv.cli.console.ExitCode;
import flowcv.cli.console.Messages;
import flowcv.cli.console.Streams;
import flowcv.cli.input.BoardInputs;
import flowcv.cli.input.DrawnInputs;
import flowcv.cli.job.BoardBatch;
import flowcv.cli.option.Arguments;
import flowcv.cli.option.Options;
import flowcv.cli.option.PictureOptions;
import flowcv.format.Json;
import flowcv.format.text.Puzzle;
import flowcv.generate.Grade;
import flowcv.generate.Grading;
import flowcv.solve.Limits;
import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Model.CommandSpec;

/** {@code flowcv grade}: how hard boards are. */
final class GradeCommand implements Command {
    @Override
    public CommandSpec spec() {
        CommandSpec spec = Options.command(
                "grade",
                "Tell how hard boards are, as generate calls it: easy, medium, hard or extreme. Only a board with exactly"
                        + " one solution has a difficulty.");
        spec.addPositional(
                Options.optionalInputs("BOARD", "0..*", "Text of boards, picture, or - for standard input."));
        PictureOptions.addDesktop(spec);
        spec.addOption(Options.flag("Print a JSON object per board.", "--json"));
        spec.addOption(Options.time(
                "Time limit per picture (default: 30s) and per search (default: 10s).", PictureOptions.TIME_LIMIT));
        spec.addOption(PictureOptions.minConfidence());
        Options.addCommon(spec);
        return spec;
    }

    @Override
    public int run(Arguments arguments, Streams streams) throws IOException {
        Messages messages = arguments.messages(streams);
        List<String> inputs = DrawnInputs.without(PictureOptions.inputs(arguments), messages);
        boolean json = arguments.isSet("--json");
        Limits limits =
                Limits.of(arguments.<Duration>value(PictureOptions.TIME_LIMIT).orElse(SolveOptions.DEFAULT_TIME));
        BoardInputs reader =
                new BoardInputs(streams.in(), PictureOptions.time(arguments), PictureOptions.minConfidence(arguments));
        return new BoardBatch(reader, Optional.of(Rules.FILL), streams, messages, json)
                .run(inputs, (input, puzzle, isNamed) -> {
                    String name = BoardBatch.name(input, puzzle);
                    Grading grading = puzzle.rules().orElse(Rules.FILL) == Rules.FILL
                            ? Grading.of(puzzle.board(), limits)
                            : new Grading.NoSolution("its rules let cells stay empty", "not searched");
                    if (json) {
                        streams.out().write(line(input, puzzle, grading));
                    } else if (grading instanceof Grading.Graded graded) {
                        String prefix = isNamed ? name + ": " : "";
                        streams.out()
                                .write(Messages.oneLine(prefix + graded.grade().difficulty()) + "\n");
                    }
                    Optional<String> problem = problem(grading);
                    problem.ifPresent(line -> messages.error(name + ": " + line));
                    if (grading instanceof Grading.NoSolution none) {
                        messages.detail(name + ": " + none.detail());
                    }
                    return problem.isPresent() ? ExitCode.NOT_SOLVED : ExitCode.OK;
                });
    }

    private static String line(String input, Puzzle puzzle, Grading grading) {
        Optional<Grade> grade =
                grading instanceof Grading.Graded graded ? Optional.of(graded.grade()) : Optional.empty();
        return new Json()
                .with("input", input)
                .with("id", puzzle.id())
                .with("status", grade.isPresent() ? "graded" : "ungraded")
                .with("reason", problem(grading))
                .with("difficulty", grade.map(of -> of.difficulty().toString()))
                .with("depth", grade.map(Grade::depth))
                .with("states", grade.map(Grade::states))
                .line();
    }

    /** Why a board has no difficulty; empty where it has one. */
    private static Optional<String> problem(Grading grading) {
        if (grading instanceof Grading.NoSolution none) {
            return Optional.of("no difficulty: " + none.reason());
        }
        if (grading instanceof Grading.SeveralSolutions) {
            return Optional.of("no difficulty: it has several solutions");
        }
        return grading instanceof Grading.GaveUp gaveUp
                ? Optional.of("no difficulty found within " + gaveUp.limit() + "; raise --time-limit")
                : Optional.empty();
    }
}
