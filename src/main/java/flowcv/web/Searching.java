package flowcv.web;

import flowcv.TimeLimit;
import flowcv.board.Board;
import flowcv.board.Rules;
import flowcv.board.Solution;
import flowcv.solve.Limits;
import flowcv.solve.Search;
import flowcv.web.call.RejectedCallException;
import java.util.ArrayList;
import java.util.List;

/** A search for a number of solutions within a time, in pieces; close it. */
final class Searching implements AutoCloseable {
    private final SearchSessions sessions;
    private final SearchSession session;
    private final int wanted;
    private final TimeLimit limit;
    private final List<Solution> solutions = new ArrayList<>();
    private Search.Event event = Search.Event.STATES;

    /**
     * A search; close it.
     *
     * @param sessions with which it shares the memory
     * @param wanted how many solutions, at least 1; all of them are kept
     * @throws RejectedCallException if there is none left
     */
    Searching(SearchSessions sessions, Board board, Rules rules, int wanted, TimeLimit limit)
            throws RejectedCallException {
        sessions.reserve(board);
        this.sessions = sessions;
        session = new SearchSession(board, rules);
        this.wanted = wanted;
        this.limit = limit;
    }

    /** Does a piece; whether that was the last one. */
    boolean work() {
        event = session.run(Limits.of(SearchEndpoints.PIECE));
        if (event == Search.Event.SOLUTION) {
            solutions.add(session.search().solution());
        }
        return session.isExhausted()
                || solutions.size() >= wanted
                || limit.left().isZero();
    }

    @Override
    public void close() {
        sessions.release(session.board());
    }

    SearchSession session() {
        return session;
    }

    /** In the order in which they were found. */
    List<Solution> solutions() {
        return List.copyOf(solutions);
    }

    /** How it ended, in the words that the commands use. */
    String status() {
        if (!solutions.isEmpty()) {
            return "solved";
        }
        return event == Search.Event.EXHAUSTED ? "no-solution" : "gave-up";
    }
}
