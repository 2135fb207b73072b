package flowcv.cli.result;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import flowcv.board.Board;
import flowcv.board.Solution;
import flowcv.format.DoubtJson;
import flowcv.format.SolutionJson;
import flowcv.read.Doubt;
import flowcv.read.Reading;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.apache.commons.io.function.IOConsumer;

/** A JSON object on a line of its own, field by field; what is missing is null. */
public final class JsonLine {
    private static final JsonFactory FACTORY = new JsonFactory();

    private final JsonGenerator json;

    private JsonLine(JsonGenerator json) {
        this.json = json;
    }

    /** The line, with its end, of an object with these fields. */
    public static String of(Consumer<JsonLine> fields) {
        StringWriter text = new StringWriter();
        try (JsonGenerator json = FACTORY.createGenerator(text)) {
            json.writeStartObject();
            fields.accept(new JsonLine(json));
            json.writeEndObject();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return text.append('\n').toString();
    }

    /** A text. */
    public JsonLine text(String name, String value) {
        return write(json -> json.writeStringField(name, value));
    }

    /** A text, or null. */
    public JsonLine text(String name, Optional<String> value) {
        return value.isPresent() ? text(name, value.get()) : none(name);
    }

    /** A whole number. */
    public JsonLine number(String name, long value) {
        return write(json -> json.writeNumberField(name, value));
    }

    /** A share of 0 to 1 with four places, or null. */
    public JsonLine share(String name, Optional<Double> value) {
        return value.isPresent()
                ? write(json -> json.writeNumberField(
                        name, BigDecimal.valueOf(value.get()).setScale(4, RoundingMode.HALF_EVEN)))
                : none(name);
    }

    /** True, false, or null. */
    public JsonLine flag(String name, Optional<Boolean> value) {
        return value.isPresent() ? write(json -> json.writeBooleanField(name, value.get())) : none(name);
    }

    /** Nanoseconds as milliseconds. */
    public JsonLine millis(String name, long nanos) {
        return write(json -> json.writeNumberField(name, BigDecimal.valueOf(Math.round(nanos / 1000.0), 3)));
    }

    /** A solution, or null. */
    public JsonLine solution(String name, Board board, Optional<Solution> solution) {
        return solution.isPresent()
                ? write(json -> {
                    json.writeFieldName(name);
                    SolutionJson.write(json, board, solution.get());
                })
                : none(name);
    }

    /** Solutions in an array. */
    public JsonLine solutions(String name, Board board, List<Solution> solutions) {
        return write(json -> {
            json.writeArrayFieldStart(name);
            for (Solution solution : solutions) {
                SolutionJson.write(json, board, solution);
            }
            json.writeEndArray();
        });
    }

    /** Cells of a board in an array. */
    public JsonLine cells(String name, Board board, List<Integer> places) {
        return write(json -> {
            json.writeArrayFieldStart(name);
            for (int place : places) {
                SolutionJson.cell(json, board, place);
            }
            json.writeEndArray();
        });
    }

    /** A cell of a board. */
    public JsonLine cell(String name, Board board, int place) {
        return write(json -> {
            json.writeFieldName(name);
            SolutionJson.cell(json, board, place);
        });
    }

    /** What a reading is not sure about, in an array; an empty one where nothing was read. */
    public JsonLine doubts(String name, Optional<Reading> reading) {
        Optional<Board> board = reading.flatMap(Reading::likeliest).map(Reading.Read::board);
        return write(json -> {
            json.writeArrayFieldStart(name);
            for (Doubt doubt : reading.map(Reading::doubts).orElse(List.of())) {
                DoubtJson.write(
                        json,
                        board,
                        doubt.places(),
                        doubt.words(),
                        doubt.alternatives().stream()
                                .map(each ->
                                        new DoubtJson.Alternative(each.kind().word(), each.partner(), each.share()))
                                .toList());
            }
            json.writeEndArray();
        });
    }

    /** Texts in an array. */
    public JsonLine texts(String name, List<String> values) {
        return write(json -> {
            json.writeArrayFieldStart(name);
            for (String value : values) {
                json.writeString(value);
            }
            json.writeEndArray();
        });
    }

    /** An object. */
    public JsonLine object(String name, Consumer<JsonLine> fields) {
        return write(json -> {
            json.writeObjectFieldStart(name);
            fields.accept(this);
            json.writeEndObject();
        });
    }

    /** An array of objects. */
    public <T> JsonLine objects(String name, List<T> items, Consumer<T> fields) {
        return write(json -> {
            json.writeArrayFieldStart(name);
            for (T item : items) {
                json.writeStartObject();
                fields.accept(item);
                json.writeEndObject();
            }
            json.writeEndArray();
        });
    }

    /** Null. */
    public JsonLine none(String name) {
        return write(json -> json.writeNullField(name));
    }

    private JsonLine write(IOConsumer<JsonGenerator> field) {
        try {
            field.accept(json);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return this;
    }
}
