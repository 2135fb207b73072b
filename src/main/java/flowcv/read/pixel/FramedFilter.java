package flowcv.read.pixel;

import flowcv.image.Mats;
import org.opencv.core.Core;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.core.Point;
import org.opencv.imgproc.Imgproc;

/**
 * Correlates a picture with kernels that are 0 but along a line. Of whole pictures OpenCV takes a Fourier transform for
 * kernels of 130 values and more; of parts of pictures it never does, and leaves out what is 0 in a kernel. Here the
 * picture is a part of its copy with a frame around it (measured: by 19 x 19 kernels of a line 0.8 megapixels take 5 ms
 * instead of 13).
 */
public final class FramedFilter implements AutoCloseable {
    /** Moved pictures are interpolated in such parts of a pixel, as by warpAffine. */
    private static final double STEPS = 32;

    private final Mats own = new Mats();
    private final Mat framed;
    private final int margin;

    /**
     * @param picture one channel of numbers; reflected at its borders, as by filter2D. It is copied
     * @param half of the largest kernel that it will be filtered by, in pixels: one has 2 half + 1 rows and columns
     */
    public FramedFilter(Mat picture, int half) {
        this(picture, half, Core.BORDER_REFLECT_101);
    }

    private FramedFilter(Mat picture, int margin, int border) {
        this.margin = margin;
        framed = own.mat();
        Core.copyMakeBorder(picture, framed, margin, margin, margin, margin, border);
        framed.convertTo(framed, CvType.CV_32F);
    }

    /**
     * A picture to be moved; its borders go on beyond it.
     *
     * @param picture one channel of numbers; it is copied
     * @param farthest that it will be moved in either direction, in pixels
     */
    public static FramedFilter ofShifts(Mat picture, double farthest) {
        return new FramedFilter(picture, (int) Math.ceil(farthest) + 1, Core.BORDER_REPLICATE);
    }

    /**
     * What filter2D gives, but for how sums are rounded.
     *
     * @param kernel square, of an odd number of rows, 32-bit numbers
     * @param to becomes as large as the picture, 32-bit numbers
     */
    public void filter(Mat kernel, Mat to) {
        correlate(0, 0, kernel, new Point(kernel.cols() / 2, kernel.rows() / 2), to);
    }

    /**
     * Moves the picture, interpolated between four pixels in 1/32 pixels.
     *
     * @param right in pixels
     * @param down in pixels
     * @param to becomes as large as the picture, 32-bit numbers
     */
    public void shift(double right, double down, Mat to) {
        double x = -Math.rint(STEPS * right) / STEPS;
        double y = -Math.rint(STEPS * down) / STEPS;
        int left = (int) Math.floor(x);
        int top = (int) Math.floor(y);
        float fromRight = (float) (x - left);
        float fromBelow = (float) (y - top);
        float[] shares = {
            (1 - fromRight) * (1 - fromBelow),
            fromRight * (1 - fromBelow),
            (1 - fromRight) * fromBelow,
            fromRight * fromBelow
        };
        try (Mats kernels = new Mats()) {
            Mat corners = kernels.keep(new Mat(2, 2, CvType.CV_32F));
            corners.put(0, 0, shares);
            correlate(left, top, corners, new Point(0, 0), to);
        }
    }

    /** Of as much as the picture is large, from some columns and rows on; filter2D looks at what is around it, too. */
    private void correlate(int right, int down, Mat kernel, Point anchor, Mat to) {
        int x = margin + right;
        int y = margin + down;
        try (Mats parts = new Mats()) {
            Mat part = parts.keep(framed.submat(y, y + framed.rows() - 2 * margin, x, x + framed.cols() - 2 * margin));
            Imgproc.filter2D(part, to, CvType.CV_32F, kernel, anchor, 0);
        }
    }

    @Override
    public void close() {
        own.close();
    }
}
