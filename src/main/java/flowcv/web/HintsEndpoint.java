package flowcv.web;

import flowcv.HintWords;
import flowcv.board.Board;
import flowcv.board.Link;
import flowcv.board.Rules;
import flowcv.format.Json;
import flowcv.solve.Limits;
import flowcv.solve.Outcome;
import flowcv.solve.hint.HintFinder;
import flowcv.solve.hint.Hints;
import flowcv.web.call.Call;
import flowcv.web.call.Endpoint;
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
        Rules rules = call.parameters().rules().orElse(Rules.FILL);
        int steps = (int) call.parameters().number("steps", 1, 1_000, 1);
        String drawnText = call.parameters().text("drawn", "");
        call.parameters().done();
        Board board = Payload.board(call.body()).board();
        Hints hints = HintFinder.find(board, rules, links(board, drawnText), steps, LIMITS);
        HintWords words = new HintWords(board, true);
        boolean none = hints.outcome() instanceof Outcome.NoSolution;
        String end = words.end(hints);
        return Reply.json(new Json()
                .with("status", none ? "no-solution" : "hinted")
                .with(
                        "reason",
                        hints.outcome() instanceof Outcome.NoSolution no
                                ? Optional.of(no.reason())
                                : Optional.of(end).filter(text -> !text.isEmpty()))
                .with("complete", hints.complete())
                .with("wrong", hints.wrong().stream().map(wrong -> new Json()
                        .with("label", wrong.label())
                        .with("from", wrong.from())
                        .with("to", wrong.to())
                        .with("text", words.wrong(wrong))))
                .with("steps", hints.steps().stream().map(hint -> new Json()
                        .with("label", hint.label())
                        .with("places", hint.places())
                        .with("text", words.step(hint)))));
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
