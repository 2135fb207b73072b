package flowcv.solve;

/**
 * One search through all states, depth first and without recursion: an open link is tried as taken,
 * then barred. It can stop between any two states and go on later.
 */
final class Pass {
    private static final byte TRIED = Reason.TRIED.code();
    private static final byte REFUTED = Reason.REFUTED.code();
    private static final int NONE = -1;

    final State state;
    private final Graph graph;
    private final int[] order;
    private final int[] triedLink;
    private final int[] decidedBefore;
    private final int[] cursorBefore;
    private int depth;
    private int cursor;
    private long states;
    private boolean begun;
    private boolean sound;
    private boolean done;

    /** @param states how many were looked at before */
    Pass(Graph graph, State state, int[] order, long states) {
        this.states = states;
        this.graph = graph;
        this.state = state;
        this.order = order;
        int most = graph.links() + 1;
        triedLink = new int[most];
        decidedBefore = new int[most];
        cursorBefore = new int[most];
    }

    long states() {
        return states;
    }

    /** Whether every state was looked at. */
    boolean isDone() {
        return done;
    }

    /** Goes on to the next solution, which then stands in {@link #state}; or to a limit, or to the end. */
    Search.Event run(Budget budget) {
        while (true) {
            Search.Event event = step();
            if (event != null) {
                return event;
            }
            event = budget.stop(states);
            if (event != null) {
                return event;
            }
        }
    }

    /** One state: a decision and all that follows. Null unless it is a solution or the end. */
    Search.Event step() {
        if (done) {
            return Search.Event.EXHAUSTED;
        }
        states++;
        if (!begun) {
            begun = true;
            sound = state.start();
        } else if (sound) {
            int link = choose();
            triedLink[depth] = link;
            decidedBefore[depth] = state.decided();
            cursorBefore[depth++] = cursor;
            state.decide(link, State.TAKEN, TRIED);
            sound = state.propagate();
        } else {
            depth--;
            state.undo(decidedBefore[depth]);
            cursor = cursorBefore[depth];
            state.decide(triedLink[depth], State.BARRED, REFUTED);
            sound = state.propagate();
        }
        if (sound && choose() == NONE) {
            // To go on from a solution is to take it back.
            sound = false;
            done = depth == 0;
            return Search.Event.SOLUTION;
        }
        if (!sound && depth == 0) {
            done = true;
            return Search.Event.EXHAUSTED;
        }
        return null;
    }

    /** An open link of the first undecided node: the one to its earliest neighbor. */
    private int choose() {
        while (cursor < order.length && state.open[order[cursor]] == 0) {
            cursor++;
        }
        if (cursor == order.length) {
            return NONE;
        }
        int node = order[cursor];
        for (int i = graph.first[node]; ; i++) {
            if (state.links[graph.incident[i]] == State.OPEN) {
                return graph.incident[i];
            }
        }
    }
}
