package flowcv.read.disc;

import flowcv.image.Mats;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.opencv.core.Core;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.core.MatOfPoint;
import org.opencv.core.Point;
import org.opencv.core.Rect;
import org.opencv.core.Scalar;
import org.opencv.core.Size;
import org.opencv.imgproc.Imgproc;

/** Finds the circles that a bright area is made of: dots with their pipes, several dots side by side. */
final class BlobCircles implements AutoCloseable {
    /** Strokes of ticks are narrower than this, in pixels; the gaps between pipes are wider. */
    private static final int SLIT = 5;
    /** The height of the wide part of a disc of that diameter, which is a rectangle and an upright line. */
    private static final int WIDE = 3;
    /**
     * Within one blob only circles of at least this share of its greatest are looked at: a free end is
     * 0.71 of its dot, a pipe 0.5.
     */
    private static final double SAME_BLOB_RATIO = 0.62;
    /** Pipes of several flows touch at bridges, and bends are round as well; no board has more. */
    private static final int CIRCLES_PER_BLOB = 64;
    /** The edge of a free end is hidden in up to 90 degrees where its pipe leaves. */
    private static final double LEAST_ROUNDNESS = 0.62;
    /** A square that lies around the middle of each circle of least diameter. */
    private static final int CORE = 5;
    /** Pixels that round corners take from a rectangle; half a circle would take more. */
    private static final double CORNERS = 18;

    private final double least;
    private final double greatest;
    private final Mats mats = Mats.ofConstructor();
    private final Mat wide = mats.keep(Imgproc.getStructuringElement(Imgproc.MORPH_RECT, new Size(SLIT, WIDE)));
    private final Mat high = mats.keep(Imgproc.getStructuringElement(Imgproc.MORPH_RECT, new Size(1, SLIT)));
    private final Mat square = mats.keep(Imgproc.getStructuringElement(Imgproc.MORPH_RECT, new Size(CORE, CORE)));
    private final Mat blob = mats.mat();
    private final Mat core = mats.mat();
    private final Mat other = mats.mat();
    private final Mat depth = mats.mat();
    private final Mat noHierarchy = mats.mat();

    /**
     * For areas of one picture; has to be closed.
     *
     * @param least diameter of circles, in pixels: more than {@value #CORE}
     * @param greatest diameter
     */
    BlobCircles(double least, double greatest) {
        this.least = least;
        this.greatest = greatest;
    }

    @Override
    public void close() {
        mats.close();
    }

    /**
     * The circles in an area, smaller by half a pixel than what they enclose.
     *
     * @param contour around the area
     * @param points of the contour, x and y in turn
     * @param holes in it that are too large for a letter on a dot
     * @param box around it
     */
    List<Disc> in(MatOfPoint contour, int[] points, List<MatOfPoint> holes, Rect box) {
        if (holes.size() == 1 && isFrame(box, holes.get(0))) {
            return List.of();
        }
        blob.create(box.height + 2, box.width + 2, CvType.CV_8UC1);
        blob.setTo(new Scalar(0));
        fill(List.of(contour), box, 255);
        if (!holes.isEmpty()) {
            fill(holes, box, 0);
        }
        // The tick on a dot may reach its edge, where opening leaves a slit.
        closeSlits();
        // Most areas are letters and frames, thinner than any circle, which costs less to see than how deep they are.
        Imgproc.erode(blob, core, square);
        Rect deep = Imgproc.boundingRect(core);
        if (deep.width == 0) {
            return List.of();
        }
        Imgproc.distanceTransform(blob, depth, Imgproc.DIST_L2, Imgproc.DIST_MASK_5);
        double deepest = Core.minMaxLoc(depth).maxVal;
        if (deepest < least / 2 || deepest > greatest / 2) {
            return List.of();
        }
        return circles(
                new DepthPeaks(depth, deep, Math.max(least / 2, SAME_BLOB_RATIO * deepest)),
                holes.isEmpty() ? points : withHoles(points, holes),
                box);
    }

    /** Closes the blob with a disc; the library takes three times as long for that as for two rectangles. */
    private void closeSlits() {
        Imgproc.dilate(blob, core, wide);
        Imgproc.dilate(blob, other, high);
        Core.max(core, other, blob);
        Imgproc.erode(blob, core, wide);
        Imgproc.erode(blob, other, high);
        Core.min(core, other, blob);
    }

    /** Whether an area lies around a rectangle and is thinner than any circle, as the outlines of most boards are. */
    private boolean isFrame(Rect box, MatOfPoint hole) {
        Rect inside = Imgproc.boundingRect(hole);
        int left = inside.x - box.x;
        int top = inside.y - box.y;
        int right = box.width - inside.width - left;
        int bottom = box.height - inside.height - top;
        // The deepest pixel of a strip is half its width from both edges, and half a pixel.
        double thickest = Math.max(Math.max(left, right), Math.max(top, bottom));
        double missing = (inside.width - 1.0) * (inside.height - 1.0) - Imgproc.contourArea(hole);
        return (thickest + 1) / 2 < least / 2 && missing <= CORNERS;
    }

    private List<Disc> circles(DepthPeaks peaks, int[] edge, Rect box) {
        List<Disc> discs = new ArrayList<>();
        for (int i = 0; i < CIRCLES_PER_BLOB; i++) {
            Optional<DepthPeaks.Peak> found = peaks.next();
            if (found.isEmpty()) {
                break;
            }
            DepthPeaks.Peak peak = found.get();
            Disc disc = CircleFit.refine(edge, peak.x() - 1 + box.x, peak.y() - 1 + box.y, peak.depth() - 1);
            if (disc.roundness() >= LEAST_ROUNDNESS) {
                discs.add(disc);
            }
        }
        return discs;
    }

    private void fill(List<MatOfPoint> contours, Rect box, int value) {
        Point shift = new Point(1.0 - box.x, 1.0 - box.y);
        Scalar color = new Scalar(value);
        Imgproc.drawContours(blob, contours, -1, color, Imgproc.FILLED, Imgproc.LINE_8, noHierarchy, 0, shift);
    }

    /** Points of the outer contour and of those around the holes: x and y in turn. */
    private static int[] withHoles(int[] points, List<MatOfPoint> holes) {
        int[] all = points;
        for (MatOfPoint hole : holes) {
            int[] more = new int[2 * hole.rows()];
            hole.get(0, 0, more);
            int end = all.length;
            all = Arrays.copyOf(all, end + more.length);
            System.arraycopy(more, 0, all, end, more.length);
        }
        return all;
    }
}
