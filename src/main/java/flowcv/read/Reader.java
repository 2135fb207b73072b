package flowcv.read;

import flowcv.board.Board;
import flowcv.image.Picture;
import flowcv.read.decide.Decider;
import flowcv.read.decide.Decision;
import flowcv.read.decide.Solvability;
import flowcv.read.frame.Frame;
import flowcv.read.tiling.CellComplex;
import flowcv.read.tiling.SquareLattices;
import java.util.List;
import java.util.Optional;

/** The way from a picture to its boards: it measures once, weighs everything together, and decides once. */
final class Reader {
    private final Witness witness;
    private final double minConfidence;
    private final StageObserver observer;

    /**
     * A reader.
     *
     * @param witness tells how many solutions a board has
     * @param minConfidence what is less sure is refused, 0 to 1
     * @param observer is shown the stages
     */
    Reader(Witness witness, double minConfidence, StageObserver observer) {
        this.witness = witness;
        this.minConfidence = minConfidence;
        this.observer = observer;
    }

    /** Reads the boards of a picture; nothing where it shows no lattice of squares that may be one. */
    Optional<Reading> read(Picture picture) {
        try (Frame frame = Frame.of(picture)) {
            ReaderStages stages = new ReaderStages(observer, frame);
            List<List<CellComplex>> places = SquareLattices.all(frame);
            places.forEach(stages::lattices);
            return SeveralBoards.together(places.stream()
                    .flatMap(place -> Weighed.boards(frame, place).stream())
                    .map(weighed -> decided(frame, weighed, stages))
                    .toList());
        }
    }

    private SeveralBoards.Decided decided(Frame frame, Weighed weighed, ReaderStages stages) {
        CellComplex complex = weighed.complex();
        Decision decision = Decider.decide(complex, weighed.evidence(), weighed.labelings(), this::solutions);
        stages.weighed(complex, weighed.evidence(), weighed.labelings());
        stages.decided(decision);
        return new SeveralBoards.Decided(weighed, reading(frame, weighed, decision));
    }

    private Reading reading(Frame frame, Weighed weighed, Decision decision) {
        CellComplex complex = weighed.complex();
        if (decision instanceof Decision.Likeliest likeliest) {
            return likeliest.confidence() >= minConfidence
                    ? Located.board(frame, weighed, likeliest)
                    : new Reading.Refused(
                            Stage.CELLS, ReaderWords.doubtful(complex, likeliest.confidence(), decision.doubts()));
        }
        Decision.None none = (Decision.None) decision;
        return new Reading.Refused(ReaderWords.stage(none.cause()), ReaderWords.none(complex, none));
    }

    private Solvability solutions(Board board) {
        return switch (witness.ask(board)) {
            case ONE_SOLUTION -> Solvability.ONE;
            case MANY_SOLUTIONS -> Solvability.SEVERAL;
            case NO_SOLUTION -> Solvability.NONE;
            case SILENT, NOT_ASKED -> Solvability.UNKNOWN;
        };
    }
}
