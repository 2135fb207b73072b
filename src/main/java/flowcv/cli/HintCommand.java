package flowcv.cli;

import static flowcv.cli.option.Options.text;

import flowcv.SolveOptions;
import flowcv.board.Rules;
import flowcv.cli.console.ExitCode;
import flowcv.cli.console.Messages;
import flowcv.cli.console.Streams;
import flowcv.cli.console.UsageException;
import flowcv.cli.input.Inputs;
import flowcv.cli.input.UnreadableInputException;
import flowcv.cli.job.HintJob;
import flowcv.cli.option.Arguments;
import flowcv.cli.option.Choices;
import flowcv.cli.option.Options;
import flowcv.cli.option.PictureOptions;
import flowcv.cli.output.CopiedResult;
import flowcv.cli.output.OverlayFiles;
import flowcv.cli.result.HintJson;
import flowcv.cli.result.HintSink;
import flowcv.cli.result.HintText;
import flowcv.cli.result.Result;
import flowcv.image.DrawnNames;
import flowcv.solve.Limits;
import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Model.CommandSpec;

/** {@code flowcv hint}: the next steps, and why they are forced. */
final class HintCommand implements Command {
    @Override
    public CommandSpec spec() {
        CommandSpec spec = Options.command(
                "hint",
                "Show the next forced steps and why they are forced. They are drawn over a copy of the"
                        + " picture: shot.png becomes shot.hint.png. For a text, -o says where to draw them.");
        spec.addPositional(Options.optional(0, "INPUT", "Picture, text of boards, or - for standard input."));
        PictureOptions.addDesktop(spec);
        spec.addOption(PictureOptions.copy());
        spec.addOption(Options.number("Show up to N steps (default: 1).", "--steps"));
        spec.addOption(text(
                "FILE|DIR",
                "Output picture; x.svg is the board alone. A new folder ends with /; - is standard output.",
                "-o",
                "--output"));
        spec.addOption(Options.flag("Do not draw the steps.", "--no-overlay"));
        spec.addOption(Options.flag("Overwrite existing output, never the input.", "-f", "--force"));
        spec.addOption(Options.flag("Print a JSON object per board.", "--json"));
        spec.addOption(PictureOptions.minConfidence());
        spec.addOption(Options.rules());
        spec.addOption(Options.time(
                "Time limit per picture (default: 30s) and per search (default: 10s).", PictureOptions.TIME_LIMIT));
        Options.addCommon(spec);
        return spec;
    }

    @Override
    public int run(Arguments arguments, Streams streams) throws IOException {
        return CopiedResult.run(arguments, streams, (to, copied) -> run(arguments, to, copied));
    }

    private static int run(Arguments arguments, Streams streams, Optional<OverlayFiles> copied) throws IOException {
        String input = PictureOptions.input(arguments);
        int steps = arguments.<Integer>value("--steps").orElse(1);
        if (steps < 1) {
            throw new UsageException("--steps " + steps + ": expected at least 1");
        }
        boolean json = arguments.isSet("--json");
        boolean toStream = OverlayFiles.isStream(arguments);
        Optional<OverlayFiles> overlays =
                OverlayFiles.of(arguments, streams, List.of(input), DrawnNames.HINT, false, copied);
        Duration time = arguments.<Duration>value(PictureOptions.TIME_LIMIT).orElse(SolveOptions.DEFAULT_TIME);
        Messages messages = arguments.messages(streams);
        HintSink sink = json ? new HintJson(streams.out(), messages) : new HintText(streams.out(), messages, toStream);
        Optional<Rules> rules = Choices.rules(arguments);
        HintJob job = new HintJob(
                rules,
                steps,
                PictureOptions.minConfidence(arguments),
                PictureOptions.time(arguments),
                Limits.of(time),
                overlays,
                sink);
        try {
            return job.run(input, new Inputs(streams.in()).read(input));
        } catch (UnreadableInputException e) {
            messages.stackTrace(e);
            sink.fault(Result.unreadable(input, e));
            return ExitCode.FILE;
        }
    }
}
