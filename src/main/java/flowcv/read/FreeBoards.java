package flowcv.read;

import flowcv.image.Mats;
import flowcv.image.Picture;
import flowcv.image.Point;
import flowcv.read.disc.DiscFinder;
import flowcv.read.frame.Frame;
import flowcv.read.pixel.Brightness;
import flowcv.read.pixel.Pixels;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.opencv.core.MatOfPoint;
import org.opencv.core.Scalar;
import org.opencv.imgproc.Imgproc;

/** Reads boards of hexagons and free shapes: alone, beside each other, and beside boards of squares. */
final class FreeBoards {
    /** Boards of one picture that are looked for. */
    private static final int MOST = 12;
    /**
     * What is read without a witness is hardly ever a misread level (none of 289 was). But a board that a witness turns
     * down is either misread or none of a level, and nothing tells which: it is half as sure.
     */
    private static final double UNWITNESSED = 0.5;

    /**
     * How sure a board is that these ways read at their least sure, where a witness confirms it: none of the 1,400
     * pictures of the corpora is misread, though the least sure decision on the way may be so by 0.2 alone.
     */
    private static final double SURE = Recognizer.LEAST_CONFIDENCE;

    private static final Scalar BLACK = new Scalar(0, 0, 0);

    private final Witness witness;
    private final double minConfidence;
    private final Belief belief;
    private final StageObserver observer;

    /**
     * A reader.
     *
     * @param witness is asked about every board before it is believed
     * @param minConfidence what is less sure is refused, 0 to 1
     * @param observer is shown the stages
     */
    FreeBoards(Witness witness, double minConfidence, StageObserver observer) {
        this.witness = witness;
        this.minConfidence = minConfidence;
        this.belief = new Belief(witness, observer);
        this.observer = observer;
    }

    /** All boards of a picture. */
    Reading read(Picture picture, Page squares) {
        List<Reading.Read> boards = new ArrayList<>(squares.read());
        List<List<Point>> taken = new ArrayList<>(squares.boards());
        try (Frame frame = Frame.of(picture)) {
            List<Point> unread = squares.unread();
            do {
                Reading next = outside(picture, taken);
                if (!(next instanceof Reading.Read read)) {
                    return boards.isEmpty() ? next : Page.incomplete(boards.size(), unread);
                }
                Thumbnails.add(boards, read);
                taken.add(read.placement().corners());
                unread = UnreadDots.outside(frame, taken);
            } while (!unread.isEmpty() && taken.size() < MOST);
            return unread.isEmpty() ? Page.together(boards) : Page.incomplete(boards.size(), unread);
        }
    }

    /** A board that lies outside of those that are taken. */
    private Reading outside(Picture picture, List<List<Point>> taken) {
        if (taken.isEmpty()) {
            return weighed(picture);
        }
        try (Picture rest = picture.copy()) {
            taken.forEach(outline -> cover(rest, outline));
            return weighed(rest);
        }
    }

    private static void cover(Picture picture, List<Point> outline) {
        try (Mats mats = new Mats()) {
            MatOfPoint corners = mats.keep(new MatOfPoint());
            corners.fromList(outline.stream()
                    .map(at -> new org.opencv.core.Point(at.x(), at.y()))
                    .toList());
            Imgproc.fillConvexPoly(picture.pixels(), corners, BLACK);
        }
    }

    /** A board as sure as it is, or why there is none. */
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
        return new FreeBoards(Witness.NONE, minConfidence, StageObserver.NONE).believed(picture)
                        instanceof Reading.Read read
                ? Optional.of(known(picture, read, witness, UNWITNESSED))
                : Optional.empty();
    }

    private boolean isSure(Reading.Read read) {
        return read.confidence() > 0 && read.confidence() >= minConfidence;
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
                testimony == Witness.Testimony.NO_SOLUTION ? 0 : weight * (SURE + (1 - SURE) * read.confidence()),
                read.drawn(),
                List.of(),
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
                    if (CutOff.refute(picture, whole) instanceof Found.Yes) {
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
            return new FreeBoard(picture, isPhotograph, Pixels.of(picture, brightness), finder, belief, observer)
                    .read();
        }
    }
}
