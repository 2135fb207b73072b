package flowcv.read.pose;

import flowcv.image.Mats;
import flowcv.image.Picture;
import flowcv.image.Point;
import java.util.List;
import java.util.Optional;
import org.opencv.core.Core;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
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
    /** Beside the outermost dots of a board lies less than this, as a share of how far they are from each other. */
    private static final double MARGIN = 0.6;
    /** The same in diameters of dots, of which a cell has 1.4. */
    private static final double LEAST_MARGIN = 4;

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
        return DotPlane.through(marks).flatMap(plane -> of(picture, plane, plane.dots(marks)));
    }

    private static Optional<Leveled> of(Picture picture, DotPlane plane, List<SeenDot> dots) {
        double[] areas = dots.stream().mapToDouble(SeenDot::area).sorted().toArray();
        if (areas[areas.length - 1] < LEAST_RATIO * areas[0]) {
            return Optional.empty();
        }
        double diameter = 2 * Math.sqrt(plane.area() / Math.PI);
        List<Point> places = dots.stream().map(d -> plane.leveled(d.x(), d.y())).toList();
        double[] x = places.stream().mapToDouble(Point::x).sorted().toArray();
        double[] y = places.stream().mapToDouble(Point::y).sorted().toArray();
        double wide = x[x.length - 1] - x[0];
        double high = y[y.length - 1] - y[0];
        double margin = Math.max(LEAST_MARGIN * diameter, MARGIN * Math.max(wide, high));
        int left = (int) Math.floor(x[0] - margin);
        int top = (int) Math.floor(y[0] - margin);
        Size size = new Size(Math.ceil(wide + 2 * margin), Math.ceil(high + 2 * margin));
        try (Mats mats = new Mats()) {
            Mat leveled = new Mat();
            Mat map = mats.keep(new Mat(3, 3, CvType.CV_64F));
            map.put(0, 0, plane.toOriginal(left, top));
            Imgproc.warpPerspective(
                    picture.pixels(),
                    leveled,
                    map,
                    size,
                    Imgproc.INTER_LINEAR | Imgproc.WARP_INVERSE_MAP,
                    Core.BORDER_CONSTANT,
                    Scalar.all(0));
            return Optional.of(new Leveled(new Picture(picture.name(), leveled), plane, left, top));
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
