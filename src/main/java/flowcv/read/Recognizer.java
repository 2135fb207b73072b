package flowcv.read;

import flowcv.image.Picture;
import flowcv.read.decide.Witness;

/** The way from a picture to its boards. */
public final class Recognizer {
    /** What is less sure is refused: of 1,143 boards that were as sure, and on which nobody drew, none was wrong. */
    public static final double LEAST_CONFIDENCE = 0.8;

    private final Witness witness;
    private final double minConfidence;
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
        this.observer = observer;
    }

    /**
     * Reads the board of a picture, and others beside it, as on split screens; what cannot be read surely is refused,
     * and so are pictures with a board that is read beside one that is not.
     */
    public Reading recognize(Picture picture) {
        return new Reader(witness, minConfidence, observer).read(picture).reading();
    }
}
