package flowcv.read.pixel;

import flowcv.image.MatBytes;
import flowcv.image.Mats;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.core.MatOfPoint;
import org.opencv.core.Scalar;
import org.opencv.imgproc.Imgproc;

/**
 * Tells what fades from what ends at edges, as dots and pipes of a screenshot do: light behind a board may be as bright,
 * and joins the outline that it lies behind.
 */
final class FadingInk {
    /**
     * So much of the rim of light fades at least, as a share: an outline is the rest of it (measured: 0.29 to 1; rims of dots,
     * pipes, letters and buttons less than 0.1).
     */
    private static final double LEAST_FADING = 0.25;

    /** What has a shorter rim is too small to hide a line, in cells. */
    private static final double LEAST_RIM = 0.5;

    private final byte[] brightness;
    private final int width;
    private final int height;
    private final int reach;
    private final int threshold;
    private final int leastEdge;
    private final double leastRim;

    /**
     * @param brightness of a picture; not changed
     * @param threshold brightness that dots and pipes have at least
     * @param cell in pixels
     */
    FadingInk(Mat brightness, int threshold, double cell) {
        this.brightness = MatBytes.of(brightness);
        this.width = brightness.cols();
        this.height = brightness.rows();
        this.reach = EdgedInk.reach(cell);
        this.threshold = threshold;
        this.leastEdge = EdgedInk.leastEdge(threshold);
        this.leastRim = LEAST_RIM * cell;
    }

    /**
     * What fades among what is bright: 255, else 0; nothing where all ends at edges.
     *
     * @param bright 255 where something is bright, else 0
     */
    Optional<Mat> in(Mats mats, Mat bright) {
        List<MatOfPoint> contours = new ArrayList<>();
        Imgproc.findContours(bright, contours, mats.mat(), Imgproc.RETR_EXTERNAL, Imgproc.CHAIN_APPROX_NONE);
        contours.forEach(mats::keep);
        List<MatOfPoint> fading = contours.stream().filter(this::isFading).toList();
        if (fading.isEmpty()) {
            return Optional.empty();
        }
        Mat all = mats.keep(Mat.zeros(bright.size(), CvType.CV_8UC1));
        Imgproc.drawContours(all, fading, -1, new Scalar(255), Imgproc.FILLED);
        return Optional.of(all);
    }

    /** Whether most of a rim, as far as it lies within the picture, is no edge. */
    private boolean isFading(MatOfPoint contour) {
        int[] xy = new int[2 * (int) contour.total()];
        contour.get(0, 0, xy);
        int rim = 0;
        int fading = 0;
        for (int i = 0; i < xy.length; i += 2) {
            int x = xy[i];
            int y = xy[i + 1];
            if (x >= reach && y >= reach && x < width - reach && y < height - reach) {
                rim++;
                fading += isFading(y * width + x) ? 1 : 0;
            }
        }
        return rim >= leastRim && fading >= LEAST_FADING * rim;
    }

    /** Whether it is hardly brighter than the threshold, and so is what lies around: what is cut off a rim is. */
    private boolean isFading(int at) {
        return (brightness[at] & 0xFF) < threshold + leastEdge && difference(at) < leastEdge;
    }

    /** By how many levels the pixels differ that are as far away to four sides as both sides of an edge. */
    private int difference(int at) {
        int left = brightness[at - reach] & 0xFF;
        int right = brightness[at + reach] & 0xFF;
        int above = brightness[at - reach * width] & 0xFF;
        int below = brightness[at + reach * width] & 0xFF;
        return Math.max(Math.max(left, right), Math.max(above, below))
                - Math.min(Math.min(left, right), Math.min(above, below));
    }
}
