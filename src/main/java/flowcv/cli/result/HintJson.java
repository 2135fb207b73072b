package flowcv.cli.result;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import flowcv.HintWords;
import flowcv.board.Board;
import flowcv.board.Topology;
import flowcv.cli.console.Messages;
import flowcv.cli.console.StandardOutput;
import flowcv.cli.input.Inputs;
import flowcv.format.FlowFormat;
import flowcv.solve.Hint;
import flowcv.solve.Hints;
import java.io.IOException;
import java.io.StringWriter;
import java.util.Optional;

/** Writes an object a line, one for each board. */
public final class HintJson implements HintSink {
    private final JsonFactory factory = new JsonFactory();
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
        StringWriter text = new StringWriter();
        try (JsonGenerator json = factory.createGenerator(text)) {
            begin(json, input, id, "hinted");
            String end = words.end(hints);
            string(json, "reason", end.isEmpty() ? Optional.empty() : Optional.of(end));
            json.writeStringField("board", FlowFormat.write(board));
            json.writeArrayFieldStart("wrong");
            for (Hints.Wrong wrong : hints.wrong()) {
                json.writeStartObject();
                json.writeStringField("flow", wrong.label());
                json.writeFieldName("from");
                place(json, board, wrong.from());
                json.writeFieldName("to");
                place(json, board, wrong.to());
                json.writeStringField("text", words.wrong(wrong));
                json.writeEndObject();
            }
            json.writeEndArray();
            json.writeArrayFieldStart("steps");
            for (Hint hint : hints.steps()) {
                json.writeStartObject();
                json.writeStringField("flow", hint.label());
                json.writeArrayFieldStart("path");
                for (int place : hint.places()) {
                    place(json, board, place);
                }
                json.writeEndArray();
                json.writeStringField("why", word(hint.why()));
                json.writeStringField("text", words.step(hint));
                json.writeEndObject();
            }
            json.writeEndArray();
            json.writeBooleanField("complete", hints.complete());
            string(json, "overlay", overlay);
            json.writeEndObject();
        }
        out.write(text.append('\n').toString());
    }

    @Override
    public void unwritten(String input, String reason) {
        messages.error(Inputs.displayName(input) + ": " + reason);
    }

    @Override
    public void fault(String input, Optional<String> id, Status status, Fault fault) throws IOException {
        messages.detail(Inputs.displayName(input) + ": " + fault.reason());
        StringWriter text = new StringWriter();
        try (JsonGenerator json = factory.createGenerator(text)) {
            begin(json, input, id, status.word());
            json.writeStringField("stage", fault.stage());
            json.writeStringField("reason", Messages.oneLine(fault.reason()));
            json.writeEndObject();
        }
        out.write(text.append('\n').toString());
    }

    private static void begin(JsonGenerator json, String input, Optional<String> id, String status) throws IOException {
        json.writeStartObject();
        json.writeStringField("input", input);
        string(json, "id", id);
        json.writeStringField("status", status);
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

    private static void place(JsonGenerator json, Board board, int place) throws IOException {
        if (board.topology() == Topology.GRAPH) {
            json.writeString(board.name(place));
            return;
        }
        json.writeStartArray();
        json.writeNumber(place / board.columns());
        json.writeNumber(place % board.columns());
        json.writeEndArray();
    }

    private static void string(JsonGenerator json, String name, Optional<String> value) throws IOException {
        if (value.isPresent()) {
            json.writeStringField(name, value.get());
        } else {
            json.writeNullField(name);
        }
    }
}
