package flowcv.web.call;

import com.fasterxml.jackson.core.JsonGenerator;
import flowcv.board.Board;
import flowcv.board.Link;
import flowcv.draw.layout.UndrawableBoardException;
import flowcv.draw.screen.BoardGeometry;
import flowcv.draw.screen.Edge;
import flowcv.image.Point;
import java.io.IOException;
import java.util.List;

/** How a board of free cells is drawn, in cells. */
public final class LayoutJson {
    private LayoutJson() {}

    /** A field "layout": null where the board fits no plane. */
    static void write(JsonGenerator json, Board board) throws IOException {
        BoardGeometry geometry;
        try {
            geometry = BoardGeometry.of(board, 1, 0);
        } catch (UndrawableBoardException e) {
            json.writeNullField("layout");
            return;
        }
        json.writeObjectFieldStart("layout");
        Json.decimal(json, "dot", geometry.dotRadius());
        json.writeArrayFieldStart("cells");
        for (int place = 0; place < board.size(); place++) {
            json.writeStartObject();
            json.writeFieldName("center");
            point(json, geometry.center(place));
            json.writeFieldName("outline");
            points(json, geometry.outline(place));
            json.writeEndObject();
        }
        json.writeEndArray();
        json.writeArrayFieldStart("passes");
        for (Link link : board.links()) {
            points(json, geometry.between(link.first(), link.second()));
        }
        json.writeEndArray();
        json.writeArrayFieldStart("borders");
        for (Edge.Kind kind : List.of(Edge.Kind.BORDER, Edge.Kind.WALL)) {
            for (List<Point> line : geometry.lines(kind)) {
                points(json, line);
            }
        }
        json.writeEndArray();
        json.writeEndObject();
    }

    private static void points(JsonGenerator json, List<Point> points) throws IOException {
        json.writeStartArray();
        for (Point point : points) {
            point(json, point);
        }
        json.writeEndArray();
    }

    private static void point(JsonGenerator json, Point point) throws IOException {
        json.writeStartArray();
        Json.decimal(json, point.x());
        Json.decimal(json, point.y());
        json.writeEndArray();
    }
}
