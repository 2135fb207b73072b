package flowcv.solve.ilp;

import flowcv.board.Board;
import flowcv.board.Rules;
import flowcv.solve.Graph;
import java.util.ArrayList;
import java.util.List;

/** The 0-1 program of a board as a text for other people's solvers, complete as it stands. */
public final class ModelText {
    private static final int TERMS_PER_LINE = 12;

    private final Board board;
    private final Graph graph;
    private final Program program;
    private final Supply supply;
    private final VariableNames names;
    private final List<Constraint> constraints;
    private final StringBuilder text = new StringBuilder();

    private ModelText(Board board, Rules rules, boolean binary) {
        this.board = board;
        graph = Graph.of(board);
        program = Program.of(graph, rules);
        supply = new Supply(graph, program, binary);
        names = new VariableNames(graph, program, supply, binary);
        constraints = new ArrayList<>(program.constraints());
        constraints.addAll(supply.constraints(rules));
    }

    /**
     * In CPLEX's LP format. {@code x} are links, {@code y} a node's color, {@code f} amounts of supply,
     * which may be any numbers from 0.
     */
    public static String lp(Board board, Rules rules) {
        return new ModelText(board, rules, false).lp(rules);
    }

    /** In the OPB format of the pseudo-Boolean competitions; comments tell what the variables mean. */
    public static String opb(Board board, Rules rules) {
        return new ModelText(board, rules, true).opb(rules);
    }

    private String lp(Rules rules) {
        meanings("\\ ", rules, false);
        text.append("Minimize\n obj: 0 x0\nSubject To\n");
        for (int i = 0; i < constraints.size(); i++) {
            Constraint constraint = constraints.get(i);
            text.append(" c").append(i).append(':');
            terms(constraint, false);
            text.append(' ')
                    .append(constraint.relation().sign())
                    .append(' ')
                    .append(constraint.bound())
                    .append('\n');
        }
        text.append("Binary\n");
        for (int variable = 0; variable < program.variables(); variable++) {
            text.append(' ').append(names.of(variable)).append('\n');
        }
        return text.append("End\n").toString();
    }

    private String opb(Rules rules) {
        text.append("* #variable= ")
                .append(supply.variables())
                .append(" #constraint= ")
                .append(constraints.size())
                .append('\n');
        meanings("* ", rules, true);
        for (Constraint constraint : constraints) {
            terms(constraint, true);
            text.append(constraint.relation().sign())
                    .append(' ')
                    .append(constraint.bound())
                    .append(" ;\n");
        }
        return text.toString();
    }

    private void meanings(String comment, Rules rules, boolean numbered) {
        text.append(comment)
                .append("A Flow Free (Numberlink) board; ")
                .append(rules == Rules.FILL ? "every cell is covered.\n" : "cells may stay empty.\n");
        for (int link = 0; link < graph.links(); link++) {
            text.append(comment)
                    .append(names.of(program.taken(link)))
                    .append(": link ")
                    .append(node(graph.from(link)))
                    .append(" to ")
                    .append(node(graph.to(link)))
                    .append('\n');
        }
        for (int node = 0; node < graph.nodes(); node++) {
            for (int pair = 0; pair < graph.pairs(); pair++) {
                text.append(comment)
                        .append(names.of(program.color(node, pair)))
                        .append(": ")
                        .append(node(node))
                        .append(" has the color of pair ")
                        .append(board.pairs().get(pair).label())
                        .append('\n');
            }
        }
        text.append(comment).append("all others: the way from a dot, against closed circles\n");
    }

    /** A node's place; the two lanes of a bridge are told apart by their numbers. */
    private String node(int node) {
        String name = board.where(graph.place(node));
        return graph.isLane(node) ? name + " (lane " + node + ")" : name;
    }

    private void terms(Constraint constraint, boolean numbered) {
        for (int i = 0; i < constraint.variables().length; i++) {
            int coefficient = constraint.coefficients()[i];
            if (!numbered) {
                text.append(i > 0 && i % TERMS_PER_LINE == 0 ? "\n  " : " ");
            }
            text.append(coefficient < 0 ? "-" : "+")
                    .append(numbered ? "" : " ")
                    .append(Math.abs(coefficient))
                    .append(' ')
                    .append(names.of(constraint.variables()[i]))
                    .append(numbered ? " " : "");
        }
    }
}
