package flowcv.read;

import flowcv.image.Picture;
import flowcv.image.Point;
import flowcv.read.decide.Decider;
import flowcv.read.decide.Decision;
import flowcv.read.decide.Witness;
import flowcv.read.frame.Frame;
import flowcv.read.lattice.HexLattices;
import flowcv.read.lattice.SquareLattices;
import flowcv.read.region.RegionTiling;
import flowcv.read.tiling.CellComplex;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.opencv.core.Rect;

/** The way from a picture to its boards: it measures once, weighs everything together, and decides once. */
final class Reader {
    /** Boards of one picture that are looked for. */
    private static final int MOST_PLACES = 24;

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

    /** Reads the boards of a picture: one place, then others around dots outside, as long as each search finds a board. */
    Page read(Picture picture) {
        try (Frame frame = Frame.of(picture)) {
            Page page = new Page(List.of(), List.of()).with(decided(frame, List.of()), frame);
            boolean isMore = true;
            while (isMore && !page.open().isEmpty() && page.places().size() < MOST_PLACES) {
                List<Page.Decided> found = around(frame, page);
                // Where nothing is taken yet, the whole picture shows the same as before.
                boolean isAnew = found.isEmpty() && !page.taken().isEmpty();
                Page longer = page.with(isAnew ? decided(frame, page.taken()) : found, frame);
                isMore = longer.boards().size() > page.boards().size();
                page = longer;
            }
            return page;
        }
    }

    /** Boards around dots that belong to none: in a part of the picture, where more is seen of small ones. */
    private List<Page.Decided> around(Frame frame, Page page) {
        Rect box = DotCluster.box(page.open(), frame);
        try (Frame part = frame.part(box)) {
            List<List<Point>> taken = page.taken().stream()
                    .map(corners -> corners.stream()
                            .map(at -> new Point(at.x() - box.x, at.y() - box.y))
                            .toList())
                    .toList();
            return decided(part, taken).stream()
                    .filter(place -> place.mayBeBoard() && place.isWithin(box, frame))
                    .toList();
        }
    }

    /**
     * Squares first, then hexagons, then cells of any shape: whoever takes no more of them leaves the rest undone.
     */
    private static Iterator<CellComplex> complexes(Frame frame, List<List<Point>> taken) {
        Stream<CellComplex> lattices = Stream.concat(
                SquareLattices.outside(frame, taken),
                Stream.of(taken).flatMap(outlines -> HexLattices.outside(frame, outlines)));
        return Stream.concat(
                        lattices, Stream.of(taken).flatMap(outlines -> RegionTiling.outside(frame, outlines).stream()))
                .iterator();
    }

    /** @param taken outlines of boards in the frame that were found before */
    private List<Page.Decided> decided(Frame frame, List<List<Point>> taken) {
        ReaderStages stages = new ReaderStages(observer, frame);
        List<Weighed> weighed = Weighed.each(frame, complexes(frame, taken));
        stages.lattices(weighed.stream().map(Weighed::complex).toList());
        return Weighed.best(weighed).stream()
                .flatMap(best -> best.boards(frame).stream())
                .map(board -> decided(frame, board, stages))
                .toList();
    }

    private Page.Decided decided(Frame frame, Weighed weighed, ReaderStages stages) {
        if (weighed.isStrange()) {
            stages.weighed(weighed.complex(), weighed.evidence(), weighed.labelings(), List.of());
            return new Page.Decided(weighed, Located.corners(frame, weighed), Page.NO_BOARD);
        }
        CellComplex complex = weighed.complex();
        Decision decision = Decider.decide(complex, weighed.evidence(), weighed.labelings(), witness);
        List<Doubt> doubts =
                ReaderDoubts.of(complex, weighed.labelings().best().get(0), decision.doubts(), decision.partners());
        stages.weighed(complex, weighed.evidence(), weighed.labelings(), doubts);
        stages.decided(decision);
        return new Page.Decided(weighed, Located.corners(frame, weighed), reading(frame, weighed, decision, doubts));
    }

    private Reading reading(Frame frame, Weighed weighed, Decision decision, List<Doubt> doubts) {
        if (decision instanceof Decision.Likeliest likeliest) {
            Reading.Read read = Located.board(frame, weighed, likeliest, doubts);
            return likeliest.confidence() >= minConfidence
                    ? read
                    : new Reading.Refused(Cause.UNSURE, ReaderWords.unsure(read), doubts, Optional.of(read));
        }
        Decision.None none = (Decision.None) decision;
        return new Reading.Refused(
                ReaderWords.cause(none.cause()),
                ReaderWords.none(weighed.complex(), none, doubts),
                doubts,
                none.nearest().map(nearest -> Located.board(frame, weighed, nearest, doubts)));
    }
}
