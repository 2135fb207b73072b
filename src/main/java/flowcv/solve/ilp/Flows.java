package flowcv.solve.ilp;

import flowcv.board.Board;
import flowcv.board.Solution;
import flowcv.board.Trail;
import flowcv.solve.Graph;
import java.util.ArrayList;
import java.util.List;

/** Links that were taken, strung together: flows from dot to dot, and circles apart from all dots. */
final class Flows {
    private final Graph graph;
    private final boolean[] taken;
    private final List<List<Integer>> flows = new ArrayList<>();
    private final List<int[]> circles = new ArrayList<>();

    /** Strings together links that satisfy the constraints of degree. */
    Flows(Graph graph, boolean[] taken) {
        this.graph = graph;
        this.taken = taken.clone();
        for (int pair = 0; pair < graph.pairs(); pair++) {
            flows.add(follow(graph.dot(pair, 0)));
        }
        for (int link = 0; link < taken.length; link++) {
            if (this.taken[link]) {
                List<Integer> circle = follow(graph.from(link));
                // It ends where it began.
                circles.add(circle.stream().skip(1).mapToInt(i -> i).toArray());
            }
        }
    }

    /** The nodes of each circle. */
    List<int[]> circles() {
        return circles;
    }

    Solution solution(Board board) {
        List<Trail> trails = new ArrayList<>(flows.size());
        for (int pair = 0; pair < flows.size(); pair++) {
            trails.add(new Trail(
                    board.pairs().get(pair).label(),
                    flows.get(pair).stream().map(graph::place).toList()));
        }
        return new Solution(trails);
    }

    /** Uses up the links that lead on from a node. */
    private List<Integer> follow(int start) {
        List<Integer> nodes = new ArrayList<>(List.of(start));
        int node = start;
        for (int link = onward(node); link >= 0; link = onward(node)) {
            taken[link] = false;
            node = graph.other(link, node);
            nodes.add(node);
        }
        return nodes;
    }

    private int onward(int node) {
        for (int i = 0; i < graph.degree(node); i++) {
            if (taken[graph.link(node, i)]) {
                return graph.link(node, i);
            }
        }
        return -1;
    }
}
