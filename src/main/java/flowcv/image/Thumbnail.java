package flowcv.image;

import org.opencv.core.Mat;
import org.opencv.core.MatOfByte;
import org.opencv.core.MatOfInt;
import org.opencv.core.Size;
import org.opencv.imgcodecs.Imgcodecs;
import org.opencv.imgproc.Imgproc;

/** Small pictures for pages. */
public final class Thumbnail {
    /** So many pixels along each side go into one, at most. */
    private static final int SAMPLES = 4;

    private Thumbnail() {}

    /**
     * A copy of a picture as a WebP file, which every browser shows.
     *
     * @param side the most pixels of its longer side; a smaller picture keeps its size
     * @param quality from 1 to 100
     */
    public static byte[] webp(Picture picture, int side, int quality) {
        return encoded(picture, side, ".webp", Imgcodecs.IMWRITE_WEBP_QUALITY, quality);
    }

    /**
     * The same as a JPEG file, for those who make thousands: at the same size it looks a little worse, and takes a
     * quarter of the time.
     */
    public static byte[] jpeg(Picture picture, int side, int quality) {
        return encoded(
                picture, side, ".jpg", Imgcodecs.IMWRITE_JPEG_QUALITY, quality, Imgcodecs.IMWRITE_JPEG_OPTIMIZE, 1);
    }

    private static byte[] encoded(Picture picture, int side, String ending, int... options) {
        double factor = Math.min(1, side / (double) Math.max(picture.width(), picture.height()));
        Size size = new Size(
                Math.max(1, Math.round(picture.width() * factor)), Math.max(1, Math.round(picture.height() * factor)));
        try (Mats mats = new Mats()) {
            Mat source = picture.pixels();
            if (factor < 1.0 / SAMPLES) {
                // Averaging all pixels of a screenshot takes ten times as long and looks the same.
                Size sampled = new Size(SAMPLES * size.width, SAMPLES * size.height);
                Mat fewer = mats.mat();
                Imgproc.resize(source, fewer, sampled, 0, 0, Imgproc.INTER_NEAREST);
                source = fewer;
            }
            Mat small = mats.mat();
            Imgproc.resize(source, small, size, 0, 0, Imgproc.INTER_AREA);
            MatOfByte encoded = mats.keep(new MatOfByte());
            Imgcodecs.imencode(ending, small, encoded, mats.keep(new MatOfInt(options)));
            return encoded.toArray();
        }
    }
}
