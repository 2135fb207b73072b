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
import flowcv.cli.output.OutputPlan;
import flowcv.cli.output.OverlayFiles;
import flowcv.cli.output.SafeFile;
import flowcv.cli.result.Fault;
import flowcv.cli.result.HintJson;
import flowcv.cli.result.HintSink;
import flowcv.cli.result.HintText;
import flowcv.cli.result.Status;
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
                "Tells the next forced steps of a board and why they are forced, each from a dot or from the end of a"
                        + " pipe that is drawn. A picture gets a copy with the steps drawn over it: shot.png becomes"
                        + " shot.hint.png beside it; a text is drawn where -o says so.");
        spec.addPositional(
                Options.optionalOne("INPUT", "A picture, a text of boards (.flow, .flows), or - for standard input."));
        PictureOptions.addDesktop(spec);
        spec.addOption(PictureOptions.copy());
        spec.addOption(Options.number("Tell up to N steps (1).", "--steps"));
        spec.addOption(text(
                "FILE|DIR",
                "Where the drawn picture goes, and its form: x.svg is the board alone; a folder ends with /, - is"
                        + " standard output.",
                "-o",
                "--output"));
        spec.addOption(Options.flag("Do not draw.", "--no-overlay"));
        spec.addOption(Options.flag("Overwrite a drawn picture of before; never the input.", "-f", "--force"));
        spec.addOption(Options.flag("Print a JSON object for each board.", "--json"));
        spec.addOption(PictureOptions.noWitness());
        spec.addOption(Options.rules());
        spec.addOption(Options.time(
                "Give up a picture after so long, whatever is being done with it (30s), and a search (10s).",
                PictureOptions.TIME_LIMIT));
        Options.addCommon(spec);
        return spec;
    }

    @Override
    public int run(Arguments arguments, Streams streams) throws IOException {
        if (!arguments.isSet(PictureOptions.COPY)) {
            return run(arguments, streams, Optional.empty());
        }
        CopiedResult copied = CopiedResult.of(arguments, streams);
        return copied.copy(run(arguments, copied.streams(), Optional.of(copied.overlays())));
    }

    private static int run(Arguments arguments, Streams streams, Optional<OverlayFiles> copied) throws IOException {
        String input = PictureOptions.input(arguments);
        Optional<String> output = arguments.text("-o");
        int steps = arguments.<Integer>value("--steps").orElse(1);
        if (steps < 1) {
            throw new UsageException("--steps " + steps + ": expected at least 1");
        }
        boolean json = arguments.isSet("--json");
        boolean toStream = output.isPresent() && output.get().equals(OutputPlan.STANDARD_OUTPUT);
        if (toStream && json) {
            throw new UsageException("-o - writes one picture and nothing else to standard output; leave out --json");
        }
        if (arguments.isSet("--no-overlay") && output.isPresent()) {
            throw new UsageException("-o says where to draw and --no-overlay not to; leave one of them out");
        }
        Optional<OverlayFiles> overlays = Optional.empty();
        if (toStream) {
            overlays = Optional.of(OverlayFiles.toStream(streams.out(), true));
        } else if (copied.isPresent() && !arguments.isSet("--no-overlay")) {
            overlays = copied;
        } else if (!arguments.isSet("--no-overlay")) {
            OutputPlan plan = OutputPlan.of(List.of(input), output, ".hint");
            SafeFile safe = new SafeFile(List.of(input), arguments.isSet("--force"), plan.makesFolder());
            overlays = Optional.of(OverlayFiles.toFiles(plan, safe, false));
        }
        Duration time = arguments.<Duration>value(PictureOptions.TIME_LIMIT).orElse(SolveOptions.DEFAULT_TIME);
        Messages messages = arguments.messages(streams);
        HintSink sink = json ? new HintJson(streams.out(), messages) : new HintText(streams.out(), messages, toStream);
        Rules rules = Choices.rules(arguments).orElse(Rules.FILL);
        HintJob job = new HintJob(
                rules,
                steps,
                !arguments.isSet(PictureOptions.NO_WITNESS),
                PictureOptions.time(arguments),
                Limits.of(time),
                overlays,
                sink);
        try {
            return job.run(input, new Inputs(streams.in()).read(input));
        } catch (UnreadableInputException e) {
            messages.stackTrace(e);
            sink.fault(input, Optional.empty(), Status.UNREADABLE, new Fault(e.stage(), e.getMessage(), ExitCode.FILE));
            return ExitCode.FILE;
        }
    }
}
