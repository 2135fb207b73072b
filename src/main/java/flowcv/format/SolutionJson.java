package flowcv.format;

import flowcv.board.Board;
import flowcv.board.Solution;
import flowcv.board.Topology;
import flowcv.board.Trail;
import java.util.Collection;
import java.util.List;
import java.util.stream.Stream;

/**
 * A solution as JSON, the same wherever one is written: an object with an array for each flow, {@code {"R": [[row,
 * column], …]}}, from dot to dot, counted from 0; names of cells on boards without rows.
 */
public final class SolutionJson {
    private SolutionJson() {}

    /** The object. */
    public static Json of(Board board, Solution solution) {
        Json json = new Json();
        for (Trail trail : solution.trails()) {
            json.with(trail.label(), cells(board, trail.places()));
        }
        return json;
    }

    /** Cells one after the other. */
    public static Stream<Object> cells(Board board, Collection<Integer> places) {
        return places.stream().map(place -> cell(board, place));
    }

    /** A cell: {@code [row, column]}, or its name. */
    public static Object cell(Board board, int place) {
        return board.topology() == Topology.GRAPH
                ? board.name(place)
                : List.of(place / board.columns(), place % board.columns());
    }
}
