package flowcv.solve.hint;

import flowcv.solve.Failure;
import java.util.List;

/**
 * A step that continues a flow from one of its dots, or from where it has been drawn to.
 *
 * @param label of the flow
 * @param places at least two: the place where it goes on, then those that it takes
 * @param why why it has to
 */
public record Hint(String label, List<Integer> places, Why why) {

    /** Keeps a copy of the list. */
    public Hint {
        places = List.copyOf(places);
    }

    /** Why a flow goes on as it does. */
    public sealed interface Why {}

    /** Its two ends touch. */
    public record Meets() implements Why {}

    /** The end has no other way. */
    public record OnlyWay() implements Why {}

    /**
     * A place that has to be covered has two ways, and the step is one of them.
     *
     * @param place the first that the step takes
     */
    public record MustPass(int place) implements Why {}

    /**
     * Every other way leads to a contradiction.
     *
     * @param others at least one
     */
    public record Refuted(List<Failure> others) implements Why {
        /** Keeps a copy of the list. */
        public Refuted {
            others = List.copyOf(others);
        }
    }

    /** No other way leads to a solution; finding that out takes more than a look. */
    public record Proven() implements Why {}
}
