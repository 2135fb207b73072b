package flowcv.solve;

import flowcv.board.Solution;
import java.util.List;

/** How a search ended. */
public sealed interface Outcome {

    /** How many states were looked at. */
    long states();

    /** The solutions that were found, perhaps none. */
    default List<Solution> solutions() {
        return List.of();
    }

    /**
     * As many solutions as were asked for, or all that there are.
     *
     * @param solutions at least one, each passed by {@link flowcv.board.SolutionCheck}
     * @param complete whether there is no other solution
     */
    record Solved(List<Solution> solutions, boolean complete, long states) implements Outcome {
        /** Keeps a copy of the list. */
        public Solved {
            solutions = List.copyOf(solutions);
        }
    }

    /**
     * There is none, with proof.
     *
     * @param reason why, in plain words
     */
    record NoSolution(String reason, long states) implements Outcome {}

    /**
     * A limit was reached first.
     *
     * @param limit which one, in plain words
     * @param solutions those found up to then, perhaps none
     */
    record GaveUp(String limit, List<Solution> solutions, long states) implements Outcome {
        /** Keeps a copy of the list. */
        public GaveUp {
            solutions = List.copyOf(solutions);
        }
    }
}
