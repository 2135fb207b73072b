package flowcv.solve;

import flowcv.board.Solution;
import java.util.List;
import java.util.Optional;

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
     * @param reason in a sentence for people, with the place where it is known, and with what to do
     * @param detail how the solver knows, in its own words
     */
    record NoSolution(String reason, String detail, long states) implements Outcome {
        /**
         * With the sentence for people.
         *
         * @param fault what is wrong with the board where that is known, with its place
         */
        public static NoSolution of(Optional<String> fault, String detail, long states) {
            String where = fault.map(words -> ": " + words).orElse("");
            return new NoSolution("the board has no solution" + where + "; check its dots", detail, states);
        }
    }

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
