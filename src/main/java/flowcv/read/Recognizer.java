package flowcv.read;

import flowcv.image.Picture;
import flowcv.image.Point;
import flowcv.read.disc.DiscFinder;
import flowcv.read.pixel.Brightness;
import flowcv.read.pixel.Pixels;
import flowcv.read.pixel.Thresholds;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.opencv.core.MatOfPoint;
import org.opencv.core.Scalar;
import org.opencv.imgproc.Imgproc;

/** The way from a picture to a board. */
public final class Recognizer {
    /** Whether squares are read by the new reader, which is built beside the old one; it is not in use yet. */
    private static final boolean ANEW = !"false".equals(System.getProperty("flowcv.read.anew"));
    /** What is less sure is refused: of 1,143 boards that were as sure, and on which nobody drew, none was wrong. */
    public static final double LEAST_CONFIDENCE = 0.8;

    /**
     * What the old ways read without a witness is hardly ever a misread level (none of 289 was). But a board that a
     * witness turns down is either misread or none of a level, and nothing tells which: it is half as sure.
     */
    private static final double UNWITNESSED = 0.5;

    private final Witness witness;
    private final double minConfidence;
    private final Belief belief;
    private final StageObserver observer;

    /**
     * A recognizer.
     *
     * @param witness is asked about every board before it is believed
     * @param minConfidence what is less sure is refused, 0 to 1
     * @param observer is shown the stages
     */
    public Recognizer(Witness witness, double minConfidence, StageObserver observer) {
        this.witness = witness;
        this.minConfidence = minConfidence;
        this.belief = new Belief(witness, observer);
        this.observer = observer;
    }

    /**
     * Reads the board of a picture, and others beside it, as on split screens; what cannot be read surely is refused,
     * and so are pictures with a board that is read beside one of squares that is not.
     */
    public Reading recognize(Picture picture) {
        return ANEW ? anew(picture) : weighed(picture);
    }

    private Reading anew(Picture picture) {
        Page page = new Reader(witness, minConfidence, observer).read(picture);
        Optional<Reading> squares = page.reading();
        if (squares.isEmpty()) {
            return weighed(picture);
        }
        return squares.get() instanceof Reading.Read read && !page.unread().isEmpty()
                ? withOthers(picture, read, page)
                : squares.get();
    }

    /** Boards of squares, and those of other cells beside them. */
    private Reading withOthers(Picture picture, Reading.Read squares, Page page) {
        try (Picture rest = picture.copy()) {
            for (List<Point> outline : page.outlines()) {
                MatOfPoint corners = new MatOfPoint();
                corners.fromList(outline.stream()
                        .map(at -> new org.opencv.core.Point(at.x(), at.y()))
                        .toList());
                Imgproc.fillConvexPoly(rest.pixels(), corners, new Scalar(0, 0, 0));
                corners.release();
            }
            return weighed(rest) instanceof Reading.Read others
                    ? Page.together(Stream.concat(squares.all().stream(), others.all().stream())
                            .map(each -> each.with(List.of()))
                            .toList())
                    : page.incomplete();
        }
    }

    /** What the old ways read, weighed as the new reader weighs. */
    private Reading weighed(Picture picture) {
        if (minConfidence <= UNWITNESSED) {
            // Where several solutions are enough no other way is tried after the first that reads such a board.
            Optional<Reading.Read> several = unwitnessed(picture)
                    .filter(read -> isSure(read) && !read.unique().orElse(true));
            if (several.isPresent()) {
                return several.get();
            }
        }
        Reading believed = believed(picture);
        if (believed instanceof Reading.Read read) {
            Reading.Read known = known(picture, read, board -> Witness.Testimony.ONE_SOLUTION, 1);
            return isSure(known)
                    ? known
                    : new Reading.Refused(Cause.UNSURE, ReaderWords.unsure(known), known.doubts(), Optional.of(known));
        }
        Reading.Refused refused = (Reading.Refused) believed;
        return refused.cause() == Cause.NO_SINGLE_SOLUTION
                ? unwitnessed(picture)
                        .<Reading>map(read -> isSure(read)
                                ? read
                                : new Reading.Refused(
                                        refused.cause(), refused.reason(), read.doubts(), Optional.of(read)))
                        .orElse(refused)
                : refused;
    }

    /** What is read where nothing speaks for the board but its looks. */
    private Optional<Reading.Read> unwitnessed(Picture picture) {
        return new Recognizer(Witness.NONE, minConfidence, StageObserver.NONE).believed(picture)
                        instanceof Reading.Read read
                ? Optional.of(known(picture, read, witness, UNWITNESSED))
                : Optional.empty();
    }

    private boolean isSure(Reading.Read read) {
        return read.all().stream().allMatch(each -> each.confidence() > 0 && each.confidence() >= minConfidence);
    }

    /**
     * With what is known of its solutions, and with what a second look at its colors doubts; a board without a solution
     * is none.
     *
     * @param weight of a board that has some
     */
    private static Reading.Read known(Picture picture, Reading.Read read, Witness witness, double weight) {
        Witness.Testimony testimony = witness.ask(read.board());
        return new Reading.Read(
                read.board(),
                read.placement(),
                testimony == Witness.Testimony.NO_SOLUTION ? 0 : weight * read.confidence(),
                read.drawn(),
                read.others().stream()
                        .map(other -> known(picture, other, witness, weight))
                        .toList(),
                switch (testimony) {
                    case ONE_SOLUTION -> Optional.of(true);
                    case MANY_SOLUTIONS -> Optional.of(false);
                    case NO_SOLUTION, SILENT, NOT_ASKED -> Optional.empty();
                },
                Doubts.of(picture, read));
    }

    private Reading believed(Picture picture) {
        Reduction reduction = Reduction.of(picture);
        if (!reduction.isNone()) {
            try (Picture smaller = reduction.apply(picture)) {
                Found<Reading.Read> found = recognizeAsIs(smaller, true);
                if (found instanceof Found.Yes<Reading.Read> yes) {
                    Reading.Read whole = reduction.undo(yes.value());
                    // What little of a cut board is left may be lost in the smaller picture.
                    if (whole.all().stream().allMatch(each -> CutOff.refute(picture, each) instanceof Found.Yes)) {
                        return whole;
                    }
                } else if (found instanceof Found.Not<Reading.Read> not && not.isSettled()) {
                    return reading(found);
                }
            }
        }
        return reading(recognizeAsIs(picture, !reduction.isNone()));
    }

    private static Reading reading(Found<Reading.Read> found) {
        return found instanceof Found.Not<Reading.Read> not
                ? new Reading.Refused(not.stage(), not.reason())
                : ((Found.Yes<Reading.Read>) found).value();
    }

    private Found<Reading.Read> recognizeAsIs(Picture picture, boolean isPhotograph) {
        try (Brightness brightness = Brightness.of(picture);
                DiscFinder finder = DiscFinder.in(brightness)) {
            return recognize(picture, isPhotograph, Pixels.of(picture, brightness), finder);
        }
    }

    private Found<Reading.Read> recognize(Picture picture, boolean isPhotograph, Pixels pixels, DiscFinder finder) {
        FirstBoard first = new FirstBoard(picture, isPhotograph, pixels, finder, belief, observer);
        Found<Reading.Read> found = first.read();
        if (!(found instanceof Found.Yes<Reading.Read> yes)
                || !yes.value().others().isEmpty()) {
            return found;
        }
        Reading.Read read = yes.value();
        Found<Reading.Read> all =
                OtherBoards.beside(read, belief, picture, pixels, first.discs(), finder, Thresholds.USUAL, observer);
        return all.isSettled()
                ? all
                : new TiledReader(belief, picture, Thresholds.USUAL, observer)
                        .read(first.discs())
                        .or(() -> whole(picture, read))
                        .<Found<Reading.Read>>map(Found.Yes::new)
                        .orElse(all);
    }

    /** The tilted board of which what was read upright is a part. */
    private Optional<Reading.Read> whole(Picture picture, Reading.Read part) {
        Found<Reading.Read> found = new TurnedReader(belief, ThickCells.NONE, observer).read(picture);
        return found instanceof Found.Yes<Reading.Read> yes && OtherBoards.isPart(part, yes.value())
                ? Optional.of(yes.value())
                : Optional.empty();
    }
}
