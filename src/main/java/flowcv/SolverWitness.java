package flowcv;

import flowcv.board.Board;
import flowcv.board.Rules;
import flowcv.read.Witness;
import flowcv.solve.Limits;
import flowcv.solve.Outcome;
import flowcv.solve.Question;
import flowcv.solve.Solver;
import java.time.Duration;
import java.util.Optional;

/** The solver as a witness. It remembers what it found, so that nothing is solved twice. */
final class SolverWitness implements Witness {
    /** Levels are proven in milliseconds; what takes longer is left to the caller's own limits. */
    private static final Limits LIMITS = Limits.of(Duration.ofSeconds(1));

    private Board board;
    private Outcome outcome;

    @Override
    public Testimony ask(Board asked) {
        board = asked;
        outcome = Solver.solve(asked, Question.unique(LIMITS));
        if (outcome instanceof Outcome.NoSolution) {
            return Testimony.NO_SOLUTION;
        }
        if (outcome.solutions().size() > 1) {
            return Testimony.MANY_SOLUTIONS;
        }
        return outcome instanceof Outcome.Solved ? Testimony.ONE_SOLUTION : Testimony.SILENT;
    }

    /** What is known of a board from having been asked about it, if that answers a question. */
    Optional<Outcome> answer(Board asked, Question question) {
        boolean known = asked == board
                && question.rules() == Rules.FILL
                && outcome instanceof Outcome.Solved solved
                && solved.complete();
        return known ? Optional.of(outcome) : Optional.empty();
    }
}
