package flowcv.count;

import flowcv.board.Board;
import flowcv.board.Solution;
import flowcv.board.Trail;
import flowcv.solve.Graph;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;

/** Follows taken links from dot to dot. */
final class Tracing {
    private Tracing() {}

    static Solution solution(Board board, Graph graph, BitSet links) {
        List<Trail> trails = new ArrayList<>();
        for (int pair = 0; pair < graph.pairs(); pair++) {
            List<Integer> places = new ArrayList<>();
            int node = graph.dot(pair, 0);
            places.add(graph.place(node));
            for (int link = next(graph, links, node, -1); link >= 0; link = next(graph, links, node, link)) {
                node = graph.other(link, node);
                places.add(graph.place(node));
            }
            trails.add(new Trail(board.pairs().get(pair).label(), places));
        }
        return new Solution(trails);
    }

    /** The taken link of a node that is not the one it was reached by, or -1. */
    private static int next(Graph graph, BitSet links, int node, int before) {
        for (int i = 0; i < graph.degree(node); i++) {
            int link = graph.link(node, i);
            if (link != before && links.get(link)) {
                return link;
            }
        }
        return -1;
    }
}
