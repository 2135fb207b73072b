package flowcv.read;

import flowcv.image.Picture;
import java.util.Optional;

/** The way from a picture to a board. */
public final class Recognizer {
    private final Belief belief;
    private final StageObserver observer;

    /**
     * A recognizer.
     *
     * @param witness is asked about every board before it is believed
     * @param observer is shown the stages
     */
    public Recognizer(Witness witness, StageObserver observer) {
        this.belief = new Belief(witness, observer);
        this.observer = observer;
    }

    /**
     * Reads the board of a picture, and others beside it, as on split screens; what cannot be read surely is refused,
     * and so are pictures with a board that is read beside one that is not.
     */
    public Reading recognize(Picture picture) {
        Reduction reduction = Reduction.of(picture);
        if (!reduction.isNone()) {
            try (Picture smaller = reduction.apply(picture)) {
                if (recognizeAsIs(smaller) instanceof Reading.Read read) {
                    Reading.Read whole = reduction.undo(read);
                    // What little of a cut board is left may be lost in the smaller picture.
                    if (whole.all().stream().allMatch(each -> CutOff.refute(picture, each) instanceof Found.Yes)) {
                        return whole;
                    }
                }
            }
        }
        return recognizeAsIs(picture);
    }

    private Reading recognizeAsIs(Picture picture) {
        try (Brightness brightness = Brightness.of(picture);
                DiscFinder finder = DiscFinder.in(brightness)) {
            return recognize(picture, Pixels.of(picture, brightness), finder);
        }
    }

    private Reading recognize(Picture picture, Pixels pixels, DiscFinder finder) {
        FirstBoard first = new FirstBoard(picture, pixels, finder, belief, observer);
        Reading reading = first.read();
        if (!(reading instanceof Reading.Read read) || !read.others().isEmpty()) {
            return reading;
        }
        Reading all = OtherBoards.beside(read, belief, picture, pixels, first.discs(), Thresholds.USUAL, observer);
        if (all instanceof Reading.Refused) {
            Optional<Reading.Read> tiles =
                    new TiledReader(belief, picture, Thresholds.USUAL, observer).read(first.discs());
            return tiles.<Reading>map(t -> t)
                    .orElseGet(() -> whole(picture, read).orElse(all));
        }
        return all;
    }

    /** The tilted board of which what was read upright is a part. */
    private Optional<Reading> whole(Picture picture, Reading.Read part) {
        Found<Reading.Read> found = new TurnedReader(new LatticeReader(belief), observer).read(picture);
        return found instanceof Found.Yes<Reading.Read> yes && OtherBoards.isPart(part, yes.value())
                ? Optional.of(yes.value())
                : Optional.empty();
    }
}
