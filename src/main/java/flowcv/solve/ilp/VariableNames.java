package flowcv.solve.ilp;

import flowcv.solve.Graph;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What written programs call their variables, and which variable a name is. */
final class VariableNames {
    /** A name in either form. */
    static final Pattern NAME = Pattern.compile("x(\\d{1,9})|y(\\d{1,9})_(\\d{1,9})|f(\\d{1,9})");

    private final Graph graph;
    private final int ofProgram;
    private final int all;
    private final boolean numbered;

    /**
     * @param numbered whether all of them are {@code x} and a number from 1, as in OPB texts; else {@code x} are links,
     *     {@code y} a node's color, {@code f} amounts of supply, all from 0
     */
    VariableNames(Graph graph, Program program, Supply supply, boolean numbered) {
        this.graph = graph;
        this.numbered = numbered;
        ofProgram = program.variables();
        all = supply.variables();
    }

    /** The name of a variable. */
    String of(int variable) {
        if (numbered) {
            return "x" + (variable + 1);
        }
        if (variable < graph.links()) {
            return "x" + variable;
        }
        int color = variable - graph.links();
        return variable < ofProgram
                ? "y" + color / graph.pairs() + "_" + color % graph.pairs()
                : "f" + (variable - ofProgram);
    }

    /** The variable of a name; none where the program has no such variable. */
    OptionalInt variable(String name) {
        Matcher parts = NAME.matcher(name);
        if (!parts.matches()) {
            return OptionalInt.empty();
        }
        int variable = -1;
        if (parts.group(1) != null) {
            variable = Integer.parseInt(parts.group(1)) - (numbered ? 1 : 0);
            variable = numbered || variable < graph.links() ? variable : -1;
        } else if (!numbered && parts.group(4) != null) {
            variable = ofProgram + Integer.parseInt(parts.group(4));
        } else if (!numbered) {
            int node = Integer.parseInt(parts.group(2));
            int pair = Integer.parseInt(parts.group(3));
            variable = node < graph.nodes() && pair < graph.pairs() ? graph.links() + node * graph.pairs() + pair : -1;
        }
        return variable >= 0 && variable < all ? OptionalInt.of(variable) : OptionalInt.empty();
    }
}
