package flowcv.web;

import flowcv.TimeLimit;
import flowcv.board.Board;
import flowcv.board.Rules;
import flowcv.board.Solution;
import flowcv.solve.Limits;
import flowcv.solve.Search;
import java.util.ArrayList;
import java.util.List;

/** A search for a number of solutions within a time, in pieces. */
final class Searching implements AutoCloseable {
    /** What a search takes per cell: a thousand on boards of 196 cells take some 100 MB. */
    private static final long SEARCH_BYTES = 600;

    /** What a solution takes per cell: its place in a list, as an object of its own. */
    private static final long SOLUTION_BYTES = 20;

    private final SearchSession session;
    private final int wanted;
    private final TimeLimit limit;
    private final Room room;
    private final List<Long> taken = new ArrayList<>();
    private final List<Solution> solutions = new ArrayList<>();
    private Search.Event event = Search.Event.STATES;

    /**
     * A search; close it.
     *
     * @param wanted how many solutions, at least 1; all of them are kept
     * @param room memory for all searches
     * @throws RejectedCallException if there is none left
     */
    Searching(Board board, Rules rules, int wanted, TimeLimit limit, Room room) throws RejectedCallException {
        this.wanted = wanted;
        this.limit = limit;
        this.room = room;
        take(board.size() * SEARCH_BYTES);
        try {
            session = new SearchSession(board, rules);
        } catch (RuntimeException | Error e) {
            close();
            throw e;
        }
    }

    /**
     * Does a piece; whether that was the last one.
     *
     * @throws RejectedCallException if there is no memory left for one more solution
     */
    boolean work() throws RejectedCallException {
        event = session.run(Limits.of(SearchEndpoints.PIECE));
        if (event == Search.Event.SOLUTION) {
            take(session.board().size() * SOLUTION_BYTES);
            solutions.add(session.search().solution());
        }
        return session.isExhausted()
                || solutions.size() >= wanted
                || limit.left().isZero();
    }

    private void take(long bytes) throws RejectedCallException {
        // Room is given back in the amounts in which it was taken, as each is rounded.
        if (!room.take(bytes)) {
            throw new RejectedCallException(503, "too many searches at the moment; try again in a while");
        }
        taken.add(bytes);
    }

    /** Gives the memory back. */
    @Override
    public void close() {
        taken.forEach(room::give);
        taken.clear();
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
