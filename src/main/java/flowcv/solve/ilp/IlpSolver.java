package flowcv.solve.ilp;

import flowcv.board.Board;
import flowcv.board.Solution;
import flowcv.board.SolutionCheck;
import flowcv.solve.Graph;
import flowcv.solve.Outcome;
import flowcv.solve.Question;
import flowcv.solve.ilp.PseudoBoolean.Answer;
import java.util.ArrayList;
import java.util.List;

/**
 * Solves boards as 0-1 programs. Circles apart from all dots are excluded as they appear, solutions as
 * they are told; the order of the solutions is always the same.
 */
public final class IlpSolver {
    private IlpSolver() {}

    /** Searches, and checks every solution before it is returned; the states are the solver's guesses. */
    public static Outcome solve(Board board, Question question) {
        long begun = System.nanoTime();
        Graph graph = Graph.of(board);
        Program program = Program.of(graph, question.rules());
        PseudoBoolean solver = new PseudoBoolean(program.variables());
        program.constraints().forEach(solver::add);
        List<Solution> solutions = new ArrayList<>();
        while (solutions.size() < question.solutions()) {
            long left = question.limits()
                    .time()
                    .minusNanos(System.nanoTime() - begun)
                    .toMillis();
            Answer answer = left < 1 ? Answer.TIME : solver.solve(left);
            if (answer == Answer.TIME || solver.decisions() > question.limits().states()) {
                String limit = answer == Answer.TIME
                        ? "the time limit of " + question.limits().time().toMillis() + " ms"
                        : "the limit of " + question.limits().states() + " states";
                return new Outcome.GaveUp(limit, solutions, solver.decisions());
            }
            if (answer == Answer.IMPOSSIBLE) {
                return solutions.isEmpty()
                        ? new Outcome.NoSolution("the 0-1 program has none", solver.decisions())
                        : new Outcome.Solved(solutions, true, solver.decisions());
            }
            boolean[] taken = new boolean[graph.links()];
            for (int link = 0; link < taken.length; link++) {
                taken[link] = solver.value(program.taken(link));
            }
            Flows flows = new Flows(graph, taken);
            if (flows.circles().isEmpty()) {
                solutions.add(checked(board, flows.solution(board), question));
                solver.add(program.other(taken));
            }
            flows.circles().forEach(circle -> program.cuts(circle).forEach(solver::add));
        }
        return new Outcome.Solved(solutions, false, solver.decisions());
    }

    private static Solution checked(Board board, Solution solution, Question question) {
        SolutionCheck.fault(board, solution, question.rules()).ifPresent(fault -> {
            throw new IllegalStateException("the 0-1 program is wrong: " + fault);
        });
        return solution;
    }
}
