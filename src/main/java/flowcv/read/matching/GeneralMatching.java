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

    /** The partner of each. */
    static int[] match(double[][] distance) {
        Graph<Integer, DefaultWeightedEdge> graph = new SimpleWeightedGraph<>(DefaultWeightedEdge.class);
        for (int i = 0; i < distance.length; i++) {
            graph.addVertex(i);
        }
        for (int i = 0; i < distance.length; i++) {
            for (int j = i + 1; j < distance.length; j++) {
                graph.setEdgeWeight(graph.addEdge(i, j), distance[i][j]);
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
}
