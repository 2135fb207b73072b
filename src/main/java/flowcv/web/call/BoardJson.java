package flowcv.web.call;

import com.fasterxml.jackson.core.JsonGenerator;
import flowcv.board.Board;
import flowcv.board.GameColor;
import flowcv.board.Link;
import flowcv.board.Pair;
import flowcv.board.Rules;
import flowcv.board.Topology;
import flowcv.board.Trail;
import flowcv.format.FlowFormat;
import flowcv.format.PuzzLinkFormat;
import flowcv.format.text.UnfitException;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Boards as the page and other callers get them. Places are numbered as the cells are listed. */
public final class BoardJson {
    private BoardJson() {}

    /** Everything that is known of a board. */
    public static void write(JsonGenerator json, String name, Board board) throws IOException {
        json.writeObjectFieldStart(name);
        json.writeStringField("text", FlowFormat.write(board));
        Json.text(json, "puzzlink", puzzLink(board));
        json.writeStringField("topology", board.topology().name().toLowerCase(Locale.ROOT));
        json.writeNumberField("rows", board.rows());
        json.writeNumberField("columns", board.columns());
        cells(json, board);
        pairs(json, board);
        links(json, "links", board.links());
        links(json, "walls", board.walls());
        links(json, "extraLinks", board.extraLinks());
        Json.places(json, "openRows", open(board, true));
        Json.places(json, "openColumns", open(board, false));
        if (board.topology() == Topology.GRAPH) {
            LayoutJson.write(json, board);
        }
        json.writeEndObject();
    }

    public static void links(JsonGenerator json, String name, Collection<Link> links) throws IOException {
        json.writeArrayFieldStart(name);
        for (Link link : links) {
            json.writeStartArray();
            json.writeNumber(link.first());
            json.writeNumber(link.second());
            json.writeEndArray();
        }
        json.writeEndArray();
    }

    public static void trails(JsonGenerator json, String name, Collection<Trail> trails) throws IOException {
        json.writeArrayFieldStart(name);
        for (Trail trail : trails) {
            json.writeStartObject();
            json.writeStringField("label", trail.label());
            Json.places(json, "places", trail.places());
            json.writeEndObject();
        }
        json.writeEndArray();
    }

    private static void cells(JsonGenerator json, Board board) throws IOException {
        json.writeArrayFieldStart("cells");
        for (int place = 0; place < board.size(); place++) {
            json.writeStartObject();
            json.writeStringField("name", board.name(place));
            Json.decimal(json, "x", board.x(place));
            Json.decimal(json, "y", board.y(place));
            json.writeStringField("kind", board.isHole(place) ? "hole" : board.isBridge(place) ? "bridge" : "plain");
            json.writeEndObject();
        }
        json.writeEndArray();
    }

    private static void pairs(JsonGenerator json, Board board) throws IOException {
        json.writeArrayFieldStart("pairs");
        for (Pair pair : board.pairs()) {
            json.writeStartObject();
            json.writeStringField("label", pair.label());
            Json.text(json, "color", GameColor.ofLabel(pair.label()).map(color -> Json.color(color.rgb())));
            json.writeNumberField("first", pair.first());
            json.writeNumberField("second", pair.second());
            json.writeEndObject();
        }
        json.writeEndArray();
    }

    private static List<Integer> open(Board board, boolean rows) {
        List<Integer> open = new ArrayList<>();
        if (board.topology() == Topology.SQUARE) {
            for (int i = 0; i < (rows ? board.rows() : board.columns()); i++) {
                if (rows ? board.border().isRowOpen(i) : board.border().isColumnOpen(i)) {
                    open.add(i);
                }
            }
        }
        return open;
    }

    private static Optional<String> puzzLink(Board board) {
        try {
            return Optional.of(PuzzLinkFormat.write(board, Rules.FILL).strip());
        } catch (UnfitException e) {
            return Optional.empty();
        }
    }
}
