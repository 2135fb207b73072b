package flowcv.read.pixel;

import flowcv.image.Mats;
import flowcv.image.Picture;
import java.util.ArrayList;
import java.util.List;
import org.opencv.core.Core;
import org.opencv.core.CvType;
import org.opencv.core.Mat;

/**
 * The brightness of a picture: the greatest of the three channels, for blue and red grid lines, and navy or purple
 * dots, are dark in luma. Made once for all who look at a picture in its own size; close it.
 */
public final class Brightness implements AutoCloseable {
    /** Rows whose channels the processor's cache holds: the whole picture at once takes four times as long. */
    private static final int BAND = 64;

    private final Mat values;

    private Brightness(Mat values) {
        this.values = values;
    }

    /** The brightness of a picture. */
    public static Brightness of(Picture picture) {
        Mat values = new Mat();
        try {
            greatest(picture.pixels(), values);
        } catch (RuntimeException e) {
            Mats.release(values);
            throw e;
        }
        return new Brightness(values);
    }

    /**
     * The greatest of the channels.
     *
     * @param bgr of type {@code CV_8UC3}
     * @param value becomes their greatest, of type {@code CV_8UC1}
     */
    public static void greatest(Mat bgr, Mat value) {
        value.create(bgr.rows(), bgr.cols(), CvType.CV_8UC1);
        for (int top = 0; top < bgr.rows(); top += BAND) {
            try (Mats mats = new Mats()) {
                int bottom = Math.min(bgr.rows(), top + BAND);
                Mat greatest = mats.keep(value.rowRange(top, bottom));
                // All at once takes two thirds of the time of one after the other.
                List<Mat> channels = new ArrayList<>();
                Core.split(mats.keep(bgr.rowRange(top, bottom)), channels);
                channels.forEach(mats::keep);
                Core.max(channels.get(0), channels.get(1), greatest);
                Core.max(greatest, channels.get(2), greatest);
            }
        }
    }

    /** Of type {@code CV_8UC1} and the picture's size, to be read only. */
    public Mat values() {
        return values;
    }

    @Override
    public void close() {
        Mats.release(values);
    }
}
