package flowcv.web;

import java.time.Duration;
import java.util.Comparator;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/** The searches of all tabs. They take no time between their pieces, but memory, so forgotten ones are dropped. */
final class SearchSessions {
    /** A tab in the background may speak up once a minute; one that is silent for so long is gone. */
    static final Duration LONGEST_IDLE = Duration.ofMinutes(5);

    /** A search of the largest board takes a few megabytes. */
    static final int MOST = 100;

    private final Map<String, SearchSession> sessions = new ConcurrentHashMap<>();

    /** Keeps a session, in place of the one that was silent for longest if there are too many; its name. */
    synchronized String add(SearchSession session) throws RejectedCallException {
        dropIdle();
        if (sessions.size() >= MOST) {
            String oldest = sessions.entrySet().stream()
                    .filter(entry -> !entry.getValue().isBusy())
                    .min(Comparator.comparingLong(entry -> entry.getValue().lastUse() - System.nanoTime()))
                    .map(Map.Entry::getKey)
                    .orElseThrow(() -> new RejectedCallException(503, "too many searches; try again in a while"));
            sessions.remove(oldest);
        }
        String name = Access.newToken();
        sessions.put(name, session);
        return name;
    }

    /** The session of a name. */
    SearchSession get(String name) throws RejectedCallException {
        return Optional.ofNullable(sessions.get(name))
                .orElseThrow(() -> new RejectedCallException(404, "there is no such search any more; begin it anew"));
    }

    void remove(String name) throws RejectedCallException {
        get(name).stop();
        sessions.remove(name);
    }

    int size() {
        return sessions.size();
    }

    void dropIdle() {
        sessions.values()
                .removeIf(session -> !session.isBusy() && session.idle().compareTo(LONGEST_IDLE) > 0);
    }
}
