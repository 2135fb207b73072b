package flowcv.cli.result;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import flowcv.board.Board;
import flowcv.board.Solution;
import flowcv.board.Topology;
import flowcv.board.Trail;
import flowcv.cli.console.Messages;
import flowcv.format.FlowFormat;
import java.io.IOException;
import java.io.StringWriter;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.List;
import java.util.Optional;

/** A result as a JSON object. */
public final class ResultJson {
    private final JsonFactory factory = new JsonFactory();

    /** One line with its end, about a solution or about an input without any. */
    String line(Result result) throws IOException {
        return line(List.of(result));
    }

    /** One line with its end about all boards of a picture: the first, with an array of the others if there are any. */
    String line(List<Result> boards) throws IOException {
        StringWriter text = new StringWriter();
        try (JsonGenerator json = factory.createGenerator(text)) {
            json.writeStartObject();
            fields(json, boards.get(0));
            if (boards.size() > 1) {
                json.writeArrayFieldStart("others");
                for (Result other : boards.subList(1, boards.size())) {
                    json.writeStartObject();
                    fields(json, other);
                    json.writeEndObject();
                }
                json.writeEndArray();
            }
            json.writeEndObject();
        }
        return text.append('\n').toString();
    }

    private static void fields(JsonGenerator json, Result result) throws IOException {
        json.writeStringField("input", result.input());
        string(json, "id", result.id());
        json.writeStringField("status", result.status().word());
        string(json, "stage", result.fault().map(Fault::stage));
        string(json, "reason", result.fault().map(fault -> Messages.oneLine(fault.reason())));
        string(json, "board", result.board().map(board -> FlowFormat.write(result.headers(), board)));
        json.writeFieldName("confidence");
        if (result.trust().isPresent()) {
            json.writeNumber(
                    BigDecimal.valueOf(result.trust().get().confidence()).setScale(4, RoundingMode.HALF_EVEN));
        } else {
            json.writeNull();
        }
        string(json, "witness", result.trust().map(Trust::testimony));
        json.writeFieldName("unique");
        if (result.unique().isPresent()) {
            json.writeBoolean(result.unique().get());
        } else {
            json.writeNull();
        }
        json.writeFieldName("solution");
        if (result.solution().isPresent()) {
            solution(json, result.board().orElseThrow(), result.solution().get());
        } else {
            json.writeNull();
        }
        string(json, "overlay", result.overlay());
        json.writeNumberField("states", result.states());
        json.writeObjectFieldStart("millis");
        millis(json, "decode", result.millis().decode());
        millis(json, "recognize", result.millis().recognize());
        millis(json, "solve", result.millis().solve());
        millis(json, "draw", result.millis().draw());
        json.writeEndObject();
    }

    private static void solution(JsonGenerator json, Board board, Solution solution) throws IOException {
        json.writeStartObject();
        for (Trail trail : solution.trails()) {
            json.writeArrayFieldStart(trail.label());
            for (int place : trail.places()) {
                if (board.topology() == Topology.GRAPH) {
                    json.writeString(board.name(place));
                } else {
                    json.writeStartArray();
                    json.writeNumber(place / board.columns());
                    json.writeNumber(place % board.columns());
                    json.writeEndArray();
                }
            }
            json.writeEndArray();
        }
        json.writeEndObject();
    }

    private static void string(JsonGenerator json, String name, Optional<String> value) throws IOException {
        if (value.isPresent()) {
            json.writeStringField(name, value.get());
        } else {
            json.writeNullField(name);
        }
    }

    private static void millis(JsonGenerator json, String name, long nanos) throws IOException {
        json.writeFieldName(name);
        json.writeNumber(BigDecimal.valueOf(Math.round(nanos / 1000.0), 3));
    }
}
