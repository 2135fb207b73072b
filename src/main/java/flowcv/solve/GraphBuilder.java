package flowcv.solve;

import flowcv.board.Board;
import flowcv.board.Lane;
import flowcv.board.Link;
import flowcv.board.Pair;
import java.util.Arrays;
import java.util.List;

/** The one place of this package that knows of cells, holes, bridges and lanes. */
final class GraphBuilder {
    private static final int NONE = -1;

    private GraphBuilder() {}

    static Graph build(Board board) {
        int size = board.size();
        int[] horizontal = new int[size];
        int[] vertical = new int[size];
        int[] places = new int[2 * size];
        boolean[] lanes = new boolean[2 * size];
        int nodes = 0;
        for (int place = 0; place < size; place++) {
            if (board.isHole(place)) {
                horizontal[place] = NONE;
                vertical[place] = NONE;
                continue;
            }
            boolean bridge = board.isBridge(place);
            horizontal[place] = nodes;
            places[nodes] = place;
            lanes[nodes++] = bridge;
            if (bridge) {
                places[nodes] = place;
                lanes[nodes++] = true;
            }
            vertical[place] = nodes - 1;
        }

        List<Link> links = board.links();
        int[] from = new int[links.size()];
        int[] to = new int[links.size()];
        int count = 0;
        for (int i = 0; i < links.size(); i++) {
            Link link = links.get(i);
            int a = node(horizontal, vertical, link.first(), link.lane());
            int b = node(horizontal, vertical, link.second(), link.lane());
            if (a != NONE && b != NONE && !isThere(from, to, count, Math.min(a, b), Math.max(a, b))) {
                from[count] = Math.min(a, b);
                to[count++] = Math.max(a, b);
            }
        }

        List<Pair> pairs = board.pairs();
        int[] dots = new int[2 * pairs.size()];
        for (int i = 0; i < pairs.size(); i++) {
            dots[2 * i] = horizontal[pairs.get(i).first()];
            dots[2 * i + 1] = horizontal[pairs.get(i).second()];
        }
        double[] xs = new double[nodes];
        double[] ys = new double[nodes];
        for (int node = 0; node < nodes; node++) {
            xs[node] = board.x(places[node]);
            ys[node] = board.y(places[node]);
        }
        return new Graph(
                Arrays.copyOf(places, nodes),
                Arrays.copyOf(lanes, nodes),
                xs,
                ys,
                Arrays.copyOf(from, count),
                Arrays.copyOf(to, count),
                dots);
    }

    /** The node of a place that a link along a lane reaches; no flow can take an extra link to a bridge. */
    private static int node(int[] horizontal, int[] vertical, int place, Lane lane) {
        return switch (lane) {
            case HORIZONTAL -> horizontal[place];
            case VERTICAL -> vertical[place];
            case OTHER -> horizontal[place] == vertical[place] ? horizontal[place] : NONE;
        };
    }

    /** Links between the same places along different lanes, three at most, follow each other in a board's list. */
    private static boolean isThere(int[] from, int[] to, int count, int a, int b) {
        for (int i = count - 1; i >= Math.max(0, count - 2); i--) {
            if (from[i] == a && to[i] == b) {
                return true;
            }
        }
        return false;
    }
}
