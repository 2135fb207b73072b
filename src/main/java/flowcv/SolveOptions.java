package flowcv;

import flowcv.board.Rules;
import flowcv.read.Reading;
import flowcv.read.Recognizer;
import flowcv.read.StageObserver;
import flowcv.solve.Engine;
import flowcv.solve.Limits;
import flowcv.solve.Question;
import java.time.Duration;
import java.util.Optional;

/**
 * How a picture is solved.
 *
 * @param question what is asked of its board; its rules hold if they were given
 * @param areRulesGiven else boards are solved by the rules by which they were read
 * @param engine who answers it
 * @param drawing whether the solution is drawn, and on what
 * @param observer who is shown the stages of recognition
 * @param minConfidence a board that is less sure is refused, 0 to 1
 */
public record SolveOptions(
        Question question,
        boolean areRulesGiven,
        Engine engine,
        Drawing drawing,
        StageObserver observer,
        double minConfidence) {
    /** Whether a solution is drawn, and on what. */
    public enum Drawing {
        /** It is not drawn. */
        NONE,
        /** On a copy of the picture. */
        COPY,
        /** On the picture itself, which the answer then owns as well: a millisecond less for 1080x2400 pixels. */
        PICTURE
    }

    /** Ten seconds: hundreds of times what the slowest level of the game takes. */
    public static final Duration DEFAULT_TIME = Duration.ofSeconds(10);

    /** One solution, drawn. */
    public static final SolveOptions DEFAULT = new SolveOptions(
            Question.first(Limits.of(DEFAULT_TIME)),
            false,
            Engine.SEARCH,
            Drawing.COPY,
            StageObserver.NONE,
            Recognizer.LEAST_CONFIDENCE);

    /** Checks the confidence. */
    public SolveOptions {
        checkConfidence(minConfidence);
    }

    /** The rules that were given. */
    Optional<Rules> rules() {
        return areRulesGiven ? Optional.of(question.rules()) : Optional.empty();
    }

    /** What is asked of a board that was read. */
    Question of(Reading.Read read) {
        return areRulesGiven ? question : new Question(read.rules(), question.solutions(), question.limits());
    }

    /**
     * Checks that a confidence is a share.
     *
     * @throws IllegalArgumentException if it is not from 0 to 1
     */
    public static void checkConfidence(double confidence) {
        if (!(confidence >= 0 && confidence <= 1)) {
            throw new IllegalArgumentException("a confidence of " + confidence + ", expected 0 to 1");
        }
    }
}
