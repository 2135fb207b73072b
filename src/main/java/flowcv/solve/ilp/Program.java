package flowcv.solve.ilp;

import flowcv.board.Rules;
import flowcv.solve.Graph;
import flowcv.solve.ilp.Constraint.Relation;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/**
 * The 0-1 program of a board (after Couto's for Numberlink): a variable for each link, which says
 * whether some flow takes it, and one for each node and pair, which says whether the pair's flow covers
 * the node.
 *
 * <ul>
 *   <li>degree: a dot has one taken link, any other node two, or none where it may stay empty;
 *   <li>cover: a node has one color, or at most one where it may stay empty;
 *   <li>color: both ends of a taken link have the same color.
 * </ul>
 *
 * <p>Closed circles apart from all dots satisfy all three; {@link #cuts} excludes those that appear.
 */
final class Program {
    private final Graph graph;
    private final Rules rules;

    private Program(Graph graph, Rules rules) {
        this.graph = graph;
        this.rules = rules;
    }

    static Program of(Graph graph, Rules rules) {
        return new Program(graph, rules);
    }

    int variables() {
        return graph.links() + graph.nodes() * graph.pairs();
    }

    /** Whether a flow takes a link. */
    int taken(int link) {
        return link;
    }

    /** Whether the flow of a pair covers a node. */
    int color(int node, int pair) {
        return graph.links() + node * graph.pairs() + pair;
    }

    /** All constraints but those against circles. */
    List<Constraint> constraints() {
        List<Constraint> constraints = new ArrayList<>();
        for (int node = 0; node < graph.nodes(); node++) {
            int pair = graph.pairOf(node);
            if (pair >= 0) {
                constraints.add(new Sum().add(1, links(node)).is(Relation.EQUAL, 1));
                for (int other = 0; other < graph.pairs(); other++) {
                    constraints.add(new Sum().add(1, color(node, other)).is(Relation.EQUAL, other == pair ? 1 : 0));
                }
            } else if (rules == Rules.FILL) {
                constraints.add(new Sum().add(1, links(node)).is(Relation.EQUAL, 2));
                constraints.add(new Sum().add(1, colors(node)).is(Relation.EQUAL, 1));
            } else {
                constraints.add(
                        new Sum().add(1, links(node)).add(-2, colors(node)).is(Relation.EQUAL, 0));
                constraints.add(new Sum().add(-1, colors(node)).is(Relation.AT_LEAST, -1));
            }
        }
        for (int link = 0; link < graph.links(); link++) {
            for (int pair = 0; pair < graph.pairs(); pair++) {
                int from = color(graph.from(link), pair);
                int to = color(graph.to(link), pair);
                constraints.add(
                        new Sum().add(-1, taken(link)).add(-1, from).add(1, to).is(Relation.AT_LEAST, -1));
                constraints.add(
                        new Sum().add(-1, taken(link)).add(1, from).add(-1, to).is(Relation.AT_LEAST, -1));
            }
        }
        return constraints;
    }

    /**
     * What excludes a circle: where its nodes are covered, a flow has to come in and to go out, for none
     * begins among them.
     *
     * @param circle the nodes of a closed circle, none of them a dot
     */
    List<Constraint> cuts(int[] circle) {
        boolean[] inside = new boolean[graph.nodes()];
        for (int node : circle) {
            inside[node] = true;
        }
        int[] border = IntStream.range(0, graph.links())
                .filter(link -> inside[graph.from(link)] != inside[graph.to(link)])
                .map(this::taken)
                .toArray();
        if (rules == Rules.FILL) {
            return List.of(new Sum().add(1, border).is(Relation.AT_LEAST, 2));
        }
        return Arrays.stream(circle)
                .mapToObj(node -> new Sum().add(1, border).add(-2, colors(node)).is(Relation.AT_LEAST, 0))
                .toList();
    }

    /** What excludes a solution that is known: not all of its links. */
    Constraint other(boolean[] takenLinks) {
        int[] links = IntStream.range(0, graph.links())
                .filter(link -> takenLinks[link])
                .map(this::taken)
                .toArray();
        return new Sum().add(-1, links).is(Relation.AT_LEAST, 1 - links.length);
    }

    private int[] links(int node) {
        int[] variables = new int[graph.degree(node)];
        for (int i = 0; i < variables.length; i++) {
            variables[i] = taken(graph.link(node, i));
        }
        return variables;
    }

    int[] colors(int node) {
        int[] variables = new int[graph.pairs()];
        for (int pair = 0; pair < variables.length; pair++) {
            variables[pair] = color(node, pair);
        }
        return variables;
    }
}
