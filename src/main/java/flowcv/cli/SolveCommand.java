package flowcv.cli;

import static flowcv.cli.option.Options.text;

import flowcv.SolveOptions;
import flowcv.board.Rules;
import flowcv.cli.console.Messages;
import flowcv.cli.console.Streams;
import flowcv.cli.console.UsageException;
import flowcv.cli.input.DrawnInputs;
import flowcv.cli.input.Extensions;
import flowcv.cli.input.Inputs;
import flowcv.cli.job.Batch;
import flowcv.cli.job.SolveJob;
import flowcv.cli.option.Arguments;
import flowcv.cli.option.Choices;
import flowcv.cli.option.Options;
import flowcv.cli.option.PictureOptions;
import flowcv.cli.output.CopiedResult;
import flowcv.cli.output.DebugFolders;
import flowcv.cli.output.OutputPlan;
import flowcv.cli.output.OverlayFiles;
import flowcv.cli.result.JsonResults;
import flowcv.cli.result.ResultSink;
import flowcv.cli.result.SolutionText;
import flowcv.cli.result.TextResults;
import flowcv.image.DrawnNames;
import flowcv.solve.Engine;
import flowcv.solve.Limits;
import flowcv.solve.Question;
import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Model.CommandSpec;

/** {@code flowcv solve}: from pictures or texts to solutions. */
final class SolveCommand implements Command {
    private static final String ANIMATE = "--animate";

    @Override
    public CommandSpec spec() {
        CommandSpec spec = Options.command(
                "solve",
                "Solve boards. The solution is drawn over a copy of the picture: shot.png becomes"
                        + " shot.solved.png. For a text, -o says where to draw it.");
        spec.addPositional(
                Options.optionalInputs("INPUT", "0..*", "Picture, text of boards, or - for standard input."));
        PictureOptions.addDesktop(spec);
        spec.addOption(PictureOptions.copy());
        spec.addOption(text(
                "FILE|DIR",
                "Output picture; x.svg is the board alone. A new folder ends with /; - is standard output.",
                "-o",
                "--output"));
        spec.addOption(Options.flag("Animate the SVG: draw flow after flow, once.", ANIMATE));
        spec.addOption(Options.flag("Do not draw the solution.", "--no-overlay"));
        spec.addOption(Options.flag("Overwrite existing output, never an input.", "-f", "--force"));
        spec.addOption(Options.flag("Print a JSON object per solution, or per input without one.", "--json"));
        spec.addOption(Options.flag("Print each flow as a line of its cells: R: r1c1 r1c2.", "--paths"));
        spec.addOption(Options.flag("Tell whether the solution is the only one.", "--unique"));
        spec.addOption(Options.count("Print up to N solutions, or all (default: 1).", "--max-solutions"));
        spec.addOption(PictureOptions.minConfidence());
        spec.addOption(Options.rules());
        spec.addOption(Options.engine());
        spec.addOption(Options.time(
                "Time limit per picture (default: 30s) and per search (default: 10s).", PictureOptions.TIME_LIMIT));
        spec.addOption(text("DIR", "Save each stage of recognition there as a picture.", "--debug-dir"));
        Options.addCommon(spec);
        return spec;
    }

    @Override
    public int run(Arguments arguments, Streams streams) throws IOException {
        return CopiedResult.run(arguments, streams, (to, copied) -> run(arguments, to, copied));
    }

    private static int run(Arguments arguments, Streams streams, Optional<OverlayFiles> copied) throws IOException {
        Messages messages = arguments.messages(streams);
        List<String> inputs = DrawnInputs.without(PictureOptions.inputs(arguments), messages);
        Optional<String> output = arguments.text("-o");
        boolean json = arguments.isSet("--json");
        long wanted = arguments.<Long>value("--max-solutions").orElse(1L);
        boolean toStream = OverlayFiles.isStream(arguments);
        if (json && arguments.isSet("--paths")) {
            throw new UsageException("--json holds the cells of each flow already; leave out --paths");
        }
        boolean animated = arguments.isSet(ANIMATE);
        if (animated
                && output.filter(name -> Extensions.isSvg(OutputPlan.path(name)))
                        .isEmpty()) {
            throw new UsageException(ANIMATE + ": only SVG moves; name such a file, as in -o solved.svg");
        }
        boolean unique = arguments.isSet("--unique");
        Duration time = arguments.<Duration>value(PictureOptions.TIME_LIMIT).orElse(SolveOptions.DEFAULT_TIME);
        // A second solution is what proves that the first is not the only one.
        Question question = new Question(
                Choices.rules(arguments).orElse(Rules.FILL), unique ? Math.max(2, wanted) : wanted, Limits.of(time));

        Engine engine = Choices.engine(arguments);
        Optional<OverlayFiles> overlays =
                OverlayFiles.of(arguments, streams, inputs, DrawnNames.SOLVED, animated, copied);
        ResultSink sink = json
                ? new JsonResults(streams.out(), messages)
                : new TextResults(
                        streams,
                        messages,
                        inputs.size() > 1,
                        toStream,
                        unique,
                        new SolutionText(streams.style(), arguments.isSet("--paths")));
        DebugFolders debug = DebugFolders.of(arguments.text("--debug-dir"));
        SolveJob job = new SolveJob(
                question,
                arguments.text("--rules").isPresent(),
                engine,
                wanted,
                PictureOptions.minConfidence(arguments),
                PictureOptions.time(arguments),
                overlays,
                debug,
                sink);
        return new Batch(new Inputs(streams.in()), messages, sink).run(inputs, job);
    }
}
