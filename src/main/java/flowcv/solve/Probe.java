package flowcv.solve;

import flowcv.board.Rules;
import flowcv.solve.Failure.Kind;
import java.util.Optional;
import java.util.function.IntPredicate;

/** Takes a step on trial and lets all forced moves follow, to see what goes wrong. */
public final class Probe {
    private final Graph graph;
    private final Rings rings;
    private final Rules rules;
    private final boolean touching;

    /**
     * @param touching whether a flow may pass beside itself
     */
    public Probe(Graph graph, Rules rules, boolean touching) {
        this.graph = graph;
        this.rules = rules;
        this.touching = touching;
        rings = Rings.of(graph);
    }

    /**
     * A step that was tried.
     *
     * @param failure what goes wrong; nothing where forced moves alone do not show that it does
     * @param moves how many had to be thought through
     */
    public record Trial(Optional<Failure> failure, int moves) {}

    /**
     * Tries a link from the end of a branch.
     *
     * @param taken the links that flows take so far
     * @param end the node at which the branch ends
     */
    public Trial attempt(IntPredicate taken, int end, int link) {
        State state = new State(graph, rings, rules == Rules.FREE, touching);
        for (int i = 0; i < graph.links(); i++) {
            if (taken.test(i)) {
                state.decide(i, State.TAKEN, Reason.TRIED.code());
            }
        }
        state.decide(link, State.TAKEN, Reason.TRIED.code());
        if (state.start()) {
            return new Trial(Optional.empty(), state.decided());
        }
        int towards = graph.place(graph.other(link, end));
        return new Trial(Optional.of(failure(state, towards)), state.decided());
    }

    private Failure failure(State state, int towards) {
        for (int node = 0; node < graph.nodes(); node++) {
            boolean mayStayEmpty = rules == Rules.FREE && graph.pairOf(node) < 0 && state.need[node] == 2;
            if (state.need[node] > 0 && state.open[node] < state.need[node] && !mayStayEmpty) {
                boolean end = graph.pairOf(node) >= 0 || state.need[node] == 1;
                return new Failure(towards, end ? Kind.STUCK : Kind.UNREACHED, graph.place(node));
            }
        }
        for (int node = 0; node < graph.nodes(); node++) {
            if (state.need[node] < 0) {
                return new Failure(towards, Kind.CROWDED, graph.place(node));
            }
        }
        for (int node = 0; node < graph.nodes(); node++) {
            int pair = graph.pairOf(node);
            int end = graph.pairOf(state.end[node]);
            if (pair >= 0 && end >= 0 && pair != end) {
                return new Failure(towards, Kind.JOINED, graph.place(node));
            }
        }
        return new Failure(towards, Kind.ITSELF, towards);
    }
}
