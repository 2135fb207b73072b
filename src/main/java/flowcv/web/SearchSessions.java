package flowcv.web;

import flowcv.board.Board;
import flowcv.web.call.RejectedCallException;
import java.time.Duration;
import java.util.Comparator;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/** The searches of all tabs. They take no time between their pieces, but memory, so forgotten ones are dropped. */
final class SearchSessions {
    /** A tab in the background may speak up once a minute; one that is silent for so long is gone. */
    static final Duration LONGEST_IDLE = Duration.ofMinutes(5);

    static final int MOST = 100;

    /** Measured while searches of boards of 200 and of 10,000 cells were under way. */
    private static final int BYTES_PER_CELL = 500;

    /** The other half of the heap is for bodies and answers. */
    private final MemoryBudget budget = new MemoryBudget(2);

    private final Map<String, SearchSession> sessions = new ConcurrentHashMap<>();

    /** Keeps a session, in place of the one that was silent for longest if there are too many; its name. */
    synchronized String add(SearchSession session) throws RejectedCallException {
        dropIdle();
        while (sessions.size() >= MOST) {
            dropOldest();
        }
        reserve(session.board());
        String name = Access.newToken();
        sessions.put(name, session);
        return name;
    }

    /** Takes memory for a search of a board, from the sessions that were silent for longest where there is too little. */
    synchronized void reserve(Board board) throws RejectedCallException {
        while (!budget.take(bytes(board))) {
            dropOldest();
        }
    }

    /** Gives back what was taken for a search. */
    void release(Board board) {
        budget.give(bytes(board));
    }

    private void dropOldest() throws RejectedCallException {
        String oldest = sessions.entrySet().stream()
                .filter(entry -> !entry.getValue().isBusy())
                .min(Comparator.comparingLong(entry -> entry.getValue().lastUse() - System.nanoTime()))
                .map(Map.Entry::getKey)
                .orElseThrow(() -> new RejectedCallException(503, "too many searches, try again"));
        forget(oldest);
    }

    private void forget(String name) {
        SearchSession session = sessions.remove(name);
        if (session != null) {
            release(session.board());
        }
    }

    private static long bytes(Board board) {
        return (long) board.size() * BYTES_PER_CELL;
    }

    SearchSession get(String name) throws RejectedCallException {
        return Optional.ofNullable(sessions.get(name))
                .orElseThrow(() -> new RejectedCallException(404, "this search is gone; start it again"));
    }

    void remove(String name) throws RejectedCallException {
        get(name).stop();
        forget(name);
    }

    int size() {
        return sessions.size();
    }

    void dropIdle() {
        sessions.forEach((name, session) -> {
            if (!session.isBusy() && session.idle().compareTo(LONGEST_IDLE) > 0) {
                forget(name);
            }
        });
    }
}
