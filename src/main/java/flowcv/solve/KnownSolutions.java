package flowcv.solve;

import flowcv.board.Solution;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;

/** What a search that has ended found. */
final class KnownSolutions implements Solutions {
    private final Outcome outcome;
    private final Iterator<Solution> rest;

    KnownSolutions(Outcome outcome) {
        this.outcome = outcome;
        rest = outcome.solutions().iterator();
    }

    @Override
    public Optional<Solution> next() {
        return rest.hasNext() ? Optional.of(rest.next()) : Optional.empty();
    }

    @Override
    public Outcome outcome(List<Solution> kept) {
        return rest.hasNext() ? new Outcome.Solved(kept, false, outcome.states()) : outcome;
    }
}
