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
    /** The same as a share of its rim, which may be a long pipe's (measured: 0.1 at least). */
    private static final double LEAST_SHARE = 0.05;

    /** In smaller cells, in pixels, pipes are hardly wider than what is narrow, and nobody could tell what is lost. */
    private static final double LEAST_CELL = 30;

    /** Around light as much is looked at as tells whether something is wider than dots, in cells. */
    private static final double MARGIN = 0.75;

    /** Lines are longer, in cells; what a square leaves of the rims of dots and bends is shorter. */
    private static final double LEAST_LINE = 0.4;

    /**
     * Between neighbors an edge of this share of the levels that dots stand out by is none of light's, which falls by half as
     * much (measured: 8 of 28): it is that of a dot or pipe hardly brighter than the light around.
     */
    private static final double SHARP_EDGE = 0.6;

    /** Shorter edges that nothing explains, in cells, are those of the outline's corners (measured: 0 to 0.14). */
    private static final double LEAST_LOST = 0.3;

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
    FadingInk(Mat picture, int threshold, int kernel, double cell) {
        this.picture = picture;
        this.brightness = MatBytes.of(picture);
        this.threshold = threshold;
        this.kernel = kernel;
        this.cell = cell;
        this.reach = EdgedInk.reach(cell);
        this.leastEdge = EdgedInk.leastEdge(threshold);
    }

    /**
     * Moves light out of what is wide and bright: of what fades that alone stays which ends at edges within it, but all of it
     * where something would be lost.
     *
     * @param wide 255 where something is wide and brighter than the threshold, else 0; loses the light
     * @param light stays empty where there is none, else becomes 255 on it, and 0 elsewhere
     */
    void move(Mat wide, Mat light) {
        if (cell < LEAST_CELL) {
            return;
        }
        try (Mats own = new Mats()) {
            List<MatOfPoint> contours = new ArrayList<>();
            Imgproc.findContours(wide, contours, own.mat(), Imgproc.RETR_EXTERNAL, Imgproc.CHAIN_APPROX_NONE);
            contours.forEach(own::keep);
            contours.stream().filter(this::isFading).forEach(contour -> move(contour, wide, light));
        }
    }

    private void move(MatOfPoint contour, Mat wide, Mat light) {
        try (Mats own = new Mats()) {
            Rect around = around(Imgproc.boundingRect(contour), wide);
            Mat part = own.keep(wide.submat(around));
            double[] first = contour.get(0, 0);
            Mat fading = joined(own, part, new Point(first[0] - around.x, first[1] - around.y));
            Mat lit = own.keep(picture.submat(around));
            Mat taken =
                    new EdgedInk(own, lit, Ink.Shape.SQUARE, kernel, cell).within(own.keep(fading.clone()), threshold);
            if (lostEdges(lit, fading, taken) >= LEAST_LOST * cell * reach) {
                return;
            }
            part.setTo(new Scalar(0), fading);
            Core.max(part, taken, part);
            Core.subtract(fading, taken, fading);
            if (light.empty()) {
                light.create(wide.size(), CvType.CV_8UC1);
                light.setTo(new Scalar(0));
            }
            Mat moved = own.keep(light.submat(around));
            Core.max(moved, fading, moved);
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

    /** What is joined to a place, without what lies in its holes: 255, else 0. */
    private static Mat joined(Mats own, Mat bright, Point place) {
        Mat joined = own.keep(bright.clone());
        Imgproc.floodFill(joined, own.mat(), place, new Scalar(1), new Rect(), Scalar.all(0), Scalar.all(0), 8);
        Core.compare(joined, new Scalar(1), joined, Core.CMP_EQ);
        return joined;
    }

    /** How many pixels of what fades lie at an edge that is neither a line's nor that of something taken. */
    private int lostEdges(Mat lit, Mat fading, Mat taken) {
        try (Mats own = new Mats()) {
            Mat edges = edges(own, lit, reach, leastEdge);
            Core.max(edges, edges(own, lit, 1, SHARP_EDGE * leastEdge), edges);
            Core.min(edges, fading, edges);
            Mat known = lines(own, lit);
            Core.max(known, taken, known);
            Imgproc.dilate(known, known, Ink.box(own, 4 * reach + 1));
            edges.setTo(new Scalar(0), known);
            return Core.countNonZero(edges);
        }
    }

    /** Where pixels as near to both sides differ by so many levels: 255, else 0. */
    private static Mat edges(Mats own, Mat lit, int near, double levels) {
        Mat edges = own.mat();
        Imgproc.morphologyEx(lit, edges, Imgproc.MORPH_GRADIENT, Ink.box(own, 2 * near + 1));
        Core.compare(edges, new Scalar(levels), edges, Core.CMP_GE);
        return edges;
    }

    /** Long things that are narrow, as the outline is: 255, else 0. */
    private Mat lines(Mats own, Mat lit) {
        Mat narrow = own.mat();
        Core.compare(Ink.narrow(own, lit, Ink.Shape.SQUARE, kernel), new Scalar(leastEdge), narrow, Core.CMP_GE);
        List<MatOfPoint> contours = new ArrayList<>();
        Imgproc.findContours(narrow, contours, own.mat(), Imgproc.RETR_EXTERNAL, Imgproc.CHAIN_APPROX_SIMPLE);
        contours.forEach(own::keep);
        List<MatOfPoint> specks = contours.stream()
                .filter(contour -> length(Imgproc.boundingRect(contour)) < LEAST_LINE * cell)
                .toList();
        Imgproc.drawContours(narrow, specks, -1, new Scalar(0), Imgproc.FILLED);
        return narrow;
    }

    private static double length(Rect box) {
        return Math.hypot(box.width, box.height);
    }

    /** Whether more of a rim fades than of any dot's or pipe's. */
    private boolean isFading(MatOfPoint contour) {
        int[] xy = new int[2 * (int) contour.total()];
        contour.get(0, 0, xy);
        int fading = 0;
        for (int i = 0; i < xy.length; i += 2) {
            fading += isFading(xy[i], xy[i + 1]) ? 1 : 0;
        }
        return fading >= Math.max(LEAST_FADING * cell, LEAST_SHARE * xy.length / 2);
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
