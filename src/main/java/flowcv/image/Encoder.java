package flowcv.image;

import org.opencv.core.MatOfByte;
import org.opencv.core.MatOfInt;
import org.opencv.imgcodecs.Imgcodecs;

/** Turns pixels into the bytes of a file. */
public final class Encoder {
    private Encoder() {}

    /** A picture as PNG. */
    public static byte[] png(Picture picture) {
        try (Mats mats = new Mats()) {
            MatOfByte bytes = mats.keep(new MatOfByte());
            MatOfInt options = mats.keep(new MatOfInt(Imgcodecs.IMWRITE_PNG_COMPRESSION, 1));
            Imgcodecs.imencode(".png", picture.pixels(), bytes, options);
            return bytes.toArray();
        }
    }
}
