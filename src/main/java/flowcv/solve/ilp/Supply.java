package flowcv.solve.ilp;

import flowcv.board.Rules;
import flowcv.solve.Graph;
import flowcv.solve.ilp.Constraint.Relation;
import java.util.ArrayList;
import java.util.List;

/**
 * What makes a written program complete, since nobody adds cuts to a file: every covered node uses up
 * one unit of a supply that only dots give and only taken links carry, which a closed circle cannot get
 * (the single-commodity flow of Gavish and Graves, 1978). The amount on a link is one variable, or its
 * binary digits where all variables have to be 0 or 1.
 */
final class Supply {
    private final Graph graph;
    private final Program program;
    private final boolean binary;
    private final int digits;

    /**
     * @param binary whether amounts are written as binary digits
     */
    Supply(Graph graph, Program program, boolean binary) {
        this.graph = graph;
        this.program = program;
        this.binary = binary;
        digits = binary ? Integer.SIZE - Integer.numberOfLeadingZeros(graph.nodes()) : 1;
    }

    /** Number of variables, those of the program included. */
    int variables() {
        return program.variables() + 2 * graph.links() * digits;
    }

    List<Constraint> constraints(Rules rules) {
        List<Constraint> constraints = new ArrayList<>();
        for (int link = 0; link < graph.links(); link++) {
            if (!binary) {
                constraints.add(new Sum()
                        .add(graph.nodes(), program.taken(link))
                        .add(-1, amount(link, 0, 0), amount(link, 1, 0))
                        .is(Relation.AT_LEAST, 0));
            }
            for (int i = 0; binary && i < 2 * digits; i++) {
                constraints.add(new Sum()
                        .add(1, program.taken(link))
                        .add(-1, amount(link, i % 2, i / 2))
                        .is(Relation.AT_LEAST, 0));
            }
        }
        for (int node = 0; node < graph.nodes(); node++) {
            if (graph.pairOf(node) < 0) {
                constraints.add(balance(node, rules));
            }
        }
        return constraints;
    }

    /** What comes in is one more than what goes out, where the node is covered. */
    private Constraint balance(int node, Rules rules) {
        Sum sum = new Sum();
        for (int i = 0; i < graph.degree(node); i++) {
            int link = graph.link(node, i);
            int in = graph.to(link) == node ? 0 : 1;
            for (int digit = 0; digit < digits; digit++) {
                sum.add(1 << digit, amount(link, in, digit)).add(-1 << digit, amount(link, 1 - in, digit));
            }
        }
        return rules == Rules.FILL
                ? sum.is(Relation.EQUAL, 1)
                : sum.add(-1, program.colors(node)).is(Relation.EQUAL, 0);
    }

    /** A digit of what a link carries; direction 0 is towards its higher node. */
    private int amount(int link, int direction, int digit) {
        return program.variables() + (2 * link + direction) * digits + digit;
    }
}
