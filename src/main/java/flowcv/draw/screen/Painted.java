package flowcv.draw.screen;

import flowcv.image.Mats;
import flowcv.image.Picture;
import flowcv.read.Placement;
import org.opencv.core.MatOfByte;
import org.opencv.core.MatOfInt;
import org.opencv.imgcodecs.Imgcodecs;

/** A painted screenshot. Owns its picture; close it. */
public final class Painted implements AutoCloseable {
    private static final int BEST_COMPRESSION = 9;

    private final Picture picture;
    private final Placement placement;
    private final byte[] jpeg;

    /**
     * Takes over a picture.
     *
     * @param jpeg the file that the picture was decoded from; empty for PNG
     */
    public Painted(Picture picture, Placement placement, byte[] jpeg) {
        this.picture = picture;
        this.placement = placement;
        this.jpeg = jpeg.clone();
    }

    /** The picture as a reader of the file sees it: a JPEG's losses included. */
    public Picture picture() {
        return picture;
    }

    /** Where the board truly lies. */
    public Placement placement() {
        return placement;
    }

    /** The form of {@link #file}: {@code png} or {@code jpg}. */
    public String extension() {
        return jpeg.length > 0 ? "jpg" : "png";
    }

    /** The bytes of a file with this picture. */
    public byte[] file() {
        if (jpeg.length > 0) {
            return jpeg.clone();
        }
        MatOfByte bytes = new MatOfByte();
        MatOfInt options = new MatOfInt(Imgcodecs.IMWRITE_PNG_COMPRESSION, BEST_COMPRESSION);
        try {
            Imgcodecs.imencode(".png", picture.pixels(), bytes, options);
            return bytes.toArray();
        } finally {
            Mats.release(bytes);
            Mats.release(options);
        }
    }

    @Override
    public void close() {
        picture.close();
    }
}
