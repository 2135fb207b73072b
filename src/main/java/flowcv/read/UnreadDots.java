package flowcv.read;

import flowcv.image.Figure;
import flowcv.image.Mats;
import flowcv.image.Point;
import flowcv.read.detect.Discs;
import flowcv.read.frame.Frame;
import flowcv.read.frame.Planes;
import flowcv.read.matching.Lab;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import org.opencv.core.Core;
import org.opencv.core.Mat;

/** Finds what looks like the dots of a board outside of all boards that were read. */
final class UnreadDots {
    /** Pairs of one color: icons and the balls of ads have other colors each. */
    private static final int LEAST_PAIRS = 3;
    /** The two dots of a pair are as near in Lab. */
    private static final double SAME_COLOR = 8;

    /**
     * What dots are brighter than and their ground darker, in the mean of the brightest and the darkest channel: half of
     * what parts them in the brightest alone, for a pure color has nothing of the other.
     */
    private static final int PARTED = 56;
    /** A color differs from gray by this share of its brightness in some channel; silver dots differ by 0.16. */
    private static final double COLORFUL = 0.3;

    /** Greatest radius over least of dots of one board: 2 % in the picture, and half a pixel of the copy. */
    private static final double SPREAD = 1.12;
    /** More of them tell no more: how long groups and rows of them take grows by the square. */
    private static final int MOST = 500;
    /** Where the rim of a dot is not near, in radii. */
    private static final double ASIDE = 0.6;

    private static final double HALF = 0.5;

    private UnreadDots() {}

    /**
     * Dots of one size, most of them in pairs; nothing where there are too few.
     *
     * @param taken outlines of boards in the picture
     */
    static List<Discs.Disc> outside(Frame frame, List<List<Point>> taken) {
        try (Mats mats = new Mats()) {
            Mat copy = mats.mat();
            Planes.mean(frame.large(), copy);
            double scale = (double) frame.width() / copy.cols();
            List<Discs.Disc> outside = Stream.of(copy, negative(copy, mats))
                    .flatMap(each -> Discs.brighterThan(each, PARTED).stream()
                            .map(disc -> inPicture(disc, scale))
                            .filter(disc -> isOutside(disc, taken))
                            .filter(disc -> isColorful(rgb(frame, disc.x(), disc.y())) && isSolid(frame, disc))
                            .limit(MOST))
                    .toList();
            return bySize(outside).stream()
                    .filter(group -> pairs(frame, group) >= LEAST_PAIRS && !isRow(group))
                    .findFirst()
                    .orElse(List.of());
        }
    }

    static boolean isOutside(Discs.Disc disc, List<List<Point>> figures) {
        return figures.stream().noneMatch(figure -> Figure.contains(figure, new Point(disc.x(), disc.y())));
    }

    /** Groups of discs of about one size, the largest group first; they may overlap. */
    private static List<List<Discs.Disc>> bySize(List<Discs.Disc> discs) {
        return discs.stream()
                .map(least -> discs.stream()
                        .filter(disc -> disc.radius() >= least.radius() && disc.radius() <= SPREAD * least.radius())
                        .toList())
                .sorted(Comparator.comparing((List<Discs.Disc> group) -> group.size())
                        .reversed())
                .toList();
    }

    /** Dots on light ground are darker than it; one picture may show both, as a dark board on a white page. */
    private static Mat negative(Mat copy, Mats mats) {
        Mat negative = mats.mat();
        Core.bitwise_not(copy, negative);
        return negative;
    }

    private static Discs.Disc inPicture(Discs.Disc disc, double scale) {
        return new Discs.Disc(
                scale * (disc.x() + HALF) - HALF, scale * (disc.y() + HALF) - HALF, scale * disc.radius());
    }

    private static int rgb(Frame frame, double x, double y) {
        int row = (int) Math.max(0, Math.min(frame.height() - 1.0, Math.round(y)));
        int column = (int) Math.max(0, Math.min(frame.width() - 1.0, Math.round(x)));
        double[] bgr = frame.pixels().get(row, column);
        return (int) bgr[2] << 16 | (int) bgr[1] << 8 | (int) bgr[0];
    }

    /** Whether a disc has one color: letters and rings have their ground's in the middle or aside. */
    private static boolean isSolid(Frame frame, Discs.Disc disc) {
        Lab middle = Lab.of(rgb(frame, disc.x(), disc.y()));
        double aside = ASIDE * disc.radius();
        return Stream.of(
                        rgb(frame, disc.x() - aside, disc.y()),
                        rgb(frame, disc.x() + aside, disc.y()),
                        rgb(frame, disc.x(), disc.y() - aside),
                        rgb(frame, disc.x(), disc.y() + aside))
                .allMatch(rgb -> Lab.of(rgb).distance(middle) <= SAME_COLOR);
    }

    private static boolean isColorful(int rgb) {
        int red = rgb >> 16 & 0xFF;
        int green = rgb >> 8 & 0xFF;
        int blue = rgb & 0xFF;
        int most = Math.max(red, Math.max(green, blue));
        return most - Math.min(red, Math.min(green, blue)) >= COLORFUL * most;
    }

    /** Icons and the balls of ads stand in a row. */
    private static boolean isRow(List<Discs.Disc> dots) {
        long fullest = dots.stream()
                .mapToLong(dot -> dots.stream()
                        .filter(other -> Math.abs(other.y() - dot.y()) <= dot.radius())
                        .count())
                .max()
                .orElse(0);
        return dots.size() - fullest < LEAST_PAIRS;
    }

    /** Colors of at least two dots, if few dots have none of these. */
    private static int pairs(Frame frame, List<Discs.Disc> dots) {
        List<Lab> colors = new ArrayList<>();
        List<Integer> counts = new ArrayList<>();
        for (Discs.Disc dot : dots) {
            Lab color = Lab.of(rgb(frame, dot.x(), dot.y()));
            int same = 0;
            while (same < colors.size() && colors.get(same).distance(color) > SAME_COLOR) {
                same++;
            }
            if (same == colors.size()) {
                colors.add(color);
                counts.add(1);
            } else {
                counts.set(same, counts.get(same) + 1);
            }
        }
        int pairs = (int) counts.stream().filter(count -> count > 1).count();
        return 2 * pairs > colors.size() ? pairs : 0;
    }
}
