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
    private static final boolean ANEW = Boolean.getBoolean("flowcv.read.anew");
    /** What is less sure is refused: of 1,143 boards that were as sure, and on which nobody drew, none was wrong. */
    private static final double LEAST_CONFIDENCE = 0.8;

    private final Witness witness;
    private final Belief belief;
    private final StageObserver observer;

    /**
     * A recognizer.
     *
     * @param witness is asked about every board before it is believed
     * @param observer is shown the stages
     */
    public Recognizer(Witness witness, StageObserver observer) {
        this.witness = witness;
        this.belief = new Belief(witness, observer);
        this.observer = observer;
    }

    /**
     * Reads the board of a picture, and others beside it, as on split screens; what cannot be read surely is refused,
     * and so are pictures with a board that is read beside one of squares that is not.
     */
    public Reading recognize(Picture picture) {
        Reading reading = ANEW ? anew(picture) : believed(picture);
        return reading instanceof Reading.Read read && !belief.hasWitness() ? read.unwitnessed() : reading;
    }

    private Reading anew(Picture picture) {
        Page page = new Reader(witness, LEAST_CONFIDENCE, observer).read(picture);
        Optional<Reading> squares = page.reading();
        if (squares.isEmpty()) {
            return believed(picture);
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
            return believed(rest) instanceof Reading.Read others
                    ? Page.together(Stream.concat(squares.all().stream(), others.all().stream())
                            .map(each -> each.with(List.of()))
                            .toList())
                    : page.incomplete();
        }
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
