package flowcv.solve;

import java.util.Optional;

/** Puts searches together. */
final class Passes {
    private Passes() {}

    /** A search that asks nothing but what follows from link to link. */
    static Pass quick(Graph graph, State state, int[] order) {
        return new Pass(graph, state, order, null, null);
    }

    /** A search that remembers refuted states and looks at crossings. */
    static Pass thorough(Graph graph, Optional<Embedding> embedding, State state, int[] order) {
        Planarity planarity = embedding.map(e -> new Planarity(graph, e, state)).orElse(null);
        Refuted refuted = Refuted.fits(graph) ? new Refuted(graph, state, order) : null;
        return new Pass(graph, state, order, planarity, refuted);
    }
}
