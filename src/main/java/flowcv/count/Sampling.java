package flowcv.count;

import flowcv.board.Solution;
import java.util.List;

/**
 * Solutions drawn at random, each as likely as any other.
 *
 * @param count how many there are to draw from, or why nothing was drawn
 * @param solutions one for each draw, the same one perhaps several times; none where there is none
 */
public record Sampling(Count count, List<Solution> solutions) {
    /** Keeps a copy of the list. */
    public Sampling {
        solutions = List.copyOf(solutions);
    }
}
