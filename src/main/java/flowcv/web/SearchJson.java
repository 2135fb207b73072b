package flowcv.web;

import flowcv.format.Json;
import flowcv.solve.Move;
import flowcv.solve.Reason;
import flowcv.solve.Search;
import flowcv.web.call.BoardJson;
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
    static Json of(SearchSession session, Search.Event event, boolean moves) {
        Search search = session.search();
        Json json = new Json()
                .with("event", event.name().toLowerCase(Locale.ROOT))
                .with("states", search.states())
                .with("millis", Json.millis(session.nanos()))
                .with("phase", search.phase().name().toLowerCase(Locale.ROOT))
                .with("solutions", session.count())
                .with("unique", session.unique())
                .with("reason", session.reason())
                .with("exhausted", session.isExhausted())
                .with(
                        "flows",
                        BoardJson.trails(
                                event == Search.Event.SOLUTION
                                        ? search.solution().trails()
                                        : search.branches()));
        return moves ? moves(json, search.moves()) : json;
    }

    /** What was decided last: one guess, or the lesson of one that failed, and what followed from it. */
    private static Json moves(Json json, List<Move> all) {
        int from = all.size();
        boolean decided = false;
        while (from > 0 && !decided) {
            from--;
            decided = isDecision(all.get(from));
        }
        List<Move> last = all.subList(from, all.size());
        return json.with("decision", decided ? Optional.of(move(last.get(0))) : Optional.empty())
                .with(
                        "moves",
                        last.subList(decided ? 1 : 0, Math.min(last.size(), MOST_MOVES)).stream()
                                .map(SearchJson::move));
    }

    private static boolean isDecision(Move move) {
        return move.reason() == Reason.TRIED || move.reason() == Reason.REFUTED;
    }

    private static Json move(Move move) {
        return new Json()
                .with("first", move.first())
                .with("second", move.second())
                .with("joined", move.joined())
                .with("rule", move.reason().name().toLowerCase(Locale.ROOT).replace('_', '-'))
                .with("reason", move.reason().words());
    }
}
