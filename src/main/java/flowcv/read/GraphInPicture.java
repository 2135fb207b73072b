package flowcv.read;

import flowcv.board.Board;
import flowcv.board.GraphBoardBuilder;
import flowcv.board.Link;
import flowcv.board.Pair;
import flowcv.board.Topology;
import flowcv.image.Point;
import java.util.List;

/** Cells of a board of any tiling lie in it where they do in its picture, which is not always that they were read in. */
final class GraphInPicture {
    private GraphInPicture() {}

    /**
     * The same board with its cells moved; squares and hexagons, which are told by rows and columns, stay.
     *
     * @param centers where the middle of each place lies in the picture, in pixels
     */
    static Board of(Board board, List<Point> centers) {
        if (board.topology() != Topology.GRAPH) {
            return board;
        }
        GraphBoardBuilder moved = new GraphBoardBuilder();
        for (int place = 0; place < centers.size(); place++) {
            Point center = centers.get(place);
            moved.cell(board.name(place), Math.rint(center.x()), Math.rint(center.y()));
        }
        for (Link link : board.links()) {
            moved.link(board.name(link.first()), board.name(link.second()));
        }
        for (Pair pair : board.pairs()) {
            moved.dot(pair.label(), board.name(pair.first())).dot(pair.label(), board.name(pair.second()));
        }
        return moved.build();
    }
}
