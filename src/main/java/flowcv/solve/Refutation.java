package flowcv.solve;

import flowcv.board.Board;
import flowcv.board.Pair;
import flowcv.board.Rules;
import java.util.Optional;

/** Short reasons why a board has no solution, each found without any search. */
final class Refutation {
    private final Board board;
    private final Graph graph;
    private final Rules rules;

    private Refutation(Board board, Graph graph, Rules rules) {
        this.board = board;
        this.graph = graph;
        this.rules = rules;
    }

    /** The first short reason in plain words, or nothing: then there may be a solution or not. */
    static Optional<String> of(Board board, Graph graph, Rules rules) {
        Refutation refutation = new Refutation(board, graph, rules);
        return refutation
                .shutCell()
                .or(refutation::partedPair)
                .or(() -> rules == Rules.FILL ? refutation.parity() : Optional.empty());
    }

    private Optional<String> shutCell() {
        for (int node = 0; node < graph.nodes(); node++) {
            boolean dot = graph.pairOf(node) >= 0;
            int ways = 0;
            for (int i = 0; i < graph.degree(node); i++) {
                ways += isUsable(graph.link(node, i)) ? 1 : 0;
            }
            if (ways < (dot ? 1 : 2) && (dot || rules == Rules.FILL)) {
                String what = dot ? "dot " : graph.isLane(node) ? "a lane of the bridge " : "cell ";
                return Optional.of(what + board.name(graph.place(node)) + " has " + ways
                        + (ways == 1 ? " way" : " ways") + " in or out, needs " + (dot ? 1 : 2));
            }
        }
        return Optional.empty();
    }

    /** Whether a flow may run along a link: not from a dot to a dot of another pair. */
    private boolean isUsable(int link) {
        int a = graph.pairOf(graph.from(link));
        int b = graph.pairOf(graph.to(link));
        return a < 0 || b < 0 || a == b;
    }

    private Optional<String> partedPair() {
        int[] reached = new int[graph.nodes()];
        for (int index = 0; index < graph.pairs(); index++) {
            boolean[] seen = new boolean[graph.nodes()];
            int count = 0;
            reached[count++] = graph.dot(index, 0);
            seen[reached[0]] = true;
            for (int head = 0; head < count; head++) {
                int node = reached[head];
                for (int i = 0; i < graph.degree(node); i++) {
                    int other = graph.other(graph.link(node, i), node);
                    int pair = graph.pairOf(other);
                    if (!seen[other] && (pair < 0 || pair == index)) {
                        seen[other] = true;
                        reached[count++] = other;
                    }
                }
            }
            if (!seen[graph.dot(index, 1)]) {
                Pair pair = board.pairs().get(index);
                return Optional.of("nothing can join the dots " + pair.label() + " at " + board.name(pair.first())
                        + " and " + board.name(pair.second()));
            }
        }
        return Optional.empty();
    }

    /**
     * Where the cells can be colored like a chessboard, every link takes one from what the dark cells
     * need and one from what the light ones do.
     */
    private Optional<String> parity() {
        int[] side = new int[graph.nodes()];
        int[] reached = new int[graph.nodes()];
        for (int root = 0; root < graph.nodes(); root++) {
            if (side[root] != 0) {
                continue;
            }
            int[] needs = new int[2];
            boolean chessboard = true;
            int count = 0;
            reached[count++] = root;
            side[root] = 1;
            for (int head = 0; head < count; head++) {
                int node = reached[head];
                needs[side[node] > 0 ? 0 : 1] += graph.pairOf(node) >= 0 ? 1 : 2;
                for (int i = 0; i < graph.degree(node); i++) {
                    int other = graph.other(graph.link(node, i), node);
                    if (!isUsable(graph.link(node, i))) {
                        continue;
                    }
                    if (side[other] == 0) {
                        side[other] = -side[node];
                        reached[count++] = other;
                    }
                    chessboard &= side[other] != side[node];
                }
            }
            if (chessboard && needs[0] != needs[1]) {
                return Optional.of("parity: colored like a chessboard, the cells around "
                        + board.name(graph.place(root)) + " need " + needs[0] + " links on one color and " + needs[1]
                        + " on the other");
            }
        }
        return Optional.empty();
    }
}
