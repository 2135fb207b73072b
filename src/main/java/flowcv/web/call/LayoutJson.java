package flowcv.web.call;

import flowcv.board.Board;
import flowcv.draw.geometry.BoardGeometry;
import flowcv.draw.geometry.Edge;
import flowcv.draw.layout.UndrawableBoardException;
import flowcv.format.Json;
import flowcv.image.Point;
import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** How a board of free cells is drawn, in cells. */
public final class LayoutJson {
    private LayoutJson() {}

    /** The layout; null where the board fits no plane. */
    static Optional<Json> of(Board board) {
        BoardGeometry geometry;
        try {
            geometry = BoardGeometry.of(board, 1, 0);
        } catch (UndrawableBoardException e) {
            return Optional.empty();
        }
        return Optional.of(new Json()
                .with("dot", Json.decimal(geometry.dotRadius()))
                .with("cells", IntStream.range(0, board.size()).mapToObj(place -> new Json()
                        .with("center", point(geometry.center(place)))
                        .with("outline", points(geometry.outline(place)))))
                .with(
                        "passes",
                        board.links().stream().map(link -> points(geometry.between(link.first(), link.second()))))
                .with(
                        "borders",
                        Stream.of(Edge.Kind.BORDER, Edge.Kind.WALL)
                                .flatMap(kind -> geometry.lines(kind).stream())
                                .map(LayoutJson::points)));
    }

    /** Points as pairs of numbers. */
    public static Stream<List<BigDecimal>> points(List<Point> points) {
        return points.stream().map(LayoutJson::point);
    }

    private static List<BigDecimal> point(Point point) {
        return List.of(Json.decimal(point.x()), Json.decimal(point.y()));
    }
}
