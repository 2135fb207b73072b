package flowcv.web;

import flowcv.HintWords;
import flowcv.board.Board;
import flowcv.board.Link;
import flowcv.board.Rules;
import flowcv.solve.Hint;
import flowcv.solve.HintFinder;
import flowcv.solve.Hints;
import flowcv.solve.Limits;
import flowcv.solve.Outcome;
import flowcv.web.call.Call;
import flowcv.web.call.Endpoint;
import flowcv.web.call.Json;
import flowcv.web.call.Payload;
import flowcv.web.call.RejectedCallException;
import flowcv.web.call.Reply;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The next steps on a board, with their reasons. */
final class HintsEndpoint implements Endpoint.Plain {
    /** The steps follow from the solution, so this bounds the search for it. */
    private static final Limits LIMITS = Limits.of(Duration.ofSeconds(3));

    @Override
    public Reply answer(Call call) throws RejectedCallException {
        Rules rules = call.parameters().rules();
        int steps = (int) call.parameters().number("steps", 1, 1_000, 1);
        String drawnText = call.parameters().text("drawn", "");
        call.parameters().done();
        Board board = Payload.board(call.body()).board();
        Hints hints = HintFinder.find(board, rules, links(board, drawnText), steps, LIMITS);
        HintWords words = new HintWords(board, true);
        boolean none = hints.outcome() instanceof Outcome.NoSolution;
        String end = words.end(hints);
        return Reply.json(Json.write(json -> {
            json.writeStringField("status", none ? "no-solution" : "hinted");
            Json.text(
                    json,
                    "reason",
                    hints.outcome() instanceof Outcome.NoSolution no
                            ? Optional.of(no.reason())
                            : Optional.of(end).filter(text -> !text.isEmpty()));
            json.writeBooleanField("complete", hints.complete());
            json.writeArrayFieldStart("wrong");
            for (Hints.Wrong wrong : hints.wrong()) {
                json.writeStartObject();
                json.writeStringField("label", wrong.label());
                json.writeNumberField("from", wrong.from());
                json.writeNumberField("to", wrong.to());
                json.writeStringField("text", words.wrong(wrong));
                json.writeEndObject();
            }
            json.writeEndArray();
            json.writeArrayFieldStart("steps");
            for (Hint hint : hints.steps()) {
                json.writeStartObject();
                json.writeStringField("label", hint.label());
                Json.places(json, "places", hint.places());
                json.writeStringField("text", words.step(hint));
                json.writeEndObject();
            }
            json.writeEndArray();
        }));
    }

    /** Pairs of places, as in {@code 3-4,4-9}. */
    private static List<Link> links(Board board, String text) throws RejectedCallException {
        List<Link> links = new ArrayList<>();
        if (text.isEmpty()) {
            return links;
        }
        Map<String, Link> all = new HashMap<>();
        board.links().forEach(link -> all.put(link.first() + "-" + link.second(), link));
        for (String pair : text.split(",", -1)) {
            Link link = all.get(pair);
            if (link == null) {
                throw new RejectedCallException(
                        400, Payload.oneLine("parameter drawn: '" + pair + "' is no pair of cells that touch"));
            }
            links.add(link);
        }
        return links;
    }
}
