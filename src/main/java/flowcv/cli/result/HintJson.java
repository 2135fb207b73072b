package flowcv.cli.result;

import flowcv.HintWords;
import flowcv.board.Board;
import flowcv.cli.console.Messages;
import flowcv.cli.console.StandardOutput;
import flowcv.cli.input.Inputs;
import flowcv.format.FlowFormat;
import flowcv.read.Reading;
import flowcv.solve.Hint;
import flowcv.solve.Hints;
import java.io.IOException;
import java.util.Optional;

/** Writes an object a line, one for each board. */
public final class HintJson implements HintSink {
    private final StandardOutput out;
    private final Messages messages;

    public HintJson(StandardOutput out, Messages messages) {
        this.out = out;
        this.messages = messages;
    }

    @Override
    public void hints(
            String input, Optional<String> id, Board board, Hints hints, HintWords words, Optional<String> overlay)
            throws IOException {
        String end = words.end(hints);
        out.write(JsonLine.of(json -> begin(json, input, id, "hinted")
                .none("stage")
                .text("reason", Optional.of(end).filter(reason -> !reason.isEmpty()))
                .none("cause")
                .text("board", FlowFormat.write(board))
                .objects("wrong", hints.wrong(), wrong -> json.text("flow", wrong.label())
                        .cell("from", board, wrong.from())
                        .cell("to", board, wrong.to())
                        .text("text", words.wrong(wrong)))
                .objects("steps", hints.steps(), hint -> json.text("flow", hint.label())
                        .cells("path", board, hint.places())
                        .text("why", word(hint.why()))
                        .text("text", words.step(hint)))
                .flag("complete", Optional.of(hints.complete()))
                .text("overlay", overlay)));
    }

    @Override
    public void unwritten(String input, String reason) {
        messages.error(Inputs.displayName(input) + ": " + reason);
    }

    @Override
    public void refused(String input, Reading.Refused refused) throws IOException {
        Result result = Result.refused(input, refused, Millis.NONE);
        fault(input, Optional.empty(), result.status(), result.fault().orElseThrow(), Optional.of(refused));
    }

    @Override
    public void fault(String input, Optional<String> id, Status status, Fault fault) throws IOException {
        fault(input, id, status, fault, Optional.empty());
    }

    private void fault(String input, Optional<String> id, Status status, Fault fault, Optional<Reading.Refused> refused)
            throws IOException {
        messages.detail(Inputs.displayName(input) + ": " + fault.inFull());
        out.write(JsonLine.of(json -> begin(json, input, id, status.word())
                .text("stage", fault.stage())
                .text("reason", Messages.oneLine(fault.reason()))
                .text("cause", refused.map(why -> why.cause().word()))
                .none("board")
                .none("wrong")
                .none("steps")
                .none("complete")
                .none("overlay")));
    }

    private static JsonLine begin(JsonLine json, String input, Optional<String> id, String status) {
        return json.text("input", input).text("id", id).text("status", status);
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
