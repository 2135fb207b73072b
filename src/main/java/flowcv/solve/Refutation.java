package flowcv.solve;

import flowcv.board.Board;
import flowcv.board.Pair;
import flowcv.board.Rules;
import java.util.Arrays;
import java.util.Optional;

/** Short reasons why a board has no solution, each found without any search. */
record Refutation(Board board, Graph graph, Rules rules, long states) {
    /**
     * The first short reason, or nothing: then there may be a solution or not.
     *
     * @param states how many a search has looked at before
     */
    static Optional<Outcome.NoSolution> of(Board board, Graph graph, Rules rules, long states) {
        Refutation refutation = new Refutation(board, graph, rules, states);
        return refutation
                .shutCell()
                .or(refutation::partedPair)
                .or(() -> rules == Rules.FILL ? refutation.parity() : Optional.empty());
    }

    private Optional<Outcome.NoSolution> because(Optional<String> fault, String detail) {
        return Optional.of(Outcome.NoSolution.of(fault, detail, states));
    }

    private Optional<Outcome.NoSolution> shutCell() {
        for (int node = 0; node < graph.nodes(); node++) {
            boolean dot = graph.pairOf(node) >= 0;
            int ways = 0;
            for (int i = 0; i < graph.degree(node); i++) {
                ways += isUsable(graph.link(node, i)) ? 1 : 0;
            }
            if (ways < (dot ? 1 : 2) && (dot || rules == Rules.FILL)) {
                String what = dot ? "the dot at " : graph.isLane(node) ? "a way over the bridge at " : "the cell at ";
                String fault = what
                        + board.where(graph.place(node))
                        + (dot ? " is shut in" : ways == 0 ? " cannot be reached" : " is a dead end");
                return because(
                        Optional.of(fault),
                        ways + (ways == 1 ? " way" : " ways") + " in or out, needs " + (dot ? 1 : 2));
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

    /** A pair whose dots are neither neighbors nor beside the same piece of the board, which ends at dots. */
    private Optional<Outcome.NoSolution> partedPair() {
        int[] pieces = pieces();
        // The last pair that was looked at beside each piece, which has the number of its first node.
        int[] beside = new int[graph.nodes()];
        Arrays.fill(beside, -1);
        for (int index = 0; index < graph.pairs(); index++) {
            if (isParted(index, pieces, beside)) {
                Pair pair = board.pairs().get(index);
                String fault = "the dots " + pair.label() + " at " + board.where(pair.first()) + " and "
                        + board.where(pair.second()) + " are walled off from each other";
                return because(Optional.of(fault), "no cell beside one leads to a cell beside the other");
            }
        }
        return Optional.empty();
    }

    private boolean isParted(int index, int[] pieces, int[] beside) {
        int from = graph.dot(index, 0);
        int to = graph.dot(index, 1);
        for (int i = 0; i < graph.degree(from); i++) {
            int other = graph.other(graph.link(from, i), from);
            if (other == to) {
                return false;
            }
            if (pieces[other] >= 0) {
                beside[pieces[other]] = index;
            }
        }
        for (int i = 0; i < graph.degree(to); i++) {
            int other = graph.other(graph.link(to, i), to);
            if (pieces[other] >= 0 && beside[pieces[other]] == index) {
                return false;
            }
        }
        return true;
    }

    /** For each node the piece of the board it lies in if all dots are taken away; -1 for dots. */
    private int[] pieces() {
        int[] pieces = new int[graph.nodes()];
        Arrays.fill(pieces, -1);
        int[] reached = new int[graph.nodes()];
        int count = 0;
        for (int root = 0; root < graph.nodes(); root++) {
            if (graph.pairOf(root) >= 0 || pieces[root] >= 0) {
                continue;
            }
            int head = count;
            pieces[root] = root;
            reached[count++] = root;
            for (; head < count; head++) {
                int node = reached[head];
                for (int i = 0; i < graph.degree(node); i++) {
                    int other = graph.other(graph.link(node, i), node);
                    if (graph.pairOf(other) < 0 && pieces[other] < 0) {
                        pieces[other] = root;
                        reached[count++] = other;
                    }
                }
            }
        }
        return pieces;
    }

    /**
     * Where the cells can be colored like a chessboard, every link takes one from what the dark cells
     * need and one from what the light ones do.
     */
    private Optional<Outcome.NoSolution> parity() {
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
                return because(
                        Optional.empty(),
                        "parity: colored like a chessboard, the cells around "
                                + board.where(graph.place(root)) + " need " + needs[0] + " links on one color and "
                                + needs[1]
                                + " on the other");
            }
        }
        return Optional.empty();
    }
}
