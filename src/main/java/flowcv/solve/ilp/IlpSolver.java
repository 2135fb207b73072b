package flowcv.solve.ilp;

import flowcv.board.Board;
import flowcv.board.Solution;
import flowcv.board.SolutionCheck;
import flowcv.solve.Graph;
import flowcv.solve.Outcome;
import flowcv.solve.Question;
import flowcv.solve.Search;
import flowcv.solve.Solutions;
import flowcv.solve.ilp.PseudoBoolean.Answer;
import java.util.List;
import java.util.Optional;

/**
 * Solves boards as 0-1 programs. Circles apart from all dots are excluded as they appear, solutions as
 * they are told, so that every solution takes memory; their order is always the same. The states are
 * the solver's guesses.
 */
public final class IlpSolver implements Solutions {
    private final Board board;
    private final Question question;
    private final long begun = System.nanoTime();
    private final Graph graph;
    private final Program program;
    private final PseudoBoolean solver;
    private Answer answer = Answer.SATISFIED;
    private boolean tooManyStates;
    private long told;

    private IlpSolver(Board board, Question question) {
        this.board = board;
        this.question = question;
        graph = Graph.of(board);
        program = Program.of(graph, question.rules());
        solver = new PseudoBoolean(program.variables());
        program.constraints().forEach(solver::add);
    }

    /** A search that has not begun, and checks every solution before it is returned; its limit of time counts from now on. */
    public static Solutions of(Board board, Question question) {
        return new IlpSolver(board, question);
    }

    @Override
    public Optional<Solution> next() {
        while (told < question.solutions() && goOn()) {
            boolean[] taken = new boolean[graph.links()];
            for (int link = 0; link < taken.length; link++) {
                taken[link] = solver.value(program.taken(link));
            }
            Flows flows = new Flows(graph, taken);
            if (flows.circles().isEmpty()) {
                told++;
                solver.add(program.other(taken));
                return Optional.of(checked(flows.solution(board)));
            }
            flows.circles().forEach(circle -> program.cuts(circle).forEach(solver::add));
        }
        return Optional.empty();
    }

    /** Whether the program, as it is now, was answered within the limits. */
    private boolean goOn() {
        if (answer != Answer.SATISFIED || tooManyStates) {
            return false;
        }
        long left =
                question.limits().time().minusNanos(System.nanoTime() - begun).toMillis();
        answer = left < 1 ? Answer.TIME : solver.solve(left);
        tooManyStates = solver.decisions() > question.limits().states();
        return answer == Answer.SATISFIED && !tooManyStates;
    }

    @Override
    public Outcome outcome(List<Solution> kept) {
        if (answer == Answer.TIME) {
            return gaveUp(question.limits().timeIsUp(), kept);
        }
        if (tooManyStates) {
            return gaveUp("the limit of " + question.limits().states() + " states", kept);
        }
        if (answer == Answer.IMPOSSIBLE && told == 0) {
            // The program tells no place; a look at the board may.
            String reason = Search.of(board, question.rules())
                    .refutation()
                    .map(Outcome.NoSolution::reason)
                    .orElse(Outcome.NoSolution.of(Optional.empty(), "", 0).reason());
            return new Outcome.NoSolution(reason, "the 0-1 program has none", solver.decisions());
        }
        return new Outcome.Solved(kept, answer == Answer.IMPOSSIBLE, solver.decisions());
    }

    private Outcome gaveUp(String limit, List<Solution> kept) {
        return new Outcome.GaveUp(limit, kept, solver.decisions());
    }

    private Solution checked(Solution solution) {
        SolutionCheck.fault(board, solution, question.rules()).ifPresent(fault -> {
            throw new IllegalStateException("the 0-1 program is wrong: " + fault);
        });
        return solution;
    }
}
