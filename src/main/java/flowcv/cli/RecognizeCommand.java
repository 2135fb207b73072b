package flowcv.cli;

import static flowcv.cli.option.Options.text;

import flowcv.cli.console.Messages;
import flowcv.cli.console.Streams;
import flowcv.cli.input.DrawnInputs;
import flowcv.cli.input.Inputs;
import flowcv.cli.job.Batch;
import flowcv.cli.job.RecognizeJob;
import flowcv.cli.option.Arguments;
import flowcv.cli.option.Options;
import flowcv.cli.option.PictureOptions;
import flowcv.cli.output.CopiedResult;
import flowcv.cli.output.DebugFolders;
import flowcv.cli.result.FlowResults;
import flowcv.cli.result.JsonResults;
import flowcv.cli.result.ResultSink;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Model.CommandSpec;

/** {@code flowcv recognize}: from pictures to texts. */
final class RecognizeCommand implements Command {
    @Override
    public CommandSpec spec() {
        CommandSpec spec = Options.command(
                "recognize",
                "Print the boards of pictures as text. Several boards are separated by empty lines and named"
                        + " after their inputs.");
        spec.addPositional(
                Options.optionalInputs("INPUT", "0..*", "Picture, text of boards, or - for standard input."));
        PictureOptions.addDesktop(spec);
        spec.addOption(PictureOptions.copyBoard());
        spec.addOption(Options.flag("Print a JSON object per board.", "--json"));
        spec.addOption(text("DIR", "Save each stage of recognition there as a picture.", "--debug-dir"));
        spec.addOption(Options.flag("Explain in words what each stage found and decided.", "--explain"));
        spec.addOption(PictureOptions.minConfidence());
        spec.addOption(PictureOptions.timeLimit());
        Options.addCommon(spec);
        return spec;
    }

    @Override
    public int run(Arguments arguments, Streams streams) throws IOException {
        return CopiedResult.run(arguments, streams, (to, copied) -> recognize(arguments, to));
    }

    private static int recognize(Arguments arguments, Streams streams) throws IOException {
        Messages messages = arguments.messages(streams);
        List<String> inputs = DrawnInputs.without(PictureOptions.inputs(arguments), messages);
        ResultSink sink = arguments.isSet("--json")
                ? new JsonResults(streams.out(), messages)
                : new FlowResults(streams.out(), messages, inputs.size() > 1);
        RecognizeJob job = new RecognizeJob(
                DebugFolders.of(arguments.text("--debug-dir")),
                PictureOptions.minConfidence(arguments),
                PictureOptions.time(arguments),
                arguments.isSet("--explain") ? Optional.of(messages) : Optional.empty());
        return new Batch(new Inputs(streams.in()), messages, sink).run(inputs, job);
    }
}
