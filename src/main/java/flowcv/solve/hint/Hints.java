package flowcv.solve.hint;

import flowcv.solve.Outcome;
import java.util.List;

/**
 * How a board goes on from what is drawn.
 *
 * @param wrong pipes that have to be taken back
 * @param steps the next ones, each from what is drawn and the steps before it
 * @param complete whether all flows are drawn after the steps
 * @param exhausted whether no further step is forced
 * @param outcome what is known of the solutions; steps are told even if there are several, but only those
 *     that all have in common
 */
public record Hints(List<Wrong> wrong, List<Hint> steps, boolean complete, boolean exhausted, Outcome outcome) {

    /** Keeps copies of the lists. */
    public Hints {
        wrong = List.copyOf(wrong);
        steps = List.copyOf(steps);
    }

    /**
     * A pipe that is no part of the solution.
     *
     * @param label of the flow
     * @param from the last place where it is right
     * @param to the first place where it is not
     */
    public record Wrong(String label, int from, int to) {}
}
