package flowcv.cli.result;

import flowcv.board.Board;
import flowcv.board.Solution;
import flowcv.board.Topology;
import flowcv.board.Trail;
import flowcv.draw.TextDrawing;
import java.util.stream.Collectors;

/**
 * How a solution is printed.
 *
 * @param style of the drawing
 * @param isPaths whether each flow is a line of its cells, {@code R: r1c1 r1c2}, in place of a drawing
 */
public record SolutionText(TextDrawing.Style style, boolean isPaths) {

    /** The solution, in whole lines. */
    public String of(Board board, Solution solution) {
        return isPaths
                ? solution.trails().stream().map(trail -> line(board, trail)).collect(Collectors.joining())
                : TextDrawing.draw(board, solution, style);
    }

    private static String line(Board board, Trail trail) {
        return trail.places().stream()
                .map(place -> cell(board, place))
                .collect(Collectors.joining(" "))
                .transform(cells -> trail.label() + ": " + cells + "\n");
    }

    /** The name of a cell; where it has none, its row and column, counted from 1. */
    private static String cell(Board board, int place) {
        return board.topology() == Topology.GRAPH
                ? board.name(place)
                : "r" + (place / board.columns() + 1) + "c" + (place % board.columns() + 1);
    }
}
