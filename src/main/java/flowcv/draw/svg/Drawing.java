package flowcv.draw.svg;

import flowcv.board.Board;
import flowcv.board.Link;
import flowcv.board.Solution;
import flowcv.board.Trail;
import java.util.List;

/**
 * What is drawn of a board.
 *
 * @param flows from one dot on, in the order in which they are drawn
 * @param steps parts of flows that are numbered from 1, from where a flow goes on to where it ends
 * @param wrong places at which a pipe is crossed out
 */
public record Drawing(Board board, List<Trail> flows, List<Trail> steps, List<Integer> wrong) {

    /** Keeps copies of the lists. */
    public Drawing {
        flows = List.copyOf(flows);
        steps = List.copyOf(steps);
        wrong = List.copyOf(wrong);
    }

    /** A board before the first move. */
    public static Drawing unsolved(Board board) {
        return new Drawing(board, List.of(), List.of(), List.of());
    }

    public static Drawing solved(Board board, Solution solution) {
        return new Drawing(board, solution.trails(), List.of(), List.of());
    }

    /**
     * A board with its next steps.
     *
     * @param drawn links that pipes take already
     */
    public static Drawing hint(Board board, List<Link> drawn, List<Trail> steps, List<Integer> wrong) {
        return new Drawing(board, DrawnFlows.of(board, drawn), steps, wrong);
    }
}
