package flowcv.web;

import flowcv.board.Board;
import flowcv.board.Rules;
import flowcv.board.Solution;
import flowcv.solve.Limits;
import flowcv.solve.Search;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.locks.ReentrantLock;

/** A search that goes on in pieces, whenever its tab asks for one; a tab that is gone asks for none. */
final class SearchSession {
    /** Nearly every board of the game needs fewer; one that needs more may have a short refutation. */
    private static final long STATES_BEFORE_REFUTATION = 1_000;

    private final ReentrantLock lock = new ReentrantLock();
    private final Board board;
    private final Search search;
    private final List<Solution> solutions = new ArrayList<>();
    private boolean refutationSought;
    private Optional<String> refutation = Optional.empty();
    private boolean exhausted;
    private long nanos;
    private volatile long lastUse = System.nanoTime();

    SearchSession(Board board, Rules rules) {
        this.board = board;
        search = Search.of(board, rules);
    }

    Board board() {
        return board;
    }

    Search search() {
        return search;
    }

    /** In the order in which they were found. */
    List<Solution> solutions() {
        return solutions;
    }

    /** Why there is no solution. */
    Optional<String> reason() {
        if (!exhausted || !solutions.isEmpty()) {
            return Optional.empty();
        }
        return Optional.of(refutation.orElseGet(() -> "all " + search.states() + " states were tried"));
    }

    /** Whether there is one solution alone; nothing as long as that is not known. */
    Optional<Boolean> unique() {
        if (solutions.size() > 1) {
            return Optional.of(false);
        }
        return exhausted && solutions.size() == 1 ? Optional.of(true) : Optional.empty();
    }

    boolean isExhausted() {
        return exhausted;
    }

    /** How long it has searched in all. */
    long nanos() {
        return nanos;
    }

    /** Takes the session, if nobody else has it; {@link #leave} gives it back. */
    boolean enter() {
        lastUse = System.nanoTime();
        return lock.tryLock();
    }

    void leave() {
        lastUse = System.nanoTime();
        lock.unlock();
    }

    boolean isBusy() {
        return lock.isLocked();
    }

    Duration idle() {
        return Duration.ofNanos(System.nanoTime() - lastUse);
    }

    long lastUse() {
        return lastUse;
    }

    /** Stops the piece that is under way; the session can go on after that. */
    void stop() {
        if (lock.isLocked()) {
            search.cancel();
        }
    }

    /** Goes on for a while. Whoever calls has entered. */
    Search.Event run(Limits limits) {
        if (exhausted) {
            return Search.Event.EXHAUSTED;
        }
        long begun = System.nanoTime();
        Search.Event event = search.run(limits);
        if (event == Search.Event.SOLUTION) {
            solutions.add(search.solution());
        } else if (isRefuted()) {
            event = Search.Event.EXHAUSTED;
        }
        exhausted = event == Search.Event.EXHAUSTED;
        nanos += System.nanoTime() - begun;
        return event;
    }

    private boolean isRefuted() {
        if (!refutationSought && solutions.isEmpty() && search.states() >= STATES_BEFORE_REFUTATION) {
            refutationSought = true;
            refutation = search.refutation();
        }
        return refutation.isPresent();
    }
}
