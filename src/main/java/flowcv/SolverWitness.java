package flowcv;

import flowcv.board.Board;
import flowcv.board.Rules;
import flowcv.image.StopSignal;
import flowcv.read.Witness;
import flowcv.solve.Limits;
import flowcv.solve.Outcome;
import flowcv.solve.Question;
import flowcv.solve.Solver;
import java.time.Duration;
import java.util.Optional;

/** The solver as a witness. It remembers what it found last: a board that is believed is hardly ever solved again. */
final class SolverWitness implements Witness {
    /**
     * Levels are proven in milliseconds, the hardest of 4,305 in 47,492 states. States, not time, are what counts, so
     * that a slow machine believes no more and no less than a fast one. All boards that one picture may show share them.
     */
    private static final long MOST_STATES = 1_000_000;

    private static final Duration TIME = Duration.ofSeconds(30);

    private final Rules rules;
    private Board board;
    private Rules known;
    private Outcome outcome;
    private long states;

    /**
     * @param rules under {@code FREE} a board may also have its one solution without filling the board
     */
    SolverWitness(Rules rules) {
        this.rules = rules;
    }

    @Override
    public Testimony ask(Board asked) {
        board = asked;
        Testimony testimony = ask(Rules.FILL);
        return rules == Rules.FILL || testimony == Testimony.ONE_SOLUTION ? testimony : ask(Rules.FREE);
    }

    private Testimony ask(Rules asked) {
        known = asked;
        outcome = Solver.solve(board, new Question(asked, 2, new Limits(TIME, MOST_STATES - states)));
        states += outcome.states();
        // A search ends as soon as its thread is interrupted; that says nothing of the board.
        StopSignal.check();
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
        boolean answered = asked == board
                && question.rules() == known
                && outcome instanceof Outcome.Solved solved
                && solved.complete();
        return answered ? Optional.of(outcome) : Optional.empty();
    }
}
