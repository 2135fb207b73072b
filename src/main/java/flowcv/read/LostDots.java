package flowcv.read;

import flowcv.board.Pair;
import flowcv.image.Point;
import flowcv.read.disc.Disc;
import flowcv.read.disc.DiscFinder;
import flowcv.read.disc.Oval;
import flowcv.read.disc.SolidDots;
import flowcv.read.pixel.Pixels;
import flowcv.read.pixel.Ranks;
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
    /** Dots of one board have at least this share of the usual one's radius; ends of pipes have 0.74 at most. */
    private static final double LEAST_RADIUS = 0.85;
    /** Near dots of a photograph have more by less than this ratio. */
    private static final double GREATEST_RADIUS = 1.6;
    /** At lower brightness the ends of pipes are as large as dots with the tint around them. */
    private static final List<Integer> BRIGHT_ENOUGH = List.of(Thresholds.USUAL, Thresholds.BRIGHT);
    /** Less round is what has a pipe beside it. */
    private static final double LEAST_ROUNDNESS = 0.85;

    private LostDots() {}

    /**
     * The same reading, or the end where something as large and round as its dots lies in one of its other cells, or beside
     * them.
     *
     * @param read placed in the picture
     * @param finder of the same picture
     */
    static Found<Reading.Read> refute(Reading.Read read, Pixels pixels, DiscFinder finder) {
        double cell = read.placement().cellSize();
        Set<Integer> dotted = new HashSet<>();
        for (Pair pair : read.board().pairs()) {
            dotted.add(pair.first());
            dotted.add(pair.second());
        }
        List<Disc> known = new ArrayList<>();
        List<Disc> others = new ArrayList<>();
        for (Disc disc : round(pixels, finder)) {
            int nearest = nearest(read, disc);
            double off = off(read, nearest, disc);
            if (off <= StrayDots.OFF_MIDDLE * cell && dotted.contains(nearest)) {
                known.add(disc);
            } else if (off < StrayDots.BESIDE * cell) {
                others.add(disc);
            }
        }
        double radius = known.isEmpty()
                ? read.placement().dotDiameter() / 2
                : Ranks.median(known.stream().mapToDouble(Disc::radius));
        return others.stream()
                .filter(disc -> disc.radius() >= LEAST_RADIUS * radius && disc.radius() <= GREATEST_RADIUS * radius)
                .findFirst()
                .<Found<Reading.Read>>map(disc -> new Found.Not<>(
                        Stage.DOTS,
                        String.format(
                                Locale.ROOT,
                                "found %d pairs, but something like a dot lies at %.0f, %.0f, too",
                                read.board().pairs().size(),
                                disc.x(),
                                disc.y())))
                .orElseGet(() -> new Found.Yes<>(read));
    }

    private static double off(Reading.Read read, int place, Disc disc) {
        Point center = read.placement().centers().get(place);
        return Math.hypot(center.x() - disc.x(), center.y() - disc.y());
    }

    private static int nearest(Reading.Read read, Disc disc) {
        int nearest = -1;
        for (int place = 0; place < read.board().size(); place++) {
            boolean isNearer = nearest < 0 || off(read, place, disc) < off(read, nearest, disc);
            nearest = !read.board().isHole(place) && isNearer ? place : nearest;
        }
        return nearest;
    }

    /** All that is round or elliptic, and bright in its middle. */
    private static List<Disc> round(Pixels pixels, DiscFinder finder) {
        List<Disc> solid = new ArrayList<>();
        for (int threshold : BRIGHT_ENOUGH) {
            List<Disc> round = new ArrayList<>();
            for (Disc disc : finder.find(threshold)) {
                if (disc.roundness() >= LEAST_ROUNDNESS) {
                    round.add(disc);
                }
            }
            for (Oval oval : finder.ovals(threshold)) {
                round.add(new Disc(oval.x(), oval.y(), Math.sqrt(oval.major() * oval.minor()), 1));
            }
            solid.addAll(SolidDots.among(pixels, round, threshold));
        }
        return solid;
    }
}
