package flowcv.read.disc;

import flowcv.image.Mats;
import flowcv.image.Picture;
import flowcv.read.pixel.Brightness;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.opencv.core.Mat;
import org.opencv.core.MatOfPoint;
import org.opencv.core.Rect;
import org.opencv.core.Size;
import org.opencv.imgproc.Imgproc;

/**
 * Finds everything round and bright. It works on a reduced picture: dots are large, and their fitted
 * circles are exact to a fifth of a reduced pixel.
 */
public final class DiscFinder implements AutoCloseable {
    /** The shorter side of the reduced picture: 18 columns then still have dots 20 pixels wide. */
    private static final int WORKING_SIZE = 540;
    /**
     * Grid lines are up to 0.35 % of the picture's width wide; opening with this share of the shorter
     * side removes them, and leaves the rim of a dot around a letter whole.
     */
    private static final double OPENING_RATIO = 0.0062;
    /** Smaller spots (7 pixels in the reduced picture) are text and noise: a cell of 10 pixels. */
    private static final int LEAST_DIAMETER = 7;
    /** A dot is at most 0.7 of a cell of a third of the shorter side. */
    private static final double GREATEST_RATIO = 0.3;

    /** Places in OpenCV's hierarchy of contours. */
    private static final int NEXT = 0;

    private static final int FIRST_CHILD = 2;
    private static final int PARENT = 3;

    private final int scale;
    private final Mat value;
    /** Whether ellipses that pipes leave are looked for, too. */
    private final boolean isSlanted;

    private final Map<Integer, List<Disc>> found;
    private final Map<Integer, List<Oval>> ovals = new HashMap<>();

    /**
     * A finder.
     *
     * @param scale side of a reduced pixel in pixels
     * @param value brightness of the reduced picture
     */
    DiscFinder(int scale, Mat value) {
        this(scale, value, false, new HashMap<>());
    }

    private DiscFinder(int scale, Mat value, boolean isSlanted, Map<Integer, List<Disc>> found) {
        this.scale = scale;
        this.value = value;
        this.isSlanted = isSlanted;
        this.found = found;
    }

    /** A finder for one picture, which it does not keep; it looks once at each brightness, and has to be closed. */
    public static DiscFinder in(Picture picture) {
        try (Brightness brightness = Brightness.of(picture)) {
            return in(brightness);
        }
    }

    /**
     * A finder in a reduced picture, which has to be closed.
     *
     * @param values brightness {@code CV_8UC1}; it is copied
     */
    public static DiscFinder inReduced(Mat values) {
        return new DiscFinder(1, values.clone());
    }

    /** The same, given the picture's brightness, which may be closed then. */
    public static DiscFinder in(Brightness brightness) {
        try (Mats mats = new Mats()) {
            Mat values = brightness.values();
            int shorter = Math.min(values.cols(), values.rows());
            int factor = Math.max(1, (int) Math.round((double) shorter / WORKING_SIZE));
            if (factor == 1) {
                return new DiscFinder(1, values.clone());
            }
            // Where whole pixels are averaged the library takes a third of the time; the last few may go.
            Size size = new Size((double) (values.cols() / factor), (double) (values.rows() / factor));
            Rect whole = new Rect(0, 0, factor * (int) size.width, factor * (int) size.height);
            Mat reduced = new Mat();
            Imgproc.resize(mats.keep(values.submat(whole)), reduced, size, 0, 0, Imgproc.INTER_AREA);
            return new DiscFinder(factor, reduced);
        }
    }

    @Override
    public void close() {
        Mats.release(value);
    }

    /**
     * All discs of the picture, in no special order.
     *
     * @param threshold brightness 0 to 255 that parts them from what is behind
     */
    public List<Disc> find(int threshold) {
        return found.computeIfAbsent(threshold, this::discs);
    }

    /**
     * All ellipses of the picture that are no circles, in no special order.
     *
     * @param threshold brightness 0 to 255 that parts them from what is behind
     */
    public List<Oval> ovals(int threshold) {
        return ovals.computeIfAbsent(threshold, this::allOvals);
    }

    /**
     * A finder in the same picture whose ellipses are also those that pipes leave, as dots on cubes are; it looks as long
     * for them as for the discs of three pictures. It must not be closed: it shares this one's picture, and the
     * discs that are found in it.
     */
    public DiscFinder slanted() {
        return new DiscFinder(scale, value, true, found);
    }

    /** Whether it finds those. */
    public boolean isSlanted() {
        return isSlanted;
    }

    private List<Oval> allOvals(int threshold) {
        List<Oval> all = new ArrayList<>(Oval.in(value, scale, threshold));
        if (isSlanted) {
            SlantedDots.in(value, scale, threshold).stream()
                    .filter(slanted -> all.stream().noneMatch(known -> known.reach(slanted.x(), slanted.y()) < 1))
                    .toList()
                    .forEach(all::add);
        }
        return List.copyOf(all);
    }

    private List<Disc> discs(int threshold) {
        double greatest = GREATEST_RATIO * Math.min(value.cols(), value.rows());
        try (Mats mats = new Mats();
                BlobCircles circles = new BlobCircles(LEAST_DIAMETER, greatest)) {
            List<Disc> discs = new ArrayList<>();
            Mat mask = brightAreas(mats, threshold);
            for (Blob blob : blobs(mats, mask, greatest)) {
                Rect box = Imgproc.boundingRect(blob.contour());
                if (Math.min(box.width, box.height) < LEAST_DIAMETER) {
                    continue;
                }
                for (Disc disc : discsOf(circles, blob, box, greatest)) {
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

    private static List<Disc> discsOf(BlobCircles circles, Blob area, Rect box, double greatest) {
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
        return circles.in(contour, points, area.holes(), box).stream()
                .map(DiscFinder::grow)
                .toList();
    }

    private static Disc grow(Disc disc) {
        return new Disc(disc.x(), disc.y(), disc.radius() + 0.5, disc.roundness());
    }
}
