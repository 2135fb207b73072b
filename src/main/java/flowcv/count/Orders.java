package flowcv.count;

import flowcv.solve.Graph;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;

/** Orders in which the nodes can be decided, and which of them keeps the border narrow. */
final class Orders {
    /** So many starts of breadth-first orders are tried, evenly over the board. */
    private static final int STARTS = 8;

    private Orders() {}

    /** The order that needs the fewest states by an estimate. */
    static int[] best(Graph graph) {
        int[] best = new int[0];
        double least = Double.MAX_VALUE;
        for (int[] order : candidates(graph)) {
            double cost = cost(graph, order);
            if (cost < least) {
                least = cost;
                best = order;
            }
        }
        return best;
    }

    private static List<int[]> candidates(Graph graph) {
        List<int[]> orders = new ArrayList<>();
        // Row by row and column by column, from either end; ties by the other coordinate.
        for (int[] sign : new int[][] {{1, 1}, {1, -1}, {-1, 1}, {-1, -1}}) {
            orders.add(sorted(graph, Comparator.<Integer>comparingDouble(n -> sign[0] * graph.x(n))
                    .thenComparingDouble(n -> sign[1] * graph.y(n))));
            orders.add(sorted(graph, Comparator.<Integer>comparingDouble(n -> sign[0] * graph.y(n))
                    .thenComparingDouble(n -> sign[1] * graph.x(n))));
        }
        for (int[] sign : new int[][] {{1, 1}, {1, -1}}) {
            orders.add(sorted(graph, Comparator.<Integer>comparingDouble(
                            n -> Math.rint(2 * (graph.x(n) + sign[1] * graph.y(n))))
                    .thenComparingDouble(n -> graph.x(n))));
        }
        int nodes = graph.nodes();
        for (int i = 0; i < Math.min(STARTS, nodes); i++) {
            orders.add(narrow(graph, i * nodes / Math.min(STARTS, nodes)));
        }
        return orders;
    }

    private static int[] sorted(Graph graph, Comparator<Integer> comparator) {
        Integer[] nodes = new Integer[graph.nodes()];
        Arrays.setAll(nodes, i -> i);
        Arrays.sort(nodes, comparator);
        return Arrays.stream(nodes).mapToInt(i -> i).toArray();
    }

    /** Always the node of the border that lets in the fewest others, the longest waiting one among these. */
    private static int[] narrow(Graph graph, int start) {
        int nodes = graph.nodes();
        int[] order = new int[nodes];
        int[] since = new int[nodes];
        boolean[] decided = new boolean[nodes];
        for (int count = 0; count < nodes; count++) {
            int best = -1;
            int least = Integer.MAX_VALUE;
            for (int node = 0; node < nodes; node++) {
                if (!decided[node] && (since[node] > 0 || count == 0 && node == start)) {
                    int fresh = 0;
                    for (int i = 0; i < graph.degree(node); i++) {
                        int other = graph.other(graph.link(node, i), node);
                        fresh += since[other] == 0 && !decided[other] ? 1 : 0;
                    }
                    int weight = fresh * 2 * nodes + since[node];
                    if (weight < least) {
                        least = weight;
                        best = node;
                    }
                }
            }
            // Another component.
            for (int node = 0; best < 0; node++) {
                best = decided[node] ? -1 : node;
            }
            decided[best] = true;
            order[count] = best;
            for (int i = 0; i < graph.degree(best); i++) {
                int other = graph.other(graph.link(best, i), best);
                if (since[other] == 0) {
                    since[other] = count + 1;
                }
            }
        }
        return order;
    }

    /**
     * The sum over all turns of the product of what each node at the border can be: a plain node with one
     * decided neighbor is untouched or an end of either side of a path, one with more can be full as well,
     * and a dot is either joined or not.
     */
    private static double cost(Graph graph, int[] order) {
        int[] touched = new int[graph.nodes()];
        boolean[] decided = new boolean[graph.nodes()];
        double product = 1;
        double sum = 0;
        for (int node : order) {
            product /= kinds(graph, node, touched[node]);
            decided[node] = true;
            for (int i = 0; i < graph.degree(node); i++) {
                int other = graph.other(graph.link(node, i), node);
                if (!decided[other]) {
                    product /= kinds(graph, other, touched[other]);
                    product *= kinds(graph, other, ++touched[other]);
                }
            }
            sum += product;
        }
        return sum;
    }

    private static double kinds(Graph graph, int node, int touched) {
        if (touched == 0) {
            return 1;
        }
        return graph.pairOf(node) >= 0 ? 1.5 : touched == 1 ? 3 : 4;
    }
}
