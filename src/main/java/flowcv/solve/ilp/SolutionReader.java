package flowcv.solve.ilp;

import flowcv.board.Board;
import flowcv.board.Rules;
import flowcv.board.Solution;
import flowcv.board.SolutionCheck;
import flowcv.solve.Graph;
import flowcv.solve.ilp.SolverValues.Value;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/** Turns the values of variables back into flows. */
final class SolutionReader {
    /** Solvers accept integers with an error of 1e-5 to 1e-6. */
    private static final double TOLERANCE = 1e-4;

    private final Board board;
    private final Rules rules;
    private final Graph graph;
    private final Program program;

    SolutionReader(Board board, Rules rules) {
        this.board = board;
        this.rules = rules;
        graph = Graph.of(board);
        program = Program.of(graph, rules);
    }

    ModelSolution read(String text) {
        SolverValues values = new SolverValues(text);
        if (values.refusal().isPresent()) {
            return new ModelSolution.NoSolution(values.refusal().get());
        }
        if (values.all().isEmpty()) {
            return unusable("no value of a variable, expected lines such as 'x1 1' or 'v x1 -x2'"
                    + values.status()
                            .map(said -> "; the solver says '" + said + "'")
                            .orElse("")
                    + (values.hasColumns() ? "; 'glpsol -o FILE' writes values with names" : ""));
        }
        boolean[] taken = new boolean[graph.links()];
        return take(values, taken)
                .or(() -> degreeFault(taken))
                .<ModelSolution>map(SolutionReader::unusable)
                .orElseGet(() -> solution(taken));
    }

    private static ModelSolution.Unusable unusable(String problem) {
        return new ModelSolution.Unusable(problem);
    }

    /** Sets the links that are taken; what is wrong with the values, if anything is. */
    private Optional<String> take(SolverValues values, boolean[] taken) {
        boolean numbered = values.isNumbered();
        VariableNames names = new VariableNames(graph, program, new Supply(graph, program, numbered), numbered);
        double[] known = new double[graph.links()];
        boolean[] given = new boolean[graph.links()];
        for (Value value : values.all()) {
            OptionalInt variable = names.variable(value.name());
            String where = "line " + value.line() + ": ";
            if (variable.isEmpty()) {
                return Optional.of(where + "variable " + value.name() + ", which the " + (numbered ? "opb" : "lp")
                        + " text of this board does not have; is it of another board, or by other rules?");
            }
            int link = variable.getAsInt();
            if (link >= graph.links()) {
                continue;
            }
            double number = value.number();
            if (!(Math.abs(number - Math.rint(number)) <= TOLERANCE)
                    || Math.rint(number) < 0
                    || Math.rint(number) > 1) {
                return Optional.of(where + value.name() + " is " + number + ", expected 0 or 1");
            }
            if (given[link] && Math.rint(known[link]) != Math.rint(number)) {
                return Optional.of(where + value.name() + " is " + Math.round(number) + " here and "
                        + Math.round(known[link]) + " before, expected one solution");
            }
            given[link] = true;
            known[link] = number;
            taken[link] = Math.rint(number) == 1;
        }
        return Optional.empty();
    }

    /** The first cell that is entered and left as no flow does. */
    private Optional<String> degreeFault(boolean[] taken) {
        for (int node = 0; node < graph.nodes(); node++) {
            int degree = 0;
            for (int i = 0; i < graph.degree(node); i++) {
                degree += taken[graph.link(node, i)] ? 1 : 0;
            }
            boolean dot = graph.pairOf(node) >= 0;
            boolean right = dot ? degree == 1 : degree == 2 || degree == 0 && rules == Rules.FREE;
            if (!right) {
                return Optional.of(
                        (dot ? "the dot at " : "the cell at ") + board.where(graph.place(node)) + " has " + degree
                                + (degree == 1 ? " link" : " links") + " with value 1, expected " + (dot ? 1 : 2)
                                + "; values are missing, or they are of another board");
            }
        }
        return Optional.empty();
    }

    private ModelSolution solution(boolean[] taken) {
        Flows flows = new Flows(graph, taken);
        Solution solution = flows.solution(board);
        // Flows first: where they end at wrong dots, links are left over that are no circle.
        Optional<String> fault = SolutionCheck.fault(board, solution, Rules.FREE);
        List<int[]> circles = flows.circles();
        if (fault.isEmpty() && !circles.isEmpty()) {
            return unusable("a closed circle through " + board.where(graph.place(circles.get(0)[0]))
                    + ", expected flows from dot to dot");
        }
        return fault.or(() -> SolutionCheck.fault(board, solution, rules))
                .<ModelSolution>map(wrong -> unusable("no solution of this board: " + wrong))
                .orElseGet(() -> new ModelSolution.Found(solution));
    }
}
