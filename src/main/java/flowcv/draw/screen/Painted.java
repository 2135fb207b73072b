package flowcv.draw.screen;

import flowcv.image.Picture;
import flowcv.read.Placement;

/**
 * A painted screenshot. Owns its picture; close it.
 *
 * @param picture as a reader of the file would see it: a JPEG's losses included
 * @param placement where the board truly lies in it
 * @param extension {@code png} or {@code jpg}, the form of {@link #bytes}
 */
public record Painted(Picture picture, Placement placement, String extension, byte[] file) implements AutoCloseable {
    /** Keeps a copy of the bytes. */
    public Painted {
        file = file.clone();
    }

    /** The file's bytes. */
    @Override
    public byte[] file() {
        return file.clone();
    }

    @Override
    public void close() {
        picture.close();
    }
}
