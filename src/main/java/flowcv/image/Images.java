package flowcv.image;

import org.opencv.core.Mat;
import org.opencv.core.MatOfByte;
import org.opencv.imgcodecs.Imgcodecs;

/** The one door between bytes and pixels. */
public final class Images {
    private Images() {}

    /**
     * Decodes a picture.
     *
     * @param bytes a whole picture file
     * @param name what messages call the picture
     * @throws UnreadablePictureException if the bytes are no picture flowcv reads
     */
    public static Picture decode(byte[] bytes, String name) throws UnreadablePictureException {
        OpenCv.load();
        if (bytes.length == 0) {
            throw new UnreadablePictureException(name, "the file is empty");
        }
        try (Mats mats = new Mats()) {
            MatOfByte encoded = mats.keep(new MatOfByte(bytes));
            Mat pixels = Imgcodecs.imdecode(encoded, Imgcodecs.IMREAD_COLOR);
            if (pixels.empty()) {
                throw new UnreadablePictureException(name, "damaged or no picture; export it as PNG or JPEG");
            }
            return new Picture(name, pixels);
        }
    }
}
