package flowcv.read.pose;

import flowcv.image.Mats;
import flowcv.image.Picture;
import flowcv.image.Point;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.opencv.core.Core;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.core.Rect;
import org.opencv.core.Scalar;
import org.opencv.core.Size;
import org.opencv.imgproc.Imgproc;

/**
 * A photograph as if all of a board were as far from the camera: its dots are of one size, and its cells as large as they
 * are drawn, be they of any tiling. What is square may still be aslant. Owns its picture; close it.
 */
public final class Leveled implements AutoCloseable {
    /** Where dots differ by less in area, by ratio, readers of photographs tell their cells as well. */
    private static final double LEAST_RATIO = 1.3;
    /** So much of a board may lie beside its outermost dots, as a share of how far they are from each other. */
    private static final double MARGIN = 0.6;
    /** The same in diameters of dots, of which a cell has 1.4. */
    private static final double LEAST_MARGIN = 4;

    /** As a share of the same at the dots' middle: what is so near to the horizon, or to the camera, is no part of a board. */
    private static final double LEAST_AHEAD = 0.2;
    /** What is far becomes larger; more pixels than the photograph's own, by this ratio, would tell nothing more. */
    private static final double MOST_PIXELS = 2;

    private final Picture picture;
    private final DotPlane plane;
    private final double left;
    private final double top;

    private Leveled(Picture picture, DotPlane plane, double left, double top) {
        this.picture = picture;
        this.plane = plane;
        this.left = left;
        this.top = top;
    }

    /**
     * The photograph, leveled by what may be its dots; nothing where those tell no plane, or one that is level.
     *
     * @param marks what may be dots
     */
    public static Optional<Leveled> of(Picture picture, List<SeenDot> marks) {
        return DotPlane.through(marks).flatMap(plane -> of(picture, plane, plane.largestDots(marks)));
    }

    private static Optional<Leveled> of(Picture picture, DotPlane plane, List<SeenDot> dots) {
        double[] areas = dots.stream().mapToDouble(SeenDot::area).sorted().toArray();
        if (areas[areas.length - 1] < LEAST_RATIO * areas[0]) {
            return Optional.empty();
        }
        Rect frame = frame(plane, dots, picture.pixels().size());
        boolean isAhead = Stream.of(0, frame.width).allMatch(u -> Stream.of(0, frame.height)
                .allMatch(v -> plane.ahead(frame.x + u, frame.y + v) >= LEAST_AHEAD));
        return isAhead && frame.area() <= MOST_PIXELS * picture.pixels().size().area()
                ? Optional.of(new Leveled(warped(picture, plane, frame), plane, frame.x, frame.y))
                : Optional.empty();
    }

    /** The part of the plane around its dots that the photograph shows, as far as its corners tell. */
    private static Rect frame(DotPlane plane, List<SeenDot> dots, Size shown) {
        Rect around = box(dots.stream().map(d -> plane.leveled(d.x(), d.y())).toList());
        double diameter = 2 * Math.sqrt(plane.area() / Math.PI);
        int margin = (int) Math.ceil(Math.max(LEAST_MARGIN * diameter, MARGIN * Math.max(around.width, around.height)));
        int left = around.x - margin;
        int top = around.y - margin;
        int right = around.x + around.width + margin;
        int bottom = around.y + around.height + margin;
        List<Point> corners = Stream.of(0.0, shown.width)
                .flatMap(x -> Stream.of(0.0, shown.height).map(y -> new Point(x, y)))
                .toList();
        if (corners.stream().allMatch(c -> plane.nearness(c.x(), c.y()) >= LEAST_AHEAD)) {
            Rect whole =
                    box(corners.stream().map(c -> plane.leveled(c.x(), c.y())).toList());
            left = Math.max(left, whole.x);
            top = Math.max(top, whole.y);
            right = Math.min(right, whole.x + whole.width);
            bottom = Math.min(bottom, whole.y + whole.height);
        }
        return new Rect(left, top, right - left, bottom - top);
    }

    private static Rect box(List<Point> points) {
        double left = points.stream().mapToDouble(Point::x).min().orElse(0);
        double top = points.stream().mapToDouble(Point::y).min().orElse(0);
        double right = points.stream().mapToDouble(Point::x).max().orElse(0);
        double bottom = points.stream().mapToDouble(Point::y).max().orElse(0);
        return new Rect((int) Math.floor(left), (int) Math.floor(top), (int) Math.ceil(right - left), (int)
                Math.ceil(bottom - top));
    }

    private static Picture warped(Picture picture, DotPlane plane, Rect frame) {
        Mat leveled = new Mat();
        try (Mats mats = new Mats()) {
            Mat map = mats.keep(new Mat(3, 3, CvType.CV_64F));
            map.put(0, 0, plane.toOriginal(frame.x, frame.y));
            Imgproc.warpPerspective(
                    picture.pixels(),
                    leveled,
                    map,
                    frame.size(),
                    Imgproc.INTER_LINEAR | Imgproc.WARP_INVERSE_MAP,
                    Core.BORDER_CONSTANT,
                    Scalar.all(0));
            return new Picture(picture.name(), leveled);
        } catch (RuntimeException e) {
            Mats.release(leveled);
            throw e;
        }
    }

    /** The leveled photograph. */
    public Picture picture() {
        return picture;
    }

    /** Where a point of it lies in the photograph. */
    public Point original(Point point) {
        return plane.original(left + point.x(), top + point.y());
    }

    /** Pixels of the photograph, along each side, per pixel around a point of the leveled one. */
    public double originalPixels(Point point) {
        Point at = original(point);
        return Math.pow(plane.nearness(at.x(), at.y()), 1.5);
    }

    @Override
    public void close() {
        picture.close();
    }
}
