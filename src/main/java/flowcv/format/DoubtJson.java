package flowcv.format;

import com.fasterxml.jackson.core.JsonGenerator;
import flowcv.board.Board;
import java.io.IOException;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Something that is not sure of a board, as JSON, the same wherever it is written. */
public final class DoubtJson {
    private DoubtJson() {}

    /**
     * Writes an object, where a value may stand: {@code cells} as in {@link SolutionJson}, {@code text}, and
     * {@code alternatives}, each with its {@code kind} and {@code share}.
     *
     * @param board that the places belong to; where there is none, no cells are named
     * @param places one cell, or two where it is about what lies between them
     * @param text for a person
     * @param alternatives the likeliest first, with the share of each, 0 to 1
     */
    public static void write(
            JsonGenerator json,
            Optional<Board> board,
            List<Integer> places,
            String text,
            Map<String, Double> alternatives)
            throws IOException {
        json.writeStartObject();
        json.writeArrayFieldStart("cells");
        for (int place : board.isPresent() ? places : List.<Integer>of()) {
            SolutionJson.cell(json, board.get(), place);
        }
        json.writeEndArray();
        json.writeStringField("text", text);
        json.writeArrayFieldStart("alternatives");
        for (Map.Entry<String, Double> alternative : alternatives.entrySet()) {
            json.writeStartObject();
            json.writeStringField("kind", alternative.getKey());
            json.writeNumberField(
                    "share", BigDecimal.valueOf(alternative.getValue()).setScale(4, RoundingMode.HALF_EVEN));
            json.writeEndObject();
        }
        json.writeEndArray();
        json.writeEndObject();
    }
}
