package flowcv;

import flowcv.board.Board;
import flowcv.board.Rules;
import flowcv.image.StopSignal;
import flowcv.read.decide.Solvability;
import flowcv.read.decide.Witness;
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

    private final Optional<Rules> given;
    private Board board;
    private Rules known;
    private Outcome outcome;
    private long states;

    /**
     * @param given rules that hold for every board; else those that are usual for its looks, of which {@code FREE} holds
     *     only where it is proven that no solution fills the board. If {@code FREE} is given, a board that has one solution
     *     that fills it is said to have one.
     */
    SolverWitness(Optional<Rules> given) {
        this.given = given;
    }

    @Override
    public Testimony ask(Board asked, Rules usual) {
        board = asked;
        Rules rules = given.orElse(usual);
        Solvability filled = ask(Rules.FILL);
        boolean isFilled = filled == Solvability.ONE || given.isEmpty() && filled != Solvability.NONE;
        return rules == Rules.FILL || isFilled
                ? new Testimony(filled, Rules.FILL)
                : new Testimony(ask(Rules.FREE), Rules.FREE);
    }

    private Solvability ask(Rules asked) {
        known = asked;
        outcome = Solver.solve(board, new Question(asked, 2, new Limits(TIME, MOST_STATES - states)));
        states += outcome.states();
        // A search ends as soon as its thread is interrupted; that says nothing of the board.
        StopSignal.check();
        if (outcome instanceof Outcome.NoSolution) {
            return Solvability.NONE;
        }
        if (outcome.solutions().size() > 1) {
            return Solvability.SEVERAL;
        }
        return outcome instanceof Outcome.Solved ? Solvability.ONE : Solvability.UNKNOWN;
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
