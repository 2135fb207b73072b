package flowcv.read.pixel;

import flowcv.image.Mats;
import org.opencv.core.Core;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.core.Point;
import org.opencv.imgproc.Imgproc;

/**
 * Moves a picture by parts of a pixel, interpolated between four of its pixels; its borders go on beyond it. As
 * warpAffine does (measured: 0.8 megapixels take 0.5 ms instead of 5).
 */
public final class Shifts implements AutoCloseable {
    /** In such parts of a pixel pictures are moved, as by warpAffine. */
    private static final double STEPS = 32;

    private final FramedPicture framed;

    /**
     * @param picture one channel of 32-bit numbers; it is copied
     * @param farthest that it will be moved in either direction, in pixels
     */
    public Shifts(Mat picture, double farthest) {
        framed = new FramedPicture(picture, (int) Math.ceil(farthest) + 1, Core.BORDER_REPLICATE);
    }

    /**
     * Moves the picture.
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
        try (Mats own = new Mats()) {
            Mat corners = own.keep(new Mat(2, 2, CvType.CV_32F));
            corners.put(0, 0, shares);
            Imgproc.filter2D(framed.part(own, left, top), to, CvType.CV_32F, corners, new Point(0, 0), 0);
        }
    }

    @Override
    public void close() {
        framed.close();
    }
}
