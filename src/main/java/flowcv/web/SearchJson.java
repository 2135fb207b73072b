package flowcv.web;

import com.fasterxml.jackson.core.JsonGenerator;
import flowcv.solve.Move;
import flowcv.solve.Reason;
import flowcv.solve.Search;
import flowcv.web.call.BoardJson;
import flowcv.web.call.Json;
import java.io.IOException;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Tells how far a search has come. */
final class SearchJson {
    /** More than any person reads. */
    private static final int MOST_MOVES = 200;

    private SearchJson() {}

    /**
     * The state of a search.
     *
     * @param event why it stopped
     * @param moves whether the moves of the last step are wanted
     */
    static void write(JsonGenerator json, SearchSession session, Search.Event event, boolean moves) throws IOException {
        json.writeStringField("event", event.name().toLowerCase(Locale.ROOT));
        json.writeNumberField("states", session.search().states());
        Json.millis(json, "millis", session.nanos());
        json.writeStringField("phase", session.search().phase().name().toLowerCase(Locale.ROOT));
        json.writeNumberField("solutions", session.count());
        Json.flag(json, "unique", session.unique());
        Json.text(json, "reason", session.reason());
        json.writeBooleanField("exhausted", session.isExhausted());
        if (event == Search.Event.SOLUTION) {
            BoardJson.trails(json, "flows", session.search().solution().trails());
        } else {
            BoardJson.trails(json, "flows", session.search().branches());
        }
        if (moves) {
            moves(json, session.search().moves());
        }
    }

    /** What was decided last: one guess, or the lesson of one that failed, and what followed from it. */
    private static void moves(JsonGenerator json, List<Move> all) throws IOException {
        int from = all.size();
        boolean decided = false;
        while (from > 0 && !decided) {
            from--;
            decided = isDecision(all.get(from));
        }
        List<Move> last = all.subList(from, all.size());
        Optional<Move> decision = decided ? Optional.of(last.get(0)) : Optional.empty();
        json.writeFieldName("decision");
        if (decision.isPresent()) {
            move(json, decision.get());
        } else {
            json.writeNull();
        }
        json.writeArrayFieldStart("moves");
        for (Move move : last.subList(decided ? 1 : 0, Math.min(last.size(), MOST_MOVES))) {
            move(json, move);
        }
        json.writeEndArray();
    }

    private static boolean isDecision(Move move) {
        return move.reason() == Reason.TRIED || move.reason() == Reason.REFUTED;
    }

    private static void move(JsonGenerator json, Move move) throws IOException {
        json.writeStartObject();
        json.writeNumberField("first", move.first());
        json.writeNumberField("second", move.second());
        json.writeBooleanField("joined", move.joined());
        json.writeStringField(
                "rule", move.reason().name().toLowerCase(Locale.ROOT).replace('_', '-'));
        json.writeStringField("reason", move.reason().words());
        json.writeEndObject();
    }
}
