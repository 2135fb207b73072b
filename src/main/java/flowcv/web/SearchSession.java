package flowcv.web;

import flowcv.board.Board;
import flowcv.board.Rules;
import flowcv.board.Solution;
import flowcv.solve.Limits;
import flowcv.solve.Outcome;
import flowcv.solve.Search;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;

/** A search that goes on in pieces, whenever its tab asks for one; a tab that is gone asks for none. */
final class SearchSession {
    /** Nearly every board of the game needs fewer; one that needs more may have a short refutation. */
    private static final long STATES_BEFORE_REFUTATION = 1_000;

    private final Board board;
    private final Search search;
    private final AtomicBoolean busy = new AtomicBoolean();
    private volatile boolean stopped;
    private Optional<Solution> first = Optional.empty();
    private long count;
    private boolean refutationSought;
    private Optional<Outcome.NoSolution> refutation = Optional.empty();
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

    /** The solution that was found first. Of the others none is kept: there may be billions. */
    Optional<Solution> first() {
        return first;
    }

    /** How many solutions were found. */
    long count() {
        return count;
    }

    /** Why there is no solution. */
    Optional<String> reason() {
        if (!exhausted || count > 0) {
            return Optional.empty();
        }
        return Optional.of(refutation.orElseGet(search::noSolution).reason());
    }

    /** Whether there is one solution alone; nothing as long as that is not known. */
    Optional<Boolean> unique() {
        if (count > 1) {
            return Optional.of(false);
        }
        return exhausted && count == 1 ? Optional.of(true) : Optional.empty();
    }

    boolean isExhausted() {
        return exhausted;
    }

    /** How long it has searched in all. */
    long nanos() {
        return nanos;
    }

    /** Takes the session from a run's first piece to its last, if nobody else has it; {@link #leave} gives it back. */
    boolean enter() {
        lastUse = System.nanoTime();
        if (!busy.compareAndSet(false, true)) {
            return false;
        }
        stopped = false;
        return true;
    }

    void leave() {
        lastUse = System.nanoTime();
        busy.set(false);
    }

    boolean isBusy() {
        return busy.get();
    }

    Duration idle() {
        return Duration.ofNanos(System.nanoTime() - lastUse);
    }

    long lastUse() {
        return lastUse;
    }

    /** Stops the run that is under way, between its pieces too; the session can go on after that. */
    void stop() {
        if (busy.get()) {
            stopped = true;
            search.cancel();
        }
    }

    /** Goes on for a while. The caller has entered. */
    Search.Event run(Limits limits) {
        if (exhausted) {
            return Search.Event.EXHAUSTED;
        }
        long begun = System.nanoTime();
        Search.Event event = search.run(limits);
        while (event == Search.Event.CANCELED
                && !stopped
                && !Thread.currentThread().isInterrupted()) {
            // A stop that came after the last piece of an earlier run is not meant for this one.
            event = search.run(limits);
        }
        if (event == Search.Event.SOLUTION) {
            count++;
            first = first.or(() -> Optional.of(search.solution()));
        } else if (isRefuted()) {
            event = Search.Event.EXHAUSTED;
        }
        exhausted = event == Search.Event.EXHAUSTED;
        nanos += System.nanoTime() - begun;
        return event;
    }

    private boolean isRefuted() {
        if (!refutationSought && count == 0 && search.states() >= STATES_BEFORE_REFUTATION) {
            refutationSought = true;
            refutation = search.refutation();
        }
        return refutation.isPresent();
    }
}
