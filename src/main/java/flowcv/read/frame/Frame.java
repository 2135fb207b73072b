package flowcv.read.frame;

import flowcv.image.Mats;
import flowcv.image.Picture;
import flowcv.image.Point;
import org.opencv.core.Core;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.core.Rect;
import org.opencv.core.Size;
import org.opencv.imgproc.Imgproc;

/**
 * A picture and copies of it of bounded size, on which whatever looks at every pixel works. Owns the copies, not the
 * picture; close it.
 */
public final class Frame implements AutoCloseable {
    /** Lines of most boards on phones still show in pictures reduced to this many pixels. */
    private static final double SMALL_PIXELS = 0.45e6;
    /** And lines one pixel wide of most, too. */
    private static final double LARGE_PIXELS = 0.9e6;
    /** Smaller pictures are enlarged, so that lines of their small cells lie apart. */
    private static final double FEW_PIXELS = 0.36e6;

    private static final double ENLARGED = 2;
    /** How much stronger the coarse copy shows what is faint: of 29 boards blurred by 6 pixels 6 show no lines without. */
    private static final double GAIN = 4;
    /** What is as wide in the coarse copy as so many pixels is light, not a line. */
    private static final int WIDE = 31;

    private static final double GRAY = 128;
    private static final double HALF = 0.5;

    private final Mat pixels;
    private final Point origin;
    private final Mats copies = new Mats();
    private Mat small;
    private Mat large;
    private Mat coarse;

    private Frame(Mat pixels, Point origin) {
        this.pixels = pixels;
        this.origin = origin;
    }

    /** The frame of a picture, which has to stay open as long as the frame. */
    public static Frame of(Picture picture) {
        return new Frame(picture.pixels(), new Point(0, 0));
    }

    /** A part of the same picture, whose copies show more of what is small; it has to be closed as well. */
    public Frame part(Rect box) {
        Frame part;
        try (Mats mats = new Mats()) {
            part = new Frame(mats.keep(pixels.submat(box)).clone(), new Point(origin.x() + box.x, origin.y() + box.y));
        }
        part.copies.keep(part.pixels);
        return part;
    }

    /** Where the first pixel lies in the picture. */
    public Point origin() {
        return origin;
    }

    private Mat copy(double mostPixels, boolean isGray) {
        double area = (double) pixels.cols() * pixels.rows();
        double scale = Math.min(area < FEW_PIXELS ? ENLARGED : 1, Math.sqrt(mostPixels / area));
        int width = (int) Math.max(1, Math.round(scale * pixels.cols()));
        int height = (int) Math.max(1, Math.round(scale * pixels.rows()));
        Mat copy = copies.mat();
        try (Mats mats = new Mats()) {
            Mat smooth = pixels;
            while (smooth.cols() > 2 * width && smooth.rows() > 2 * height) {
                Mat half = mats.mat();
                Imgproc.resize(smooth, half, new Size(), HALF, HALF, Imgproc.INTER_AREA);
                smooth = half;
            }
            if (isGray) {
                // One channel is blurred and reduced in a third of the time of three.
                Mat gray = mats.mat();
                Planes.mean(smooth, gray);
                smooth = gray;
            }
            if (scale < 1) {
                Mat blurred = mats.mat();
                Imgproc.GaussianBlur(smooth, blurred, new Size(3, 3), 0);
                smooth = blurred;
            }
            Imgproc.resize(
                    smooth,
                    copy,
                    new Size(width, height),
                    0,
                    0,
                    scale < 1 ? Imgproc.INTER_LINEAR : Imgproc.INTER_CUBIC);
        }
        return copy;
    }

    /** The picture itself, {@code CV_8UC3}; it stays the picture's. */
    public Mat pixels() {
        return pixels;
    }

    /**
     * A copy of at most 0.45 megapixels, {@code CV_8UC1}, the mean of the brightest and the darkest channel, in which
     * most lines show; it stays the frame's.
     */
    public Mat small() {
        if (small == null) {
            small = copy(SMALL_PIXELS, true);
        }
        return small;
    }

    /** A copy of at most 0.9 megapixels, {@code CV_8UC3}; it stays the frame's. */
    public Mat large() {
        if (large == null) {
            large = copy(LARGE_PIXELS, false);
        }
        return large;
    }

    /**
     * Half of the small copy, {@code CV_8UC1}, in which what differs from around differs more: lines show that are too blurred or faint in the
     * others; it stays the frame's.
     */
    public Mat coarse() {
        if (coarse != null) {
            return coarse;
        }
        coarse = copies.mat();
        try (Mats mats = new Mats()) {
            Mat half = mats.mat();
            small().convertTo(half, CvType.CV_32F);
            Imgproc.resize(half, half, new Size(), HALF, HALF, Imgproc.INTER_AREA);
            Mat around = mats.mat();
            Imgproc.blur(half, around, new Size(WIDE, WIDE));
            Core.subtract(half, around, half);
            half.convertTo(coarse, CvType.CV_8U, GAIN, GRAY);
        }
        return coarse;
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
        copies.close();
    }
}
