package flowcv.solve;

import flowcv.board.Solution;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;

/**
 * The solutions of a board, one after the other in an order that is always the same. Those that were told are not
 * kept, so that any number of them passes.
 *
 * <p>For one thread alone.
 */
public interface Solutions {
    /** Those of a search that has ended. */
    static Solutions of(Outcome outcome) {
        Iterator<Solution> rest = outcome.solutions().iterator();
        return new Solutions() {
            @Override
            public Optional<Solution> next() {
                return rest.hasNext() ? Optional.of(rest.next()) : Optional.empty();
            }

            @Override
            public Outcome outcome(List<Solution> kept) {
                return rest.hasNext() ? new Outcome.Solved(kept, false, outcome.states()) : outcome;
            }
        };
    }

    /**
     * The next one, passed by {@link flowcv.board.SolutionCheck}; empty where no other is left, where as many were told
     * as were asked for, and at a limit.
     */
    Optional<Solution> next();

    /**
     * How the search stands since the last call of {@link #next}.
     *
     * @param kept which of the solutions told it is to list
     */
    Outcome outcome(List<Solution> kept);

    /** Takes all of them. */
    default Outcome all() {
        List<Solution> all = new ArrayList<>();
        for (Optional<Solution> next = next(); next.isPresent(); next = next()) {
            all.add(next.get());
        }
        return outcome(all);
    }
}
