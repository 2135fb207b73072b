package flowcv.read;

import flowcv.image.Mats;
import flowcv.image.Picture;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
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

/**
 * Finds everything round and bright. It works on a reduced picture: dots are large, and their fitted
 * circles are exact to a fifth of a reduced pixel.
 */
final class DiscFinder implements AutoCloseable {
    /** The shorter side of the reduced picture: 18 columns then still have dots 20 pixels wide. */
    private static final int WORKING_SIZE = 540;
    /**
     * Grid lines are up to 0.35 % of the picture's width wide; opening with this share of the shorter
     * side removes them, and leaves the rim of a dot around a letter whole.
     */
    private static final double OPENING_RATIO = 0.0062;
    /** Strokes of ticks are narrower than this, in reduced pixels; the gaps between pipes are wider. */
    private static final int SLIT = 5;
    /** Smaller spots (7 pixels in the reduced picture) are text and noise: a cell of 10 pixels. */
    private static final int LEAST_DIAMETER = 7;
    /** A dot is at most 0.7 of a cell of a third of the shorter side. */
    private static final double GREATEST_RATIO = 0.3;
    /**
     * Within one blob only circles of at least this share of its greatest are looked at: a free end is
     * 0.71 of its dot, a pipe 0.5.
     */
    private static final double SAME_BLOB_RATIO = 0.62;
    /** Pipes of several flows touch at bridges, and bends are round as well; no board has more. */
    private static final int CIRCLES_PER_BLOB = 64;
    /** The edge of a free end is hidden in up to 90 degrees where its pipe leaves. */
    private static final double LEAST_ROUNDNESS = 0.62;

    /** Places in OpenCV's hierarchy of contours. */
    private static final int NEXT = 0;

    private static final int FIRST_CHILD = 2;
    private static final int PARENT = 3;

    private final int scale;
    private final Mat value;
    private final Map<Integer, List<Disc>> found = new HashMap<>();

    /**
     * A finder.
     *
     * @param scale side of a reduced pixel in pixels
     * @param value brightness of the reduced picture
     */
    private DiscFinder(int scale, Mat value) {
        this.scale = scale;
        this.value = value;
    }

    /** A finder for one picture, which it does not keep; it looks once at each brightness, and has to be closed. */
    static DiscFinder in(Picture picture) {
        try (Mats mats = new Mats()) {
            int shorter = Math.min(picture.width(), picture.height());
            int factor = Math.max(1, (int) Math.round((double) shorter / WORKING_SIZE));
            Mat reduced = picture.pixels();
            if (factor > 1) {
                // Where whole pixels are averaged the library takes a third of the time; the last few may go.
                Size size = new Size((double) (picture.width() / factor), (double) (picture.height() / factor));
                Rect whole = new Rect(0, 0, factor * (int) size.width, factor * (int) size.height);
                reduced = mats.mat();
                Imgproc.resize(mats.keep(picture.pixels().submat(whole)), reduced, size, 0, 0, Imgproc.INTER_AREA);
            }
            List<Mat> channels = new ArrayList<>(3);
            Core.split(reduced, channels);
            mats.keep(channels.get(1));
            mats.keep(channels.get(2));
            Mat value = channels.get(0);
            Core.max(value, channels.get(1), value);
            Core.max(value, channels.get(2), value);
            return new DiscFinder(factor, value);
        }
    }

    @Override
    public void close() {
        value.release();
    }

    /**
     * All discs of the picture, in no special order.
     *
     * @param threshold brightness 0 to 255 that parts them from what is behind
     */
    List<Disc> find(int threshold) {
        return found.computeIfAbsent(threshold, this::discs);
    }

    private List<Disc> discs(int threshold) {
        try (Mats mats = new Mats()) {
            List<Disc> discs = new ArrayList<>();
            Mat mask = brightAreas(mats, threshold);
            int least = LEAST_DIAMETER;
            double greatest = GREATEST_RATIO * Math.min(value.cols(), value.rows());
            for (Blob blob : blobs(mats, mask, greatest)) {
                Rect box = Imgproc.boundingRect(blob.contour());
                if (Math.min(box.width, box.height) < least) {
                    continue;
                }
                for (Disc disc : discsOf(mats, blob, box, greatest)) {
                    discs.add(new Disc(
                            (disc.x() + 0.5) * scale - 0.5,
                            (disc.y() + 0.5) * scale - 0.5,
                            disc.radius() * scale,
                            disc.roundness()));
                }
            }
            return List.copyOf(discs);
        }
    }

    private Mat brightAreas(Mats mats, int threshold) {
        Mat mask = mats.mat();
        Imgproc.threshold(value, mask, threshold, 255, Imgproc.THRESH_BINARY);
        int side = (int) Math.round(OPENING_RATIO * Math.min(value.cols(), value.rows())) | 1;
        Mat kernel = mats.keep(
                Imgproc.getStructuringElement(Imgproc.MORPH_ELLIPSE, new Size(Math.max(3, side), Math.max(3, side))));
        Imgproc.morphologyEx(mask, mask, Imgproc.MORPH_OPEN, kernel);
        return mask;
    }

    /**
     * A bright area.
     *
     * @param contour around it
     * @param holes in it that are too large for a letter on a dot
     */
    private record Blob(MatOfPoint contour, List<MatOfPoint> holes) {}

    /** All bright areas, also those that lie in a hole of another. */
    private static List<Blob> blobs(Mats mats, Mat mask, double greatest) {
        List<MatOfPoint> contours = new ArrayList<>();
        Mat hierarchy = mats.mat();
        Imgproc.findContours(mask, contours, hierarchy, Imgproc.RETR_CCOMP, Imgproc.CHAIN_APPROX_NONE);
        contours.forEach(mats::keep);
        List<Blob> blobs = new ArrayList<>();
        int[] links = new int[4 * contours.size()];
        if (!contours.isEmpty()) {
            hierarchy.get(0, 0, links);
        }
        for (int i = 0; i < contours.size(); i++) {
            if (links[4 * i + PARENT] >= 0) {
                continue;
            }
            List<MatOfPoint> holes = new ArrayList<>();
            for (int hole = links[4 * i + FIRST_CHILD]; hole >= 0; hole = links[4 * hole + NEXT]) {
                Rect box = Imgproc.boundingRect(contours.get(hole));
                if (Math.min(box.width, box.height) > greatest) {
                    holes.add(contours.get(hole));
                }
            }
            blobs.add(new Blob(contours.get(i), holes));
        }
        return blobs;
    }

    private static List<Disc> discsOf(Mats mats, Blob area, Rect box, double greatest) {
        MatOfPoint contour = area.contour();
        int[] points = new int[2 * contour.rows()];
        contour.get(0, 0, points);
        double longer = Math.max(box.width, box.height);
        if (longer <= greatest && longer <= 1.25 * Math.min(box.width, box.height)) {
            // The contour runs through the outermost pixels, so the circle is half a pixel larger.
            Disc whole = CircleFit.refine(
                    points,
                    box.x + (box.width - 1) / 2.0,
                    box.y + (box.height - 1) / 2.0,
                    (box.width + box.height - 2) / 4.0);
            if (whole.roundness() > 0.9) {
                return List.of(grow(whole));
            }
        }
        return insideBlob(mats, area, points, box, greatest);
    }

    private static List<Disc> insideBlob(Mats mats, Blob area, int[] points, Rect box, double greatest) {
        List<Disc> discs = new ArrayList<>();
        Mat slit = mats.keep(Imgproc.getStructuringElement(Imgproc.MORPH_ELLIPSE, new Size(SLIT, SLIT)));
        Mat blob = mats.keep(Mat.zeros(box.height + 2, box.width + 2, CvType.CV_8UC1));
        fill(mats, blob, List.of(area.contour()), box, 255);
        int[] edge = points;
        if (!area.holes().isEmpty()) {
            fill(mats, blob, area.holes(), box, 0);
            edge = withHoles(points, area.holes());
        }
        // The tick on a dot may reach its edge, where opening leaves a slit.
        Imgproc.morphologyEx(blob, blob, Imgproc.MORPH_CLOSE, slit);
        Mat depth = mats.mat();
        Imgproc.distanceTransform(blob, depth, Imgproc.DIST_L2, Imgproc.DIST_MASK_5);
        DepthPeaks peaks = new DepthPeaks(depth, LEAST_DIAMETER / 2.0, SAME_BLOB_RATIO);
        for (int i = 0; i < CIRCLES_PER_BLOB; i++) {
            Optional<DepthPeaks.Peak> peak = peaks.next();
            if (peak.isEmpty() || peak.get().depth() > greatest / 2) {
                break;
            }
            double deep = peak.get().depth();
            Disc disc = CircleFit.refine(
                    edge, peak.get().x() - 1 + box.x, peak.get().y() - 1 + box.y, deep - 1);
            if (disc.roundness() >= LEAST_ROUNDNESS) {
                discs.add(grow(disc));
            }
        }
        return discs;
    }

    private static void fill(Mats mats, Mat blob, List<MatOfPoint> contours, Rect box, int value) {
        Point shift = new Point(1.0 - box.x, 1.0 - box.y);
        Scalar color = new Scalar(value);
        Imgproc.drawContours(blob, contours, -1, color, Imgproc.FILLED, Imgproc.LINE_8, mats.mat(), 0, shift);
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

    private static Disc grow(Disc disc) {
        return new Disc(disc.x(), disc.y(), disc.radius() + 0.5, disc.roundness());
    }
}
