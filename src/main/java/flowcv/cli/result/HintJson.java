package flowcv.cli.result;

import flowcv.HintWords;
import flowcv.board.Board;
import flowcv.cli.console.Messages;
import flowcv.cli.console.StandardOutput;
import flowcv.cli.input.Inputs;
import flowcv.format.FlowFormat;
import flowcv.format.Json;
import flowcv.format.SolutionJson;
import flowcv.solve.hint.Hint;
import flowcv.solve.hint.Hints;
import java.io.IOException;
import java.util.Optional;

/** Writes an object a line, one for each board. */
public record HintJson(StandardOutput out, Messages messages) implements HintSink {
    @Override
    public void hints(
            String input, Optional<String> id, Board board, Hints hints, HintWords words, Optional<String> overlay)
            throws IOException {
        String end = words.end(hints);
        out.write(begin(input, id, "hinted")
                .without("stage")
                .with("reason", Optional.of(end).filter(reason -> !reason.isEmpty()))
                .without("cause")
                .with("board", FlowFormat.write(board))
                .with("wrong", hints.wrong().stream().map(wrong -> new Json()
                        .with("flow", wrong.label())
                        .with("from", SolutionJson.cell(board, wrong.from()))
                        .with("to", SolutionJson.cell(board, wrong.to()))
                        .with("text", words.wrong(wrong))))
                .with("steps", hints.steps().stream().map(hint -> new Json()
                        .with("flow", hint.label())
                        .with("path", SolutionJson.cells(board, hint.places()))
                        .with("why", word(hint.why()))
                        .with("text", words.step(hint))))
                .with("complete", hints.complete())
                .with("overlay", overlay)
                .line());
    }

    @Override
    public void unwritten(String input, String reason) {
        messages.error(Inputs.displayName(input) + ": " + reason);
    }

    @Override
    public void fault(Result result) throws IOException {
        Fault fault = result.fault().orElseThrow();
        messages.detail(Inputs.displayName(result.input()) + ": " + fault.inFull());
        out.write(begin(result.input(), result.id(), result.status().word())
                .with("stage", fault.stage())
                .with("reason", Messages.oneLine(fault.reason()))
                .with("cause", result.cause())
                .without("board", "wrong", "steps", "complete", "overlay")
                .line());
    }

    private static Json begin(String input, Optional<String> id, String status) {
        return new Json().with("input", input).with("id", id).with("status", status);
    }

    private static String word(Hint.Why why) {
        if (why instanceof Hint.Meets) {
            return "meets";
        }
        if (why instanceof Hint.OnlyWay) {
            return "only-way";
        }
        if (why instanceof Hint.MustPass) {
            return "must-pass";
        }
        return why instanceof Hint.Refuted ? "refuted" : "proven";
    }
}
