package flowcv.solve;

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
    /** Most boards need fewer states from either side. */
    private static final long FIRST_TURN = 800;

    private static final int TURN_GROWTH = 4;

    private final Pass[] passes = new Pass[2];
    private int turn;
    private long left = FIRST_TURN;
    private long length = FIRST_TURN;

    LeastPass(Graph graph, Rings rings) {
        int[] order = SweepOrder.lengthwise(graph);
        for (int i = 0; i < passes.length; i++) {
            Corners corners = new Corners(graph, rings, SweepOrder.ranks(order));
            State state = new State(graph, rings, corners, true, false);
            passes[i] = Passes.thorough(graph, rings, state, order);
            order = SweepOrder.reversed(order);
        }
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
            }
            left = length;
        }
    }
}
