package flowcv.corpus;

import flowcv.draw.screen.Painted;
import flowcv.image.Mats;
import flowcv.image.Picture;
import java.util.function.Supplier;
import org.opencv.core.MatOfByte;
import org.opencv.core.MatOfInt;
import org.opencv.imgcodecs.Imgcodecs;

/**
 * A picture that is there to be read. Owns it; close it.
 *
 * @param group the part of a corpus to which it belongs, without spaces: a part of a floor's key
 * @param file makes the bytes of a file with this picture
 */
record Sample(String group, Picture picture, Truth truth, Supplier<byte[]> file) implements AutoCloseable {
    /** Files live for minutes: quick to write is better than small. */
    private static final int COMPRESSION = 1;

    static Sample of(String group, Picture picture, Truth truth) {
        return new Sample(group, picture, truth, () -> png(picture));
    }

    static Sample of(String group, Painted painted, Truth truth) {
        Supplier<byte[]> file = painted.extension().equals("jpg") ? painted::file : () -> png(painted.picture());
        return new Sample(group, painted.picture(), truth, file);
    }

    private static byte[] png(Picture picture) {
        try (Mats mats = new Mats()) {
            MatOfByte bytes = mats.keep(new MatOfByte());
            MatOfInt options = mats.keep(new MatOfInt(Imgcodecs.IMWRITE_PNG_COMPRESSION, COMPRESSION));
            Imgcodecs.imencode(".png", picture.pixels(), bytes, options);
            return bytes.toArray();
        }
    }

    @Override
    public void close() {
        picture.close();
    }
}
