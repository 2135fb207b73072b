package flowcv.read;

import flowcv.image.Picture;

/** The way from a picture to a board. */
public final class Recognizer {
    private Recognizer() {}

    /** Reads the board of a picture; what cannot be read surely is refused. */
    public static Reading recognize(Picture picture) {
        return recognize(picture, StageObserver.NONE);
    }

    /** As {@link #recognize(Picture)}; shows its stages to an observer. */
    public static Reading recognize(Picture picture, StageObserver observer) {
        return new Reading.Refused(Stage.BOARD, "not built yet: " + picture.name());
    }
}
