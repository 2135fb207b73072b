package flowcv.solve;

import java.util.Arrays;
import java.util.Comparator;
import java.util.Optional;

/**
 * The links around every node in the order in which they leave it, where the graph can be drawn on
 * a sphere that way without a crossing.
 */
final class Embedding {
    /** No tiling has as many; up to here the sort that takes the square of the time takes the least. */
    private static final int MANY_WAYS = 32;

    /** The links of every node around it; the links of a node stand where {@link Graph#first} says. */
    final int[] around;
    /** For each link its place in {@link #around} at its lower node. */
    final int[] atFrom;
    /** For each link its place in {@link #around} at its higher node. */
    final int[] atTo;

    private Embedding(Graph graph, int[] around) {
        this.around = around;
        atFrom = new int[graph.links()];
        atTo = new int[graph.links()];
        for (int node = 0; node < graph.nodes(); node++) {
            for (int i = graph.first[node]; i < graph.first[node + 1]; i++) {
                if (graph.from[around[i]] == node) {
                    atFrom[around[i]] = i;
                } else {
                    atTo[around[i]] = i;
                }
            }
        }
    }

    /**
     * The embedding by the angles at which straight links would leave their nodes; none where these
     * do not make a sphere.
     */
    static Optional<Embedding> of(Graph graph) {
        int[] around = graph.incident.clone();
        for (int node = 0; node < graph.nodes(); node++) {
            sortByAngle(graph, node, around);
        }
        Embedding embedding = new Embedding(graph, around);
        return embedding.isSphere(graph) ? Optional.of(embedding) : Optional.empty();
    }

    private static void sortByAngle(Graph graph, int node, int[] around) {
        int begin = graph.first[node];
        int stop = graph.first[node + 1];
        if (stop - begin > MANY_WAYS) {
            Integer[] links = new Integer[stop - begin];
            Arrays.setAll(links, i -> around[begin + i]);
            Arrays.sort(links, Comparator.comparingDouble(link -> angle(graph, node, link)));
            for (int i = begin; i < stop; i++) {
                around[i] = links[i - begin];
            }
            return;
        }
        double[] angles = new double[stop - begin];
        for (int i = begin; i < stop; i++) {
            int link = around[i];
            double angle = angle(graph, node, link);
            int at = i;
            for (; at > begin && angles[at - begin - 1] > angle; at--) {
                angles[at - begin] = angles[at - begin - 1];
                around[at] = around[at - 1];
            }
            angles[at - begin] = angle;
            around[at] = link;
        }
    }

    private static double angle(Graph graph, int node, int link) {
        int other = graph.other(link, node);
        return angle(graph.x(other) - graph.x(node), graph.y(other) - graph.y(node));
    }

    /** Grows with the angle of a direction, from -2 to 2; the order is all that matters. */
    private static double angle(double dx, double dy) {
        double sine = dy / (Math.abs(dx) + Math.abs(dy));
        return dx >= 0 ? sine : dy >= 0 ? 2 - sine : -2 - sine;
    }

    /** Euler's formula, component by component: nodes - links + faces = 2. */
    private boolean isSphere(Graph graph) {
        int links = graph.links();
        boolean[] walked = new boolean[2 * links];
        int faces = 0;
        for (int dart = 0; dart < 2 * links; dart++) {
            if (!walked[dart]) {
                faces++;
                for (int d = dart; !walked[d]; d = next(graph, d)) {
                    walked[d] = true;
                }
            }
        }
        int[] root = new int[graph.nodes()];
        Arrays.setAll(root, i -> i);
        int components = graph.nodes();
        int lone = 0;
        for (int node = 0; node < graph.nodes(); node++) {
            lone += graph.degree(node) == 0 ? 1 : 0;
        }
        for (int link = 0; link < links; link++) {
            int a = find(root, graph.from[link]);
            int b = find(root, graph.to[link]);
            if (a != b) {
                root[a] = b;
                components--;
            }
        }
        // A lone node has one face around it that no link walks along.
        return graph.nodes() - links + faces + lone == 2 * components;
    }

    /** Darts are {@code 2 * link} from the lower to the higher node and {@code 2 * link + 1} back. */
    private int next(Graph graph, int dart) {
        int link = dart >> 1;
        boolean forward = (dart & 1) == 0;
        int node = forward ? graph.to[link] : graph.from[link];
        int at = (forward ? atTo[link] : atFrom[link]) + 1;
        int next = around[at == graph.first[node + 1] ? graph.first[node] : at];
        return graph.from[next] == node ? 2 * next : 2 * next + 1;
    }

    private static int find(int[] root, int node) {
        int at = node;
        while (root[at] != at) {
            root[at] = root[root[at]];
            at = root[at];
        }
        return at;
    }
}
