package flowcv.draw;

import flowcv.image.Mats;
import flowcv.image.Point;
import java.util.Optional;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.core.Rect;
import org.opencv.imgproc.Imgproc;

/**
 * A dot as it stood in a picture before flows were drawn over it.
 *
 * @param box around it, in pixels of the picture
 * @param pixels a copy of what was in the box
 * @param middle of the dot in the box
 */
record KeptDot(Rect box, Mat pixels, Point middle) {
    /**
     * Keeps a dot; nothing where it lies outside the picture.
     *
     * @param radius in pixels
     * @param mats own what is kept
     */
    static Optional<KeptDot> of(Mat picture, Point center, double radius, Mats mats) {
        int left = Math.max(0, (int) (center.x() - radius));
        int top = Math.max(0, (int) (center.y() - radius));
        int right = Math.min(picture.cols(), (int) (center.x() + radius) + 2);
        int bottom = Math.min(picture.rows(), (int) (center.y() + radius) + 2);
        if (left >= right || top >= bottom) {
            return Optional.empty();
        }
        Rect box = new Rect(left, top, right - left, bottom - top);
        Mat pixels = mats.mat();
        try (Mats own = new Mats()) {
            own.keep(picture.submat(box)).copyTo(pixels);
        }
        return Optional.of(new KeptDot(box, pixels, new Point(center.x() - left, center.y() - top)));
    }

    /** Puts back what lay within a distance in pixels of the middle of the dot. */
    void restore(Mat drawn, double radius) {
        try (Mats own = new Mats()) {
            Mat mask = own.keep(Mat.zeros(box.size(), CvType.CV_8UC1));
            int fixedRadius = (int) Math.round(radius * (1 << Overlay.SHIFT));
            Imgproc.circle(
                    mask,
                    Overlay.fixed(middle),
                    fixedRadius,
                    Overlay.WHITE,
                    Imgproc.FILLED,
                    Imgproc.LINE_8,
                    Overlay.SHIFT);
            pixels.copyTo(own.keep(drawn.submat(box)), mask);
        }
    }
}
