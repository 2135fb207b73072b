package flowcv.solve;

import java.util.Arrays;
import java.util.Optional;

/**
 * One search through all states, depth first and without recursion: an open link is tried as taken,
 * then barred (or the other way about). It can stop between any two states and go on later.
 */
final class Pass {
    private static final byte TRIED = Reason.TRIED.code();
    private static final byte REFUTED = Reason.REFUTED.code();
    private static final int NONE = -1;

    /** Most boards need fewer levels; more are made when they are needed. */
    private static final int FEW_LEVELS = 16;

    final State state;
    private final Graph graph;
    private final int[] order;
    /** What to ask of a state besides; null where it does not pay. */
    private final Planarity planarity;
    /** Which states lead nowhere; null where none are remembered. */
    private final Refuted refuted;

    /** For each level the link that was tried, or {@link #NONE} once the opposite was. */
    private int[] tried = {};
    /** For each level as what its link was tried. */
    private byte[] triedAs = {};

    private int[] decidedBefore = {};
    private int[] cursorBefore = {};
    private long[] keyA = {};
    private long[] keyB = {};
    private long[] costs = {};
    private long[] solutionsBefore = {};
    private int depth;
    private int cursor;
    private int next;
    private long solutions;
    private boolean begun;
    private boolean sound;

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

    private Pass(Graph graph, State state, int[] order, Planarity planarity, Refuted refuted) {
        this.graph = graph;
        this.state = state;
        this.order = order;
        this.planarity = planarity;
        this.refuted = refuted;
        grow(FEW_LEVELS);
    }

    /** Room for so many levels; there are never more than links, as every level decides one of its own. */
    private void grow(int levels) {
        tried = Arrays.copyOf(tried, levels);
        triedAs = Arrays.copyOf(triedAs, levels);
        decidedBefore = Arrays.copyOf(decidedBefore, levels);
        cursorBefore = Arrays.copyOf(cursorBefore, levels);
        if (refuted != null) {
            keyA = Arrays.copyOf(keyA, levels);
            keyB = Arrays.copyOf(keyB, levels);
            costs = Arrays.copyOf(costs, levels);
            solutionsBefore = Arrays.copyOf(solutionsBefore, levels);
        }
    }

    /**
     * Goes on to the next solution, which then stands in {@link #state}; or to a limit, or to the end.
     *
     * @param most so many states at most; null is returned then
     */
    Search.Event run(Budget budget, long most) {
        for (long i = 0; i < most; i++) {
            Search.Event event = budget.spend();
            if (event == null) {
                event = step();
            }
            if (event != null) {
                return event;
            }
        }
        return null;
    }

    /** One state: a decision and all that follows. Null unless it is a solution or the end. */
    Search.Event step() {
        if (!begun) {
            begun = true;
            sound = state.start();
        } else if (sound) {
            descend();
        } else if (!ascend()) {
            return Search.Event.EXHAUSTED;
        }
        if (sound) {
            next = choose();
            if (next == NONE) {
                solutions++;
                // To go on from a solution is to take it back.
                sound = false;
                return Search.Event.SOLUTION;
            }
            sound = isWorthwhile();
        }
        return null;
    }

    private void descend() {
        if (depth == tried.length) {
            grow(2 * depth);
        }
        tried[depth] = next;
        decidedBefore[depth] = state.decided();
        cursorBefore[depth] = cursor;
        if (refuted != null) {
            keyA[depth] = refuted.a();
            keyB[depth] = refuted.b();
            costs[depth] = refuted.cost();
            solutionsBefore[depth] = solutions;
        }
        // What may stay empty is left empty first: a short way is more often right than a long one.
        byte as = state.free && isEmpty(next) ? State.BARRED : State.TAKEN;
        triedAs[depth] = as;
        depth++;
        state.decide(next, as, TRIED);
        sound = state.propagate();
    }

    /** Whether both nodes of a link are still without links and no dots. */
    private boolean isEmpty(int link) {
        return state.need[graph.from[link]] + state.need[graph.to[link]] == 4;
    }

    /** Back to the last link of which only one way was tried; false where there is none. */
    private boolean ascend() {
        while (depth > 0 && tried[depth - 1] == NONE) {
            depth--;
            if (refuted != null && solutionsBefore[depth] == solutions) {
                refuted.add(keyA[depth], keyB[depth], costs[depth]);
            }
        }
        if (depth == 0) {
            state.undo(0);
            return false;
        }
        int link = tried[depth - 1];
        tried[depth - 1] = NONE;
        state.undo(decidedBefore[depth - 1]);
        cursor = cursorBefore[depth - 1];
        state.decide(link, triedAs[depth - 1] == State.TAKEN ? State.BARRED : State.TAKEN, REFUTED);
        sound = state.propagate();
        return true;
    }

    private boolean isWorthwhile() {
        if (planarity != null && !planarity.holds()) {
            return false;
        }
        if (refuted != null) {
            refuted.read(cursor);
            return !refuted.isKnown();
        }
        return true;
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
