package flowcv.solve;

import java.util.Optional;

/**
 * Proves that no solution touches itself. If a filled board has a solution that does, cutting its
 * loops short gives a solution of the free rule with fewer cells; so a least solution of the free
 * rule (the fewest cells, then the latest ones in some order) leaves cells empty. This pass looks for
 * every solution of the free rule that could be a least one: it does not touch itself, and no flow
 * turns around an empty cell where turning through that cell would be as short and come later.
 *
 * <p>Two searches from opposite sides take turns, as a board that is hard from one side is often easy
 * from the other; each is complete by itself.
 */
final class LeastPass {
    /**
     * Reckoned from single sweeps of every 13th official level: with 200 states first and turns four
     * times as long each round, both searches together need 1,320 states on average; other first turns
     * up to 800, or growth by half or twofold, take up to a fifth more, and so do four directions.
     */
    private static final long FIRST_TURN = 200;

    private static final int TURN_GROWTH = 4;

    private final Graph graph;
    private final Rings rings;
    private final Optional<Embedding> embedding;
    private final Pass[] passes = new Pass[2];
    private int turn;
    private long left = FIRST_TURN;
    private long length = FIRST_TURN;

    LeastPass(Graph graph, Rings rings) {
        this.graph = graph;
        this.rings = rings;
        embedding = Embedding.of(graph);
        passes[0] = pass(SweepOrder.lengthwise(graph));
    }

    private Pass pass(int[] order) {
        Corners corners = new Corners(graph, rings, SweepOrder.ranks(order));
        return Passes.thorough(graph, rings, embedding, new State(graph, rings, corners, true, false), order);
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
                passes[1] = pass(SweepOrder.reversed(SweepOrder.lengthwise(graph)));
            }
            left = length;
        }
    }
}
