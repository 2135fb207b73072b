package flowcv.read;

import flowcv.image.Figure;
import flowcv.image.Picture;
import flowcv.image.Point;
import flowcv.read.disc.Disc;
import flowcv.read.disc.DiscFinder;
import flowcv.read.disc.DiscGroups;
import flowcv.read.frame.Frame;
import flowcv.read.pixel.Brightness;
import flowcv.read.pixel.Lab;
import flowcv.read.pixel.Pixels;
import flowcv.read.pixel.Thresholds;
import java.util.ArrayList;
import java.util.List;

/** Finds what looks like the dots of a board outside of all boards that were read. */
final class UnreadDots {
    /** Pairs of one color: icons and the balls of ads have other colors each. */
    private static final int LEAST_PAIRS = 3;
    /** The two dots of a pair are as near in Lab. */
    private static final double SAME_COLOR = 8;

    private static final double HALF = 0.5;

    private UnreadDots() {}

    /**
     * The middles of dots of one size, most of them in pairs; nothing where there are too few.
     *
     * @param taken outlines of boards in the picture
     */
    static List<Point> outside(Frame frame, List<List<Point>> taken) {
        try (Picture copy = new Picture("copy", frame.small().clone());
                Brightness brightness = Brightness.of(copy);
                DiscFinder finder = DiscFinder.in(brightness)) {
            Pixels pixels = Pixels.of(copy, brightness);
            double scale = (double) frame.width() / copy.width();
            List<Disc> outside = ColorfulDiscs.among(pixels, finder.find(Thresholds.USUAL)).stream()
                    .filter(disc -> taken.stream().noneMatch(figure -> Figure.contains(figure, middle(disc, scale))))
                    .toList();
            return DiscGroups.bySize(outside).stream()
                    .filter(group -> pairs(pixels, group) >= LEAST_PAIRS && !isRow(group))
                    .findFirst()
                    .orElse(List.of())
                    .stream()
                    .map(disc -> middle(disc, scale))
                    .toList();
        }
    }

    private static Point middle(Disc disc, double scale) {
        return new Point(scale * (disc.x() + HALF) - HALF, scale * (disc.y() + HALF) - HALF);
    }

    /** Icons and the balls of ads stand in a row. */
    private static boolean isRow(List<Disc> dots) {
        long fullest = dots.stream()
                .mapToLong(dot -> dots.stream()
                        .filter(other -> Math.abs(other.y() - dot.y()) <= dot.radius())
                        .count())
                .max()
                .orElse(0);
        return dots.size() - fullest < LEAST_PAIRS;
    }

    private static int pairs(Pixels pixels, List<Disc> dots) {
        List<Lab> left = new ArrayList<>();
        int pairs = 0;
        for (Disc dot : dots) {
            Lab color = Lab.of(pixels.rgb(dot.x(), dot.y()));
            boolean isSecond = left.removeIf(first -> first.distance(color) <= SAME_COLOR);
            if (isSecond) {
                pairs++;
            } else {
                left.add(color);
            }
        }
        return 2 * pairs > left.size() ? pairs : 0;
    }
}
