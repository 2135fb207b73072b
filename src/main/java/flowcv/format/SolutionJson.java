package flowcv.format;

import com.fasterxml.jackson.core.JsonGenerator;
import flowcv.board.Board;
import flowcv.board.Solution;
import flowcv.board.Topology;
import flowcv.board.Trail;
import java.io.IOException;

/**
 * A solution as JSON, the same wherever one is written: an object with an array for each flow, {@code {"R": [[row,
 * column], …]}}, from dot to dot, counted from 0; names of cells on boards without rows.
 */
public final class SolutionJson {
    private SolutionJson() {}

    /** Writes the object, where a value may stand. */
    public static void write(JsonGenerator json, Board board, Solution solution) throws IOException {
        json.writeStartObject();
        for (Trail trail : solution.trails()) {
            json.writeArrayFieldStart(trail.label());
            for (int place : trail.places()) {
                cell(json, board, place);
            }
            json.writeEndArray();
        }
        json.writeEndObject();
    }

    /** Writes a cell: {@code [row, column]}, or its name. */
    public static void cell(JsonGenerator json, Board board, int place) throws IOException {
        if (board.topology() == Topology.GRAPH) {
            json.writeString(board.name(place));
            return;
        }
        json.writeStartArray();
        json.writeNumber(place / board.columns());
        json.writeNumber(place % board.columns());
        json.writeEndArray();
    }
}
