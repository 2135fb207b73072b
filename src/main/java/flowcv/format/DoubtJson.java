package flowcv.format;

import com.fasterxml.jackson.core.JsonGenerator;
import flowcv.board.Board;
import java.io.IOException;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/** Something that is not sure of a board, as JSON, the same wherever it is written. */
public final class DoubtJson {
    private DoubtJson() {}

    /**
     * What it may be.
     *
     * @param kind in one word
     * @param partner the place of the dot that it belongs to, where that is what is in doubt
     * @param share 0 to 1
     */
    public record Alternative(String kind, OptionalInt partner, double share) {}

    /**
     * Writes an object, where a value may stand: {@code cells} as in {@link SolutionJson}, {@code text}, and
     * {@code alternatives}, each with its {@code kind}, its {@code partner} where it has one, and its {@code share}.
     *
     * @param board that the places belong to; where there is none, no cells are named
     * @param places one cell, or two where it is about what lies between them
     * @param text for a person
     * @param alternatives the likeliest first
     */
    public static void write(
            JsonGenerator json,
            Optional<Board> board,
            List<Integer> places,
            String text,
            List<Alternative> alternatives)
            throws IOException {
        json.writeStartObject();
        json.writeArrayFieldStart("cells");
        for (int place : board.isPresent() ? places : List.<Integer>of()) {
            SolutionJson.cell(json, board.get(), place);
        }
        json.writeEndArray();
        json.writeStringField("text", text);
        json.writeArrayFieldStart("alternatives");
        for (Alternative alternative : alternatives) {
            json.writeStartObject();
            json.writeStringField("kind", alternative.kind());
            if (board.isPresent() && alternative.partner().isPresent()) {
                json.writeFieldName("partner");
                SolutionJson.cell(json, board.get(), alternative.partner().getAsInt());
            }
            json.writeNumberField(
                    "share", BigDecimal.valueOf(alternative.share()).setScale(4, RoundingMode.HALF_EVEN));
            json.writeEndObject();
        }
        json.writeEndArray();
        json.writeEndObject();
    }
}
