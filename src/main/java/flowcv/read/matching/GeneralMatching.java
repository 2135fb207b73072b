package flowcv.read.matching;

import java.util.Arrays;
import org.jgrapht.Graph;
import org.jgrapht.alg.matching.blossom.v5.KolmogorovWeightedPerfectMatching;
import org.jgrapht.alg.matching.blossom.v5.ObjectiveSense;
import org.jgrapht.graph.DefaultWeightedEdge;
import org.jgrapht.graph.SimpleWeightedGraph;

/** Minimum-weight perfect matching on a complete graph (Blossom V, Kolmogorov 2009). */
final class GeneralMatching {
    private GeneralMatching() {}

    static Matching match(double[][] distance) {
        int[] best = partners(distance, -1, -1);
        double weight = weight(distance, best);
        // The second-best matching lacks at least one pair of the best.
        double second = Double.MAX_VALUE;
        double widest = 0;
        for (int i = 0; i < best.length; i++) {
            if (best[i] > i) {
                widest = Math.max(widest, distance[i][best[i]]);
                second = Math.min(second, weight(distance, partners(distance, i, best[i])));
            }
        }
        return new Matching(best, widest, second - weight);
    }

    private static int[] partners(double[][] distance, int forbiddenA, int forbiddenB) {
        Graph<Integer, DefaultWeightedEdge> graph = new SimpleWeightedGraph<>(DefaultWeightedEdge.class);
        for (int i = 0; i < distance.length; i++) {
            graph.addVertex(i);
        }
        for (int i = 0; i < distance.length; i++) {
            for (int j = i + 1; j < distance.length; j++) {
                if (i != forbiddenA || j != forbiddenB) {
                    graph.setEdgeWeight(graph.addEdge(i, j), distance[i][j]);
                }
            }
        }
        int[] partner = new int[distance.length];
        Arrays.fill(partner, -1);
        for (DefaultWeightedEdge edge : new KolmogorovWeightedPerfectMatching<>(graph, ObjectiveSense.MINIMIZE)
                .getMatching()
                .getEdges()) {
            int a = graph.getEdgeSource(edge);
            int b = graph.getEdgeTarget(edge);
            partner[a] = b;
            partner[b] = a;
        }
        return partner;
    }

    private static double weight(double[][] distance, int[] partner) {
        double sum = 0;
        for (int i = 0; i < partner.length; i++) {
            sum += distance[i][partner[i]] / 2;
        }
        return sum;
    }
}
