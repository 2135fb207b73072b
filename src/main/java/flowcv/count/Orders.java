package flowcv.count;

import flowcv.solve.Graph;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Orders in which the nodes can be decided, and which of them keeps the border narrow. */
final class Orders {
    /** So many starts of breadth-first orders are tried, evenly over the board. */
    private static final int STARTS = 4;

    /** They take the square of the time; of boards this large only long and narrow ones can be counted. */
    private static final int MOST_NODES = 3_000;

    /** Orders that seem so much worse than the best take no part in a race. */
    private static final double MOST_COST = 16;

    /** Coordinates are sums of fractions; what differs by less than this part of a unit is the same. */
    private static final double GRAINS = 64;

    private Orders() {}

    /** Different orders, the one that needs the fewest states by an estimate first. */
    static List<int[]> of(Graph graph) {
        List<int[]> orders = new ArrayList<>();
        Set<String> known = new HashSet<>();
        for (int[] order : candidates(graph)) {
            if (known.add(Arrays.toString(order))) {
                orders.add(order);
            }
        }
        Map<int[], Double> costs = new IdentityHashMap<>();
        orders.forEach(order -> costs.put(order, cost(graph, order)));
        orders.sort(Comparator.comparingDouble(costs::get));
        double most = MOST_COST * costs.get(orders.get(0));
        orders.removeIf(order -> costs.get(order) > most);
        return orders;
    }

    private static List<int[]> candidates(Graph graph) {
        List<int[]> orders = new ArrayList<>();
        // Along rows, columns and diagonals, from either end.
        for (double[] along : new double[][] {{1, 0}, {0, 1}, {1, 1}, {1, -1}}) {
            int[] order = sorted(graph, along[0], along[1]);
            orders.add(order);
            orders.add(reversed(order));
        }
        int nodes = graph.nodes();
        for (int i = 0; i < Math.min(STARTS, nodes) && nodes <= MOST_NODES; i++) {
            orders.add(narrow(graph, i * nodes / Math.min(STARTS, nodes)));
        }
        return orders;
    }

    private static int[] reversed(int[] order) {
        int[] reversed = new int[order.length];
        for (int i = 0; i < order.length; i++) {
            reversed[i] = order[order.length - 1 - i];
        }
        return reversed;
    }

    /** Nodes by how far they lie in one direction, and by the direction across where that is the same. */
    private static int[] sorted(Graph graph, double alongX, double alongY) {
        return sorted(
                graph,
                Comparator.<Integer>comparingDouble(
                                n -> Math.rint(GRAINS * (alongX * graph.x(n) + alongY * graph.y(n))))
                        .thenComparingDouble(n -> alongY * graph.x(n) - alongX * graph.y(n)));
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
