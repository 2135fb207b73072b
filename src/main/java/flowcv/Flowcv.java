package flowcv;

import flowcv.board.Rules;
import flowcv.board.Solution;
import flowcv.draw.Overlay;
import flowcv.image.Picture;
import flowcv.read.Reading;
import flowcv.read.Recognizer;
import flowcv.read.StageObserver;
import flowcv.solve.Engine;
import flowcv.solve.Outcome;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** The data's way through flowcv, from a picture to the solution drawn over it. */
public final class Flowcv {
    private Flowcv() {}

    /** Reads the board of a picture; what is not sure enough is refused. */
    public static Reading recognize(Picture picture, StageObserver observer) {
        return recognize(picture, Optional.empty(), Recognizer.LEAST_CONFIDENCE, observer);
    }

    /**
     * As {@link #recognize(Picture, StageObserver)}.
     *
     * @param rules by which every board is meant to be solved; else filled, and those of digits and other glyphs that no
     *     solution fills by Numberlink's rule
     * @param minConfidence a board that is less sure is refused, 0 to 1
     */
    public static Reading recognize(
            Picture picture, Optional<Rules> rules, double minConfidence, StageObserver observer) {
        SolveOptions.checkConfidence(minConfidence);
        return new Recognizer(new SolverWitness(rules), minConfidence, observer).recognize(picture);
    }

    /** Reads the board of a picture, solves it, and draws the solution over the picture. */
    public static SolveResult solve(Picture picture) {
        return solve(picture, SolveOptions.DEFAULT);
    }

    /** As {@link #solve(Picture)}, with options. Whatever is not sure ends the way early. */
    public static SolveResult solve(Picture picture, SolveOptions options) {
        return solve(picture, options, TimeLimit.NONE);
    }

    /** The same within a limit of time: a reading that is too slow is refused, and searches have what it leaves. */
    public static SolveResult solve(Picture picture, SolveOptions options, TimeLimit limit) {
        Stopwatch watch = new Stopwatch();
        SolverWitness witness = new SolverWitness(options.rules());
        Recognizer recognizer = new Recognizer(witness, options.minConfidence(), options.observer());
        Reading reading = limit.reading(() -> recognizer.recognize(picture));
        long recognized = watch.lap();
        if (!(reading instanceof Reading.Read read)) {
            return new SolveResult(reading, Optional.empty(), Optional.empty(), recognized, 0, 0, List.of());
        }

        // An engine passes every solution through SolutionCheck before it returns it.
        Optional<Outcome> known =
                options.engine() == Engine.SEARCH ? witness.answer(read.board(), options.of(read)) : Optional.empty();
        Outcome outcome = known.orElseGet(() -> options.engine().solve(read.board(), limit.within(options.of(read))));
        List<Outcome> others = read.others().stream()
                .map(other -> options.engine().solve(other.board(), limit.within(options.of(other))))
                .toList();
        long solved = watch.lap();
        Optional<Picture> overlay = draw(picture, options.drawing(), read, outcome, others);
        return new SolveResult(reading, Optional.of(outcome), overlay, recognized, solved, watch.lap(), others);
    }

    /** The picture with the first solution of each board that has one; nothing where none has. */
    private static Optional<Picture> draw(
            Picture picture, SolveOptions.Drawing drawing, Reading.Read read, Outcome outcome, List<Outcome> others) {
        List<Reading.Read> boards = read.all();
        List<Outcome> outcomes =
                Stream.concat(Stream.of(outcome), others.stream()).toList();
        if (drawing == SolveOptions.Drawing.NONE
                || outcomes.stream().allMatch(of -> of.solutions().isEmpty())) {
            return Optional.empty();
        }
        Picture drawn = drawing == SolveOptions.Drawing.COPY ? picture.copy() : picture;
        try {
            for (int i = 0; i < boards.size(); i++) {
                List<Solution> solutions = outcomes.get(i).solutions();
                if (!solutions.isEmpty()) {
                    Reading.Read board = boards.get(i);
                    Overlay.drawOn(drawn, board.board(), board.placement(), solutions.get(0));
                }
            }
        } catch (RuntimeException | OutOfMemoryError e) {
            if (drawn != picture) {
                drawn.close();
            }
            throw e;
        }
        return Optional.of(drawn);
    }
}
