package flowcv.draw;

import flowcv.image.Mats;
import flowcv.image.Point;
import java.util.Optional;
import org.opencv.core.Core;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.core.Rect;
import org.opencv.core.Scalar;
import org.opencv.imgproc.Imgproc;

/**
 * A dot as it stood in a picture before flows were drawn over it.
 *
 * @param box around it, in pixels of the picture
 * @param pixels a copy of what was in the box
 * @param inside of the same size: not 0 in the inner part of the dot, with whatever is written there
 * @param whole of the same size: not 0 where the dot is, round or oval
 */
record KeptDot(Rect box, Mat pixels, Mat inside, Mat whole) {
    /** The shorter axis of the oval dots on cubes, in diameters of a disc of the same area. */
    private static final double INSIDE = 0.8;

    /** Their longer axis, in the same. */
    private static final double REACH = 1.25;

    /**
     * By how much a channel of a pixel of the dot differs from its color, as a share of the brightest channel: half of a
     * rim pixel on black is the dot, also where JPEG has blurred it.
     */
    private static final double NEAR = 0.5;

    /**
     * Keeps a dot; nothing where it lies outside the picture.
     *
     * @param radius in pixels, of the disc that has its area
     * @param color of the dot, in the order of the channels
     * @param mats own what is kept
     */
    static Optional<KeptDot> of(Mat picture, Point center, double radius, Scalar color, Mats mats) {
        double reach = REACH * radius;
        int left = Math.max(0, (int) (center.x() - reach));
        int top = Math.max(0, (int) (center.y() - reach));
        int right = Math.min(picture.cols(), (int) (center.x() + reach) + 2);
        int bottom = Math.min(picture.rows(), (int) (center.y() + reach) + 2);
        if (left >= right || top >= bottom) {
            return Optional.empty();
        }
        Rect box = new Rect(left, top, right - left, bottom - top);
        Point middle = new Point(center.x() - left, center.y() - top);
        Mat pixels = mats.mat();
        Mat inside = mats.keep(disc(box, middle, INSIDE * radius));
        Mat whole = mats.mat();
        try (Mats own = new Mats()) {
            own.keep(picture.submat(box)).copyTo(pixels);
            double near = NEAR * Math.max(color.val[0], Math.max(color.val[1], color.val[2]));
            Core.inRange(pixels, moved(color, -near), moved(color, near), whole);
            Core.bitwise_and(whole, own.keep(disc(box, middle, reach)), whole);
            Core.bitwise_or(whole, inside, whole);
        }
        return Optional.of(new KeptDot(box, pixels, inside, whole));
    }

    private static Mat disc(Rect box, Point middle, double radius) {
        Mat mask = Mat.zeros(box.size(), CvType.CV_8UC1);
        int fixedRadius = (int) Math.round(radius * (1 << Overlay.SHIFT));
        Imgproc.circle(
                mask, Overlay.fixed(middle), fixedRadius, Overlay.WHITE, Imgproc.FILLED, Imgproc.LINE_8, Overlay.SHIFT);
        return mask;
    }

    private static Scalar moved(Scalar color, double by) {
        return new Scalar(color.val[0] + by, color.val[1] + by, color.val[2] + by);
    }

    /** Puts back the whole dot. */
    void restoreWhole(Mat drawn) {
        restore(drawn, whole);
    }

    /** Puts back its inner part, so that a flow leaves it without a rim between them. */
    void restoreInside(Mat drawn) {
        restore(drawn, inside);
    }

    private void restore(Mat drawn, Mat mask) {
        try (Mats own = new Mats()) {
            pixels.copyTo(own.keep(drawn.submat(box)), mask);
        }
    }
}
