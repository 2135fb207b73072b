package flowcv.solve.ilp;

import flowcv.board.Board;
import flowcv.board.Rules;
import flowcv.board.Solution;

/** What another solver found for a board that {@link ModelText} wrote as a 0-1 program. */
public sealed interface ModelSolution {
    /**
     * It found a solution.
     *
     * @param solution passed by {@link flowcv.board.SolutionCheck}
     */
    record Found(Solution solution) implements ModelSolution {}

    /**
     * It says that there is none.
     *
     * @param said its own words
     */
    record NoSolution(String said) implements ModelSolution {}

    /**
     * Nothing that solves the board: values that are missing, wrong or of another board.
     *
     * @param problem where it is, what was found, and what was expected
     */
    record Unusable(String problem) implements ModelSolution {}

    /**
     * Reads what a solver printed or wrote: tables of names and values as those of CBC, GLPK ({@code -o}), SCIP, HiGHS,
     * Gurobi and lp_solve, CPLEX's XML, and the lines {@code v x1 -x2 …} of pseudo-Boolean solvers. Variables that are
     * left out are 0. Whatever else the text says is passed over.
     *
     * @param board that was written
     * @param rules by which it was written
     */
    static ModelSolution read(String text, Board board, Rules rules) {
        return new SolutionReader(board, rules).read(text);
    }
}
