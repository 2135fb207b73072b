package flowcv.read;

import flowcv.image.Point;
import flowcv.read.disc.Disc;
import flowcv.read.disc.Oval;
import flowcv.read.pixel.Pixels;
import flowcv.read.pixel.Thresholds;
import flowcv.read.pose.Straight;
import java.util.List;

/**
 * Where dots and heads of pipes may be in a photograph whose cells are known: in the middle of those. What a pipe
 * leaves, or a mark lies around that is as bright, is often not seen as round.
 */
final class LatticeHeads {
    /**
     * Half the width of heads, in cells: those of pipes have 0.25, dots 0.35. Marks of either are within reach of it.
     */
    private static final double RADIUS = 0.33;

    /**
     * Shorter by longer axis where nobody knows at what angle cells are seen: of such a head {@link TiltedMark} takes
     * a mark at any angle at which screens are.
     */
    private static final double LEAST_AXES = 0.73;

    private LatticeHeads() {}

    /**
     * The ellipses that heads with a mark around them would be in the original picture, in pixels of that.
     *
     * @param pixels of the straightened picture
     * @param middles of its cells
     */
    static List<Oval> of(Straight straight, Pixels pixels, List<Point> middles) {
        return middles.stream()
                .filter(middle ->
                        straight.shows(middle) && isMarked(pixels, middle, RADIUS * straight.cell(), straight.cell()))
                .map(middle -> original(straight, middle))
                .toList();
    }

    /** The same in the cells of a board that was read, in pixels. */
    static List<Oval> of(Reading.Read read, Pixels pixels) {
        double cell = read.placement().cellSize();
        double radius = RADIUS * cell;
        return StrayDots.centers(read).stream()
                .filter(center -> isMarked(pixels, center, LEAST_AXES * radius, cell))
                .map(center -> new Oval(center.x(), center.y(), radius, LEAST_AXES * radius, 0))
                .toList();
    }

    /** Whether a mark may lie around what is bright in the middle of a cell. */
    private static boolean isMarked(Pixels pixels, Point middle, double radius, double cell) {
        return pixels.value(middle.x(), middle.y()) >= Thresholds.DARKEST
                && MarkSteps.mayLieAround(pixels, new Disc(middle.x(), middle.y(), radius, 1), cell);
    }

    private static Oval original(Straight straight, Point middle) {
        double radius = RADIUS * straight.cell();
        Point at = straight.original(middle);
        Point right = straight.original(new Point(middle.x() + radius, middle.y()));
        Point below = straight.original(new Point(middle.x(), middle.y() + radius));
        double a = right.x() - at.x();
        double b = below.x() - at.x();
        double c = right.y() - at.y();
        double d = below.y() - at.y();
        // The axes are the singular values of the map from the circle.
        double sum = Math.hypot(a + d, c - b) / 2;
        double difference = Math.hypot(a - d, c + b) / 2;
        double angle = (Math.atan2(c + b, a - d) + Math.atan2(c - b, a + d)) / 2;
        return new Oval(at.x(), at.y(), sum + difference, Math.abs(sum - difference), angle);
    }
}
