package flowcv.read;

import flowcv.image.Mats;
import flowcv.image.Picture;
import org.opencv.core.Core;
import org.opencv.core.CvType;
import org.opencv.core.Mat;

/**
 * The brightness of a picture: the greatest of the three channels, for blue and red grid lines, and navy or purple
 * dots, are dark in luma. Made once for all who look at a picture in its own size; close it.
 */
final class Brightness implements AutoCloseable {
    /** Rows whose channels the processor's cache holds: the whole picture at once takes four times as long. */
    private static final int BAND = 64;

    private final Mat values;

    private Brightness(Mat values) {
        this.values = values;
    }

    /** The brightness of a picture. */
    static Brightness of(Picture picture) {
        Mat bgr = picture.pixels();
        Mat values = new Mat(bgr.rows(), bgr.cols(), CvType.CV_8UC1);
        for (int top = 0; top < bgr.rows(); top += BAND) {
            try (Mats mats = new Mats()) {
                int bottom = Math.min(bgr.rows(), top + BAND);
                Mat band = mats.keep(bgr.rowRange(top, bottom));
                Mat greatest = mats.keep(values.rowRange(top, bottom));
                greatest(mats, band, greatest);
            }
        }
        return new Brightness(values);
    }

    /**
     * The greatest of the channels.
     *
     * @param bgr of type {@code CV_8UC3}
     * @param value becomes their greatest, of type {@code CV_8UC1}
     */
    static void greatest(Mats mats, Mat bgr, Mat value) {
        Mat channel = mats.mat();
        Core.extractChannel(bgr, value, 0);
        for (int i = 1; i < Pixels.CHANNELS; i++) {
            Core.extractChannel(bgr, channel, i);
            Core.max(value, channel, value);
        }
    }

    /** Of type {@code CV_8UC1} and the picture's size, to be read only. */
    Mat values() {
        return values;
    }

    @Override
    public void close() {
        values.release();
    }
}
