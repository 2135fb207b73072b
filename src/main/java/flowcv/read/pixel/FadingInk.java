package flowcv.read.pixel;

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
    /** In smaller cells, in pixels, pipes are hardly wider than what is narrow, and nobody could tell what is lost. */
    private static final double LEAST_CELL = 30;

    /**
     * Lines on tints stand out by a third of a least edge: at the usual threshold 9 levels. Where a tint ends on light, a
     * line runs along its edge.
     */
    private static final double FAINT_LINE = 1 / 3.0;

    /** Lines are longer, in cells; what a square leaves of the rims of dots and bends is shorter. */
    private static final double LEAST_LINE = 0.4;

    /**
     * Between neighbors light falls by fewer levels, as a share of those that dots stand out by (measured: 0.1 to 0.54): an
     * edge of more is that of a dot or pipe hardly brighter than the light around.
     */
    private static final double SHARP_EDGE = 0.6;

    /** Edges that nothing explains are shorter where light alone is moved, in cells (measured: 0 to 0.2). */
    private static final double LEAST_LOST = 0.3;

    /** White letters stand out from light by so many least edges: at the usual threshold 56 levels. */
    private static final int LETTER_EDGES = 2;

    private final Mat picture;
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
        FadingRims rims = new FadingRims(picture, threshold, cell);
        try (Mats own = new Mats()) {
            List<MatOfPoint> contours = new ArrayList<>();
            Imgproc.findContours(wide, contours, own.mat(), Imgproc.RETR_EXTERNAL, Imgproc.CHAIN_APPROX_NONE);
            contours.forEach(own::keep);
            contours.stream().filter(rims::isFading).forEach(contour -> move(contour, wide, light));
        }
    }

    private void move(MatOfPoint contour, Mat wide, Mat light) {
        try (Mats own = new Mats()) {
            Rect around = around(Imgproc.boundingRect(contour), wide);
            Mat part = own.keep(wide.submat(around));
            double[] first = contour.get(0, 0);
            Mat fading = joined(own, part, new Point(first[0] - around.x, first[1] - around.y));
            Mat lit = own.keep(picture.submat(around));
            EdgedInk edged = new EdgedInk(own, lit, Ink.Shape.SQUARE, kernel, cell);
            Mat taken = edged.within(own.keep(fading.clone()), threshold);
            if (lostEdges(lit, edged, fading, taken) >= LEAST_LOST * cell * reach) {
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
        // As much around light as tells whether something in it is wider than dots.
        int margin = (int) Math.ceil(EdgedInk.WIDER_THAN_DOTS * cell);
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
    private int lostEdges(Mat lit, EdgedInk edged, Mat fading, Mat taken) {
        try (Mats own = new Mats()) {
            Mat edges = own.mat();
            Core.compare(edged.differences(), new Scalar(leastEdge), edges, Core.CMP_GE);
            Core.max(edges, sharp(own, lit), edges);
            Core.min(edges, fading, edges);
            Mat known = lines(own, edged.narrow());
            Core.max(known, letters(own, lit, edged.narrow()), known);
            Core.max(known, taken, known);
            Imgproc.dilate(known, known, Ink.box(own, 4 * reach + 1));
            edges.setTo(new Scalar(0), known);
            return Core.countNonZero(edges);
        }
    }

    /** Where neighbors differ as they do at no place of light: 255, else 0. */
    private Mat sharp(Mats own, Mat lit) {
        Mat sharp = own.mat();
        Imgproc.morphologyEx(lit, sharp, Imgproc.MORPH_GRADIENT, Ink.box(own, 3));
        Core.compare(sharp, new Scalar(SHARP_EDGE * leastEdge), sharp, Core.CMP_GE);
        return sharp;
    }

    /** Long things that are narrow, as the outline is: 255, else 0. */
    private Mat lines(Mats own, Mat narrow) {
        Mat lines = own.mat();
        Core.compare(narrow, new Scalar(FAINT_LINE * leastEdge), lines, Core.CMP_GE);
        List<MatOfPoint> contours = new ArrayList<>();
        Imgproc.findContours(lines, contours, own.mat(), Imgproc.RETR_EXTERNAL, Imgproc.CHAIN_APPROX_SIMPLE);
        contours.forEach(own::keep);
        List<MatOfPoint> specks = contours.stream()
                .filter(contour -> length(Imgproc.boundingRect(contour)) < LEAST_LINE * cell)
                .toList();
        Imgproc.drawContours(lines, specks, -1, new Scalar(0), Imgproc.FILLED);
        return lines;
    }

    /** What stands out from all that is wide around it, as the rim of no dot does: 255, else 0. */
    private Mat letters(Mats own, Mat lit, Mat narrow) {
        Mat letters = own.mat();
        Core.subtract(lit, narrow, letters);
        Imgproc.dilate(letters, letters, Ink.box(own, 4 * reach + 1));
        Core.subtract(lit, letters, letters);
        Core.compare(letters, new Scalar(LETTER_EDGES * leastEdge), letters, Core.CMP_GE);
        return letters;
    }

    private static double length(Rect box) {
        return Math.hypot(box.width, box.height);
    }
}
