package flowcv.solve;

import flowcv.board.Board;
import flowcv.board.Solution;
import flowcv.board.Trail;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Follows the taken links of a solved state from dot to dot. */
final class SolutionTracer {
    private final Graph graph;
    private final byte[] links;
    /** For each node its pair, or -1 where it stays empty. */
    private final int[] color;

    SolutionTracer(Graph graph, byte[] links) {
        this.graph = graph;
        this.links = links;
        color = new int[graph.nodes()];
        Arrays.fill(color, -1);
    }

    Solution solution(Board board) {
        List<Trail> trails = new ArrayList<>(graph.pairs());
        for (int pair = 0; pair < graph.pairs(); pair++) {
            trails.add(from(graph.dot(pair, 0), pair, board));
        }
        return new Solution(trails);
    }

    /** What has grown from each dot. */
    List<Trail> branches(Board board) {
        List<Trail> branches = new ArrayList<>(2 * graph.pairs());
        for (int i = 0; i < 2 * graph.pairs(); i++) {
            branches.add(from(graph.dot(i / 2, i % 2), i / 2, board));
        }
        return branches;
    }

    private Trail from(int dot, int pair, Board board) {
        List<Integer> nodes = graph.follow(dot, link -> links[link] == State.TAKEN);
        nodes.forEach(node -> color[node] = pair);
        return graph.trail(board, pair, nodes);
    }

    /** Whether two nodes of one flow are neighbors without following each other; after {@link #solution}. */
    boolean touchesItself() {
        for (int link = 0; link < links.length; link++) {
            int a = color[graph.from[link]];
            if (links[link] != State.TAKEN && a >= 0 && a == color[graph.to[link]]) {
                return true;
            }
        }
        return false;
    }

    /** Whether every node is covered; after {@link #solution}. */
    boolean isFull() {
        return Arrays.stream(color).noneMatch(pair -> pair < 0);
    }
}
