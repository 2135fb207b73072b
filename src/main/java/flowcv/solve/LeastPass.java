package flowcv.solve;

import java.util.Optional;

/**
 * Proves that no solution touches itself. If a filled board has a solution that does, cutting its
 * loops short gives a solution of the free rule with fewer cells; so a least solution of the free
 * rule (the fewest cells, then the latest ones in some order) leaves cells empty. This pass looks for
 * every solution of the free rule that could be a least one: it does not touch itself, and no flow
 * turns around an empty cell where turning through that cell would be as short and come later.
 *
 * <p>Two searches from different sides take turns, as a board that is hard from one side is often easy
 * from the other; each is complete by itself.
 */
final class LeastPass {
    /**
     * Reckoned from single sweeps of every 8th official level: with a first turn of 2,000 states and turns
     * twice as long each round, both searches together need 363 states on average; with first turns from
     * 100 on and growth up to fourfold up to 414, the first search alone 343 but for its worst boards.
     */
    private static final long FIRST_TURN = 2_000;

    private static final int TURN_GROWTH = 2;

    private final Graph graph;
    private final Rings rings;
    private final Optional<Embedding> embedding;
    private final Sweep[] sweeps;
    private final Pass[] passes = new Pass[2];
    private int turn;
    private long left = FIRST_TURN;
    private long length = FIRST_TURN;

    LeastPass(Graph graph, Rings rings) {
        this.graph = graph;
        this.rings = rings;
        embedding = Embedding.of(graph);
        sweeps = Sweep.byDots(graph);
        passes[0] = pass(sweeps[0].order(graph));
    }

    private Pass pass(int[] order) {
        Corners corners = new Corners(graph, rings, SweepOrder.ranks(order));
        return Pass.thorough(graph, embedding, new LeastState(graph, rings, corners), order);
    }

    /** The search whose turn it is. */
    Pass pass() {
        return passes[turn];
    }

    Search.Event run(Budget budget) {
        while (true) {
            long before = budget.spent();
            Search.Event event = pass().run(budget, left);
            left -= budget.spent() - before;
            if (event != null) {
                return event;
            }
            turn = 1 - turn;
            if (turn == 0) {
                length *= TURN_GROWTH;
            } else if (passes[1] == null) {
                // Most boards never need it.
                passes[1] = pass(sweeps[1].order(graph));
            }
            left = length;
        }
    }
}
