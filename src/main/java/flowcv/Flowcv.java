package flowcv;

import flowcv.board.Rules;
import flowcv.draw.Overlay;
import flowcv.image.Picture;
import flowcv.read.Reading;
import flowcv.read.Recognizer;
import flowcv.read.StageObserver;
import flowcv.solve.Engine;
import flowcv.solve.Outcome;
import java.util.Optional;

/** The data's way through flowcv, from a picture to the solution drawn over it. */
public final class Flowcv {
    private Flowcv() {}

    /** Reads the board of a picture; a board without exactly one solution is not believed. */
    public static Reading recognize(Picture picture, StageObserver observer) {
        return recognize(picture, Rules.FILL, observer);
    }

    /** As {@link #recognize(Picture, StageObserver)}, for a board that is meant to be solved by given rules. */
    public static Reading recognize(Picture picture, Rules rules, StageObserver observer) {
        return new Recognizer(new SolverWitness(rules), observer).recognize(picture);
    }

    /** Reads the board of a picture, solves it, and draws the solution over the picture. */
    public static Answer solve(Picture picture) {
        return solve(picture, Wishes.DEFAULT);
    }

    /** As {@link #solve(Picture)}, within limits. Whatever is not sure ends the way early. */
    public static Answer solve(Picture picture, Wishes wishes) {
        Stopwatch watch = new Stopwatch();
        SolverWitness witness = new SolverWitness(wishes.question().rules());
        Reading reading = new Recognizer(witness, wishes.observer()).recognize(picture);
        long recognized = watch.lap();
        if (!(reading instanceof Reading.Read read)) {
            return new Answer(reading, Optional.empty(), Optional.empty(), recognized, 0, 0);
        }

        // An engine passes every solution through SolutionCheck before it returns it.
        Optional<Outcome> known =
                wishes.engine() == Engine.SEARCH ? witness.answer(read.board(), wishes.question()) : Optional.empty();
        Outcome outcome = known.orElseGet(() -> wishes.engine().solve(read.board(), wishes.question()));
        long solved = watch.lap();
        if (outcome.solutions().isEmpty() || !wishes.overlay()) {
            return new Answer(reading, Optional.of(outcome), Optional.empty(), recognized, solved, 0);
        }

        Picture overlay = Overlay.draw(
                picture, read.board(), read.placement(), outcome.solutions().get(0));
        long drawn = watch.lap();
        return new Answer(reading, Optional.of(outcome), Optional.of(overlay), recognized, solved, drawn);
    }
}
