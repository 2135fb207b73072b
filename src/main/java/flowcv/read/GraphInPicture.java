package flowcv.read;

import flowcv.board.Board;
import flowcv.board.Corner;
import flowcv.board.GraphBoardBuilder;
import flowcv.board.Link;
import flowcv.board.Pair;
import flowcv.board.Topology;
import flowcv.image.Point;
import java.util.List;
import java.util.function.UnaryOperator;

/** Cells of a board of any tiling lie in it where they do in its picture, which is not always that they were read in. */
final class GraphInPicture {
    private GraphInPicture() {}

    /**
     * The same board with its cells moved; squares and hexagons, which are told by rows and columns, stay.
     *
     * @param centers where the middle of each place lies in the picture, in pixels
     * @param original where a point of the picture that it was read in lies in the picture
     */
    static Board of(Board board, List<Point> centers, UnaryOperator<Point> original) {
        if (board.topology() != Topology.GRAPH) {
            return board;
        }
        GraphBoardBuilder moved = new GraphBoardBuilder();
        for (int place = 0; place < centers.size(); place++) {
            Point center = centers.get(place);
            moved.cell(board.name(place), Math.rint(center.x()), Math.rint(center.y()));
        }
        for (int place = 0; place < board.outlines().size(); place++) {
            moved.outline(
                    board.name(place),
                    board.outlines().get(place).stream()
                            .map(corner -> corner(original.apply(new Point(corner.x(), corner.y()))))
                            .toList());
        }
        for (Link link : board.links()) {
            moved.link(board.name(link.first()), board.name(link.second()));
        }
        for (Pair pair : board.pairs()) {
            moved.dot(pair.label(), board.name(pair.first())).dot(pair.label(), board.name(pair.second()));
        }
        return moved.build();
    }

    /** A place of the picture to a tenth of a pixel, as texts have it. */
    static Corner corner(Point point) {
        return new Corner(Math.rint(10 * point.x()) / 10, Math.rint(10 * point.y()) / 10);
    }
}
