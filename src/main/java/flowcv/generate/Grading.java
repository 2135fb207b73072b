package flowcv.generate;

import flowcv.board.Board;
import flowcv.board.Rules;
import flowcv.solve.Limits;
import flowcv.solve.Outcome;
import flowcv.solve.Question;
import flowcv.solve.Solver;
import java.util.Optional;

/** How hard a board is, as the generator would call it, or why nobody can say: only one with exactly one solution is a puzzle. */
public sealed interface Grading {
    /** It has exactly one solution that fills it. */
    record Graded(Grade grade) implements Grading {}

    /**
     * Nothing fills it.
     *
     * @param reason in a sentence for people
     * @param detail how the solver knows, in its own words
     */
    record NoSolution(String reason, String detail) implements Grading {}

    /** Several solutions fill it. */
    record SeveralSolutions() implements Grading {}

    /**
     * A limit was reached before it was known how many solutions there are.
     *
     * @param limit which one, in plain words
     */
    record GaveUp(String limit) implements Grading {}

    /**
     * Grades a board under {@link Rules#FILL}, the rules of all generated puzzles.
     *
     * @param limits of time, and of the states of the proof that there is one solution
     */
    static Grading of(Board board, Limits limits) {
        Deadline deadline = new Deadline(limits.time(), Thread.currentThread()::isInterrupted);
        Outcome outcome = Solver.solve(board, Question.unique(limits));
        if (outcome instanceof Outcome.NoSolution none) {
            return new NoSolution(none.reason(), none.detail());
        }
        if (outcome.solutions().size() > 1) {
            return new SeveralSolutions();
        }
        if (outcome instanceof Outcome.GaveUp gaveUp) {
            return new GaveUp(gaveUp.limit());
        }
        Optional<Grade> grade = Grade.of(board, deadline::isOver);
        return grade.isPresent() ? new Graded(grade.get()) : new GaveUp(limits.timeIsUp());
    }
}
