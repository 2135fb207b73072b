package flowcv;

import flowcv.board.Board;
import flowcv.board.Rules;
import flowcv.board.Solution;
import flowcv.draw.Overlay;
import flowcv.image.Picture;
import flowcv.read.Reading;
import flowcv.read.Recognizer;
import flowcv.read.Stage;
import flowcv.read.StageObserver;
import flowcv.read.Witness;
import flowcv.solve.Engine;
import flowcv.solve.Outcome;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** The data's way through flowcv, from a picture to the solution drawn over it. */
public final class Flowcv {
    private Flowcv() {}

    /** Reads the board of a picture; a board without exactly one solution is not believed. */
    public static Reading recognize(Picture picture, StageObserver observer) {
        return recognize(picture, Rules.FILL, observer);
    }

    /** As {@link #recognize(Picture, StageObserver)}, for a board that is meant to be solved by given rules. */
    public static Reading recognize(Picture picture, Rules rules, StageObserver observer) {
        SolverWitness witness = new SolverWitness(rules);
        return withSeveral(new Recognizer(witness, observer).recognize(picture), witness);
    }

    /**
     * Reads the board of a picture without asking whether such a board can be: look-alikes of the game may have several
     * solutions.
     */
    public static Reading recognizeWithoutWitness(Picture picture, StageObserver observer) {
        return new Recognizer(Witness.NONE, observer).recognize(picture);
    }

    /**
     * Reads the board of a picture without asking whether such a board can be, for a person who is going to look at
     * it; nothing where not even that can be read.
     */
    public static Optional<Reading.Read> unbelieved(Picture picture) {
        Reading reading = recognizeWithoutWitness(picture, StageObserver.NONE);
        return reading instanceof Reading.Read read ? Optional.of(read) : Optional.empty();
    }

    /**
     * Reads the board of a picture against which nothing speaks but that it has not exactly one solution, as a
     * look-alike's may; nothing where there is none. Of two ways to take the lines of a board either may be a level's.
     */
    public static Optional<Reading.Read> lookAlike(Picture picture) {
        return unbelieved(picture)
                .filter(read -> new SolverWitness(Rules.FILL).ask(read.board()) != Witness.Testimony.ONE_SOLUTION);
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
        SolverWitness witness = new SolverWitness(options.question().rules());
        Recognizer recognizer = new Recognizer(options.isWitnessed() ? witness : Witness.NONE, options.observer());
        Reading reading = limit.reading(() -> withSeveral(recognizer.recognize(picture), witness));
        long recognized = watch.lap();
        if (!(reading instanceof Reading.Read read)) {
            return new SolveResult(reading, Optional.empty(), Optional.empty(), recognized, 0, 0, List.of());
        }

        // An engine passes every solution through SolutionCheck before it returns it.
        Optional<Outcome> known =
                options.engine() == Engine.SEARCH ? witness.answer(read.board(), options.question()) : Optional.empty();
        Outcome outcome = known.orElseGet(() -> options.engine().solve(read.board(), limit.within(options.question())));
        List<Outcome> others = read.others().stream()
                .map(other -> options.engine().solve(other.board(), limit.within(options.question())))
                .toList();
        long solved = watch.lap();
        Optional<Picture> overlay = draw(picture, options.drawing(), read, outcome, others);
        return new SolveResult(reading, Optional.of(outcome), overlay, recognized, solved, watch.lap(), others);
    }

    /**
     * A reading that is refused for another reason than its solutions, though one look at the picture gave a whole board:
     * that board is what a person wants to hear of.
     */
    private static Reading withSeveral(Reading reading, SolverWitness witness) {
        if (!(reading instanceof Reading.Refused refused)
                || refused.stage() == Stage.SOLUTION
                || witness.several().isEmpty()) {
            return reading;
        }
        Board board = witness.several().get();
        String size = board.rows() == 0 ? board.size() + "" : board.rows() + "x" + board.columns();
        return new Reading.Refused(
                Stage.SOLUTION,
                "a board of " + size + " cells and " + board.pairs().size()
                        + " pairs was read that has several solutions; in another light: " + refused.reason());
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
