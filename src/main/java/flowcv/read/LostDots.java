package flowcv.read;

import flowcv.board.Pair;
import flowcv.image.Point;
import flowcv.read.disc.Disc;
import flowcv.read.disc.DiscFinder;
import flowcv.read.disc.Oval;
import flowcv.read.disc.SolidDots;
import flowcv.read.pixel.Pixels;
import flowcv.read.pixel.Thresholds;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/**
 * Looks in a picture itself for dots of a board that was read in what was made of it, without its light or leveled: what
 * was taken away with the light, or lies outside of what was leveled, may be a pair without which the board has one solution
 * as well.
 */
final class LostDots {
    /** Dots of one board have at least this share of the least one's radius; ends of pipes have 0.74 at most. */
    private static final double LEAST_RADIUS = 0.85;
    /** Near dots of a photograph have more than the least one's, by this ratio (area: 2.6, of all that is read 2.2). */
    private static final double GREATEST_RADIUS = 1.6;
    /** Less round is what has a pipe beside it. */
    private static final double LEAST_ROUNDNESS = 0.85;
    /** A dot's middle is nearer to its cell's, in cells. */
    private static final double OFF_MIDDLE = 0.4;
    /** The dots of the next cells lie as near, in cells; buttons are farther away. */
    private static final double BESIDE = 1.2;

    private LostDots() {}

    /**
     * The same reading, or the end where something as large and round as its dots lies in one of its other cells, or beside
     * them.
     *
     * @param read placed in the picture
     * @param finder of the same picture
     */
    static Found<Reading.Read> refute(Reading.Read read, Pixels pixels, DiscFinder finder) {
        List<Point> centers = read.placement().centers();
        double cell = read.placement().cellSize();
        Set<Integer> dotted = new HashSet<>();
        for (Pair pair : read.board().pairs()) {
            dotted.add(pair.first());
            dotted.add(pair.second());
        }
        for (Disc dot : alike(read, pixels, finder)) {
            int nearest = nearest(read, dot);
            double off = Math.hypot(
                    centers.get(nearest).x() - dot.x(), centers.get(nearest).y() - dot.y());
            boolean isDot = off <= OFF_MIDDLE * cell && dotted.contains(nearest);
            if (off < BESIDE * cell && !isDot) {
                return new Found.Not<>(
                        Stage.DOTS,
                        String.format(
                                Locale.ROOT,
                                "found %d pairs, but something like a dot lies at %.0f, %.0f, too",
                                read.board().pairs().size(),
                                dot.x(),
                                dot.y()));
            }
        }
        return new Found.Yes<>(read);
    }

    private static int nearest(Reading.Read read, Disc dot) {
        List<Point> centers = read.placement().centers();
        int nearest = -1;
        double least = Double.MAX_VALUE;
        for (int place = 0; place < centers.size(); place++) {
            double distance = Math.hypot(
                    centers.get(place).x() - dot.x(), centers.get(place).y() - dot.y());
            if (!read.board().isHole(place) && distance < least) {
                least = distance;
                nearest = place;
            }
        }
        return nearest;
    }

    /** All that is round or elliptic, bright in its middle, and as large as the board's dots. */
    private static List<Disc> alike(Reading.Read read, Pixels pixels, DiscFinder finder) {
        double radius = read.placement().dotDiameter() / 2;
        List<Disc> alike = new ArrayList<>();
        for (int threshold : Thresholds.WITH_LINES) {
            List<Disc> round = new ArrayList<>();
            for (Disc disc : finder.find(threshold)) {
                if (disc.roundness() >= LEAST_ROUNDNESS) {
                    round.add(disc);
                }
            }
            for (Oval oval : finder.ovals(threshold)) {
                round.add(new Disc(oval.x(), oval.y(), Math.sqrt(oval.major() * oval.minor()), 1));
            }
            for (Disc disc : SolidDots.among(pixels, round, threshold)) {
                if (disc.radius() >= LEAST_RADIUS * radius && disc.radius() <= GREATEST_RADIUS * radius) {
                    alike.add(disc);
                }
            }
        }
        return alike;
    }
}
