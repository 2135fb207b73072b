package flowcv.read;

import flowcv.image.Picture;

/** The way from a picture to a board. */
public final class Recognizer {
    private Recognizer() {}

    /** Reads the board of a picture; what cannot be read surely is refused. */
    public static Reading recognize(Picture picture) {
        return new Reading.Refused(Stage.BOARD, "not built yet: " + picture.name());
    }
}
