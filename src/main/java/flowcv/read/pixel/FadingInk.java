package flowcv.read.pixel;

import flowcv.image.MatBytes;
import flowcv.image.Mats;
import java.util.ArrayList;
import java.util.List;
import org.opencv.core.Core;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.core.MatOfPoint;
import org.opencv.core.Point;
import org.opencv.core.Rect;
import org.opencv.core.Scalar;
import org.opencv.imgproc.Imgproc;

/**
 * Tells light behind the board of a screenshot, which fades, from dots and pipes, which end at edges: it may be as bright,
 * and joins what it lies behind, the outline too.
 */
final class FadingInk {
    /**
     * So much of the rim of light fades at least, in cells (measured: 0.8 to 12; of dots, pipes, letters and buttons 0.35 at
     * most).
     */
    private static final double LEAST_FADING = 0.5;

    /** Around light as much is looked at as dots are wide and more, in cells. */
    private static final double MARGIN = 0.75;

    /** Shorter edges within light are those of what is joined to its outline, in cells. */
    private static final double LEAST_LOST = 0.3;

    private final Mats mats;
    private final Mat picture;
    private final byte[] brightness;
    private final int threshold;
    private final int kernel;
    private final double cell;
    private final int reach;
    private final int leastEdge;

    /**
     * @param picture its brightness; not changed
     * @param threshold brightness that dots and pipes have at least
     * @param kernel that nothing narrow holds, in pixels
     * @param cell in pixels
     */
    FadingInk(Mats mats, Mat picture, int threshold, int kernel, double cell) {
        this.mats = mats;
        this.picture = picture;
        this.brightness = MatBytes.of(picture);
        this.threshold = threshold;
        this.kernel = kernel;
        this.cell = cell;
        this.reach = EdgedInk.reach(cell);
        this.leastEdge = EdgedInk.leastEdge(threshold);
    }

    /**
     * What is wide and bright without light behind it: of what fades that alone which ends at edges within it, but all of
     * that where something would be lost so.
     *
     * @param wide 255 where something is wide and brighter than the threshold, else 0; is changed
     * @return the same
     */
    Mat takenFrom(Mat wide) {
        List<MatOfPoint> contours = new ArrayList<>();
        Imgproc.findContours(wide, contours, mats.mat(), Imgproc.RETR_EXTERNAL, Imgproc.CHAIN_APPROX_NONE);
        contours.forEach(mats::keep);
        contours.stream().filter(this::isFading).forEach(contour -> take(contour, wide));
        return wide;
    }

    private void take(MatOfPoint contour, Mat wide) {
        Rect around = around(Imgproc.boundingRect(contour), wide);
        Mat fading = mats.keep(Mat.zeros(around.size(), CvType.CV_8UC1));
        Point origin = new Point(-around.x, -around.y);
        Imgproc.drawContours(
                fading, List.of(contour), 0, new Scalar(255), Imgproc.FILLED, Imgproc.LINE_8, mats.mat(), 0, origin);
        Mat part = mats.keep(wide.submat(around));
        Core.min(fading, part, fading);
        Mat lit = mats.keep(picture.submat(around));
        EdgedInk edged = new EdgedInk(mats, lit, Ink.Shape.SQUARE, kernel, cell);
        Mat taken = edged.within(mats.keep(fading.clone()), threshold);
        if (lostEdges(lit, fading, taken) < LEAST_LOST * cell * reach) {
            part.setTo(new Scalar(0), fading);
            Core.max(part, taken, part);
        }
    }

    private Rect around(Rect inside, Mat whole) {
        int margin = (int) Math.ceil(MARGIN * cell);
        int x = Math.max(0, inside.x - margin);
        int y = Math.max(0, inside.y - margin);
        int right = Math.min(whole.cols(), inside.x + inside.width + margin);
        int bottom = Math.min(whole.rows(), inside.y + inside.height + margin);
        return new Rect(x, y, right - x, bottom - y);
    }

    /** How many pixels of what fades lie at an edge that is neither a line's nor that of something taken. */
    private int lostEdges(Mat lit, Mat fading, Mat taken) {
        try (Mats own = new Mats()) {
            Mat near = Ink.box(own, 2 * reach + 1);
            Mat edges = own.mat();
            Imgproc.morphologyEx(lit, edges, Imgproc.MORPH_GRADIENT, near);
            Core.compare(edges, new Scalar(leastEdge), edges, Core.CMP_GT);
            Core.min(edges, fading, edges);
            Mat known = own.mat();
            Core.compare(Ink.narrow(own, lit, Ink.Shape.SQUARE, kernel), new Scalar(leastEdge), known, Core.CMP_GT);
            Core.max(known, taken, known);
            Imgproc.dilate(known, known, Ink.box(own, 4 * reach + 1));
            edges.setTo(new Scalar(0), known);
            return Core.countNonZero(edges);
        }
    }

    private boolean isFading(MatOfPoint contour) {
        int[] xy = new int[2 * (int) contour.total()];
        contour.get(0, 0, xy);
        int fading = 0;
        for (int i = 0; i < xy.length; i += 2) {
            fading += isFading(xy[i], xy[i + 1]) ? 1 : 0;
        }
        return fading >= LEAST_FADING * cell;
    }

    /** Whether it is hardly brighter than the threshold, and so is what lies around: what is cut off a rim is. */
    private boolean isFading(int x, int y) {
        int width = picture.cols();
        int at = y * width + x;
        return x >= reach
                && y >= reach
                && x < width - reach
                && y < picture.rows() - reach
                && (brightness[at] & 0xFF) < threshold + leastEdge
                && difference(at, width) < leastEdge;
    }

    /** By how many levels the pixels differ that are as far away to four sides as both sides of an edge. */
    private int difference(int at, int width) {
        int left = brightness[at - reach] & 0xFF;
        int right = brightness[at + reach] & 0xFF;
        int above = brightness[at - reach * width] & 0xFF;
        int below = brightness[at + reach * width] & 0xFF;
        return Math.max(Math.max(left, right), Math.max(above, below))
                - Math.min(Math.min(left, right), Math.min(above, below));
    }
}
