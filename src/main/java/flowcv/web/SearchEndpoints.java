package flowcv.web;

import flowcv.board.Board;
import flowcv.board.Rules;
import flowcv.format.Json;
import flowcv.solve.Limits;
import flowcv.solve.Search;
import flowcv.web.call.BoardJson;
import flowcv.web.call.Call;
import flowcv.web.call.Payload;
import flowcv.web.call.RejectedCallException;
import flowcv.web.call.Reply;
import flowcv.web.call.Task;
import java.time.Duration;
import java.util.Optional;

/** Searches that a caller leads step by step: begun, run in pieces, stopped and dropped. */
record SearchEndpoints(SearchSessions sessions) {
    /** What one caller gets before it is the next one's turn. */
    static final Duration PIECE = Duration.ofMillis(50);

    /** Begins a search. */
    Reply begin(Call call) throws RejectedCallException {
        Rules rules = call.parameters().rules().orElse(Rules.FILL);
        call.parameters().done();
        Board board = Payload.board(call.body()).board();
        String name = sessions.add(new SearchSession(board, rules));
        return Reply.json(201, new Json().with("id", name).with("board", BoardJson.of(board)));
    }

    /** Lets a search go on until the next solution, but no longer than asked for. */
    Task run(Call call) throws RejectedCallException {
        long millis = call.parameters().number("millis", 1, 1_000, 200);
        long states = call.parameters().number("states", 1, Long.MAX_VALUE, Long.MAX_VALUE);
        call.parameters().done();
        SearchSession session = sessions.get(call.argument());
        long deadline = System.nanoTime() + millis * 1_000_000;
        return new Task() {
            private long left = states;
            private boolean entered;

            @Override
            public Optional<Reply> work() throws RejectedCallException {
                if (!entered && !session.enter()) {
                    throw new RejectedCallException(409, "this search is running already");
                }
                entered = true;
                long before = session.search().states();
                Duration time = Duration.ofNanos(Math.max(1, deadline - System.nanoTime()));
                Search.Event event = session.run(new Limits(time.compareTo(PIECE) < 0 ? time : PIECE, left));
                left -= session.search().states() - before;
                boolean on = event == Search.Event.TIME && System.nanoTime() < deadline && left > 0;
                return on ? Optional.empty() : Optional.of(Reply.json(state(session, event, states == 1)));
            }

            @Override
            public void close() {
                if (entered) {
                    session.leave();
                }
            }
        };
    }

    /** Tells how far a search has come, and keeps it alive. */
    Reply look(Call call) throws RejectedCallException {
        call.parameters().done();
        SearchSession session = sessions.get(call.argument());
        if (!session.enter()) {
            throw new RejectedCallException(409, "this search is running; stop it to look at it");
        }
        try {
            Search.Event event = session.isExhausted() ? Search.Event.EXHAUSTED : Search.Event.STATES;
            return Reply.json(state(session, event, true));
        } finally {
            session.leave();
        }
    }

    /** Ends the run that is under way. */
    Reply stop(Call call) throws RejectedCallException {
        call.parameters().done();
        sessions.get(call.argument()).stop();
        return Reply.json(new Json());
    }

    /** Ends a search for good. */
    Reply drop(Call call) throws RejectedCallException {
        call.parameters().done();
        sessions.remove(call.argument());
        return Reply.json(new Json());
    }

    private static Json state(SearchSession session, Search.Event event, boolean moves) {
        return SearchJson.of(session, event, moves);
    }
}
