package flowcv.read.frame;

import flowcv.image.Mats;
import flowcv.image.Picture;
import flowcv.image.StoppedException;
import org.opencv.core.Mat;
import org.opencv.core.Size;
import org.opencv.imgproc.Imgproc;

/**
 * A picture and a copy of it of bounded size, on which whatever looks at every pixel works. Owns the copy, not the
 * picture; close it.
 */
public final class Frame implements AutoCloseable {
    /** Lines one pixel wide still show in most pictures of phones reduced to this many pixels. */
    private static final double MOST_PIXELS = 0.9e6;
    /** Smaller pictures are enlarged, so that lines of their small cells lie apart. */
    private static final double FEW_PIXELS = 0.36e6;

    private static final double ENLARGED = 2;
    private static final double HALF = 0.5;

    private final Mat pixels;
    private final Mat small;
    private final double scale;

    private Frame(Mat pixels, Mat small, double scale) {
        this.pixels = pixels;
        this.small = small;
        this.scale = scale;
    }

    /** The frame of a picture, which has to stay open as long as the frame. */
    public static Frame of(Picture picture) {
        Mat pixels = picture.pixels();
        double area = (double) pixels.cols() * pixels.rows();
        double scale = Math.min(area < FEW_PIXELS ? ENLARGED : 1, Math.sqrt(MOST_PIXELS / area));
        int width = (int) Math.max(1, Math.round(scale * pixels.cols()));
        int height = (int) Math.max(1, Math.round(scale * pixels.rows()));
        Mat small = new Mat();
        try (Mats mats = new Mats()) {
            Mat smooth = pixels;
            while (smooth.cols() > 2 * width && smooth.rows() > 2 * height) {
                Mat half = mats.mat();
                Imgproc.resize(smooth, half, new Size(), HALF, HALF, Imgproc.INTER_AREA);
                smooth = half;
            }
            if (scale < 1) {
                Mat blurred = mats.mat();
                Imgproc.GaussianBlur(smooth, blurred, new Size(3, 3), 0);
                smooth = blurred;
            }
            Imgproc.resize(
                    smooth,
                    small,
                    new Size(width, height),
                    0,
                    0,
                    scale < 1 ? Imgproc.INTER_LINEAR : Imgproc.INTER_CUBIC);
        } catch (StoppedException e) {
            Mats.release(small);
            throw e;
        }
        return new Frame(pixels, small, scale);
    }

    /** The picture itself, {@code CV_8UC3}; it stays the picture's. */
    public Mat pixels() {
        return pixels;
    }

    /** The copy of bounded size, {@code CV_8UC3}; it stays the frame's. */
    public Mat small() {
        return small;
    }

    /** Pixels of the copy along a side per pixel of the picture. */
    public double scale() {
        return scale;
    }

    /** Width of the picture in pixels. */
    public int width() {
        return pixels.cols();
    }

    /** Height of the picture in pixels. */
    public int height() {
        return pixels.rows();
    }

    @Override
    public void close() {
        Mats.release(small);
    }
}
