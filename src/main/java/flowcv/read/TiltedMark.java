package flowcv.read;

import flowcv.image.Picture;
import flowcv.image.Point;
import flowcv.read.disc.Disc;
import flowcv.read.disc.DiscFinder;
import flowcv.read.disc.EdgeEllipse;
import flowcv.read.disc.Oval;
import flowcv.read.disc.SolidDots;
import flowcv.read.pixel.Pixels;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.opencv.core.Mat;

/**
 * The translucent disc that a finger leaves around where it drew last, as a camera sees it: an ellipse whose edge is as
 * soft as the photograph. {@link FingerMark} is the same on a screenshot, exact to a fraction of a pixel.
 *
 * @param edge of the mark
 * @param opacity 0 to 1
 * @param bgr its color, as the pipe has it
 * @param soft half the width of its edge, in pixels
 */
record TiltedMark(Oval edge, double opacity, double[] bgr, double soft) {
    /** Smaller discs are letters, in pixels. */
    private static final double LEAST_HEAD = 6;
    /**
     * Radii of marks in those of what they lie around: 0.62 to 1.15 of a cell around heads of 0.25 and dots of 0.35, as
     * long as wide or half as long.
     */
    private static final double LEAST_RADIUS = 1.5;

    private static final double GREATEST_RADIUS = 5;
    /** How far from its edge levels are compared, in radii of heads: farther than blur reaches. */
    private static final double ASIDE = 0.15;

    private static final double LEAST_ASIDE = 2;
    private static final int DIRECTIONS = 72;
    /** Tints have 0.25 and less, marks 0.35; light that the screen mirrors takes some of it. */
    private static final double LEAST_OPACITY = 0.18;

    private static final double GREATEST_OPACITY = 0.5;
    /** Directions agree by this much, other than those in which something lies over the edge. */
    private static final double SAME_OPACITY = 0.1;
    /** Of all directions so many show the edge; pipes, tints and cells of the same color hide the rest. */
    private static final double LEAST_AGREEING = 0.46;
    /** Perspective moves the middle of a mark away from that of its head by this share of its radius at most. */
    private static final double OFF = 0.2;
    /** The color is told where it differs from what lies outside by as many levels, all channels together. */
    private static final double LEAST_DIFFERENCE = 40;

    /**
     * What lies below a mark adds to its share of the color: nowhere within it is less seen than where the dark of the
     * board lies below, but for noise and how well the opacity is known, in levels. Grid lines around a dot look like an
     * edge, and what is between is as dark as outside.
     */
    private static final double LEAST_BELOW = -15;

    /** Outside its edge this share of places is as dark as the board; lines, pipes and tints take the rest. */
    private static final double DARKEST = 0.1;

    /** Of the places within a mark so many may have less: cameras darken what lies beside something bright. */
    private static final double MOST_BELOW = 0.1;

    /** So many times the half width of its soft edge from it there is nothing of a mark any more. */
    private static final double BEYOND = 1.5;

    /** Between a head's rim and a mark's places are looked at in so many steps, blur left out at both ends. */
    private static final int RINGS = 6;

    /** Marks of the brightest pipes are brighter than dots need be; in dark pictures nothing is. */
    private static final int[] MARKED = {150, 200, 112};

    /** A place at which the color of the middle ends. */
    private record Step(Point at, double opacity) {}

    /**
     * The clearest mark of a picture around what is round in it, at the first brightness at which there is one.
     *
     * @param finder of the same picture
     */
    static Optional<TiltedMark> find(Pixels pixels, DiscFinder finder) {
        return Arrays.stream(MARKED)
                .mapToObj(threshold -> find(pixels, heads(finder, threshold)))
                .flatMap(Optional::stream)
                .findFirst();
    }

    private static List<Disc> heads(DiscFinder finder, int threshold) {
        List<Disc> heads = new ArrayList<>(finder.find(threshold));
        finder.ovals(threshold).forEach(oval -> heads.add(new Disc(oval.x(), oval.y(), oval.minor(), 1)));
        return heads;
    }

    /** Where it lies, as an observer is told. */
    String words() {
        return "the mark of a finger lies at " + Math.round(edge.x()) + ", " + Math.round(edge.y());
    }

    /**
     * The clearest mark of a picture: there is one finger.
     *
     * @param discs heads of pipes, dots, and others
     */
    static Optional<TiltedMark> find(Pixels pixels, List<Disc> discs) {
        Optional<TiltedMark> best = Optional.empty();
        double most = LEAST_AGREEING;
        for (Disc disc : discs) {
            if (disc.radius() < LEAST_HEAD) {
                continue;
            }
            double[] bgr = SolidDots.color(pixels, disc);
            double aside = Math.max(LEAST_ASIDE, ASIDE * disc.radius());
            List<Step> steps = steps(pixels, disc, bgr, aside);
            Optional<Oval> edge = EdgeEllipse.through(
                    new Point(disc.x(), disc.y()), steps.stream().map(Step::at).toList());
            if (edge.isEmpty() || edge.get().reach(disc.x(), disc.y()) > OFF) {
                continue;
            }
            double[] opacities = steps.stream()
                    .filter(s -> EdgeEllipse.isOn(edge.get(), s.at()))
                    .mapToDouble(Step::opacity)
                    .sorted()
                    .toArray();
            if (opacities.length == 0) {
                continue;
            }
            double opacity = opacities[opacities.length / 2];
            double agreeing = Arrays.stream(opacities)
                            .filter(o -> Math.abs(o - opacity) <= SAME_OPACITY)
                            .count()
                    / (double) DIRECTIONS;
            TiltedMark mark = new TiltedMark(edge.get(), opacity, bgr, aside);
            if (opacity >= LEAST_OPACITY
                    && opacity <= GREATEST_OPACITY
                    && agreeing > most
                    && mark.liesAllAround(pixels, disc)) {
                most = agreeing;
                best = Optional.of(mark);
            }
        }
        return best;
    }

    /** Whether the color is seen everywhere between its head and its edge; not where nothing is between their rims. */
    private boolean liesAllAround(Pixels pixels, Disc head) {
        double[] dark = outside(pixels);
        double from = head.radius() + soft;
        int below = 0;
        int looked = 0;
        for (int i = 0; i < DIRECTIONS; i++) {
            double dx = Math.cos(2 * Math.PI * i / DIRECTIONS);
            double dy = Math.sin(2 * Math.PI * i / DIRECTIONS);
            double to = radius(dx, dy) - soft;
            for (int ring = 0; ring < RINGS && from < to; ring++) {
                double radius = from + (to - from) * ring / (RINGS - 1);
                int x = (int) Math.rint(edge.x() + radius * dx);
                int y = (int) Math.rint(edge.y() + radius * dy);
                boolean isInside = x >= 0 && y >= 0 && x < pixels.width() && y < pixels.height();
                if (isInside && Math.hypot(x - head.x(), y - head.y()) >= from) {
                    looked++;
                    below += isBelow(pixels, x, y, dark) ? 1 : 0;
                }
            }
        }
        return looked > 0 && below <= MOST_BELOW * looked;
    }

    /** How far from its middle the edge is in a direction, in pixels. */
    private double radius(double dx, double dy) {
        return 1 / edge.reach(edge.x() + dx, edge.y() + dy);
    }

    /** Whether less is seen at a place than a mark would make of the dark. */
    private boolean isBelow(Pixels pixels, int x, int y, double[] dark) {
        for (int channel = 0; channel < bgr.length; channel++) {
            double least = opacity * bgr[channel] + (1 - opacity) * dark[channel];
            if (pixels.value(x, y, channel) - least < LEAST_BELOW) {
                return true;
            }
        }
        return false;
    }

    /** What the board has just outside the edge where it is darkest, channel by channel. */
    private double[] outside(Pixels pixels) {
        List<Point> around = new ArrayList<>();
        for (int i = 0; i < DIRECTIONS; i++) {
            double dx = Math.cos(2 * Math.PI * i / DIRECTIONS);
            double dy = Math.sin(2 * Math.PI * i / DIRECTIONS);
            double radius = radius(dx, dy) + BEYOND * soft;
            Point place = new Point(edge.x() + radius * dx, edge.y() + radius * dy);
            if (place.x() >= 0 && place.y() >= 0 && place.x() < pixels.width() && place.y() < pixels.height()) {
                around.add(place);
            }
        }
        double[] dark = new double[bgr.length];
        for (int channel = 0; channel < dark.length && !around.isEmpty(); channel++) {
            int which = channel;
            double[] levels = around.stream()
                    .mapToDouble(p -> pixels.value(p.x(), p.y(), which))
                    .sorted()
                    .toArray();
            dark[channel] = levels[(int) (DARKEST * levels.length)];
        }
        return dark;
    }

    /** Where in each direction the color ends as a mark's may: several places in some, none in others. */
    private static List<Step> steps(Pixels pixels, Disc disc, double[] bgr, double aside) {
        List<Step> steps = new ArrayList<>();
        int first = (int) (LEAST_RADIUS * disc.radius());
        double[] found = new double[(int) (GREATEST_RADIUS * disc.radius()) - first + 1];
        for (int i = 0; i < DIRECTIONS; i++) {
            double dx = Math.cos(2 * Math.PI * i / DIRECTIONS);
            double dy = Math.sin(2 * Math.PI * i / DIRECTIONS);
            for (int j = 0; j < found.length; j++) {
                found[j] = step(pixels, disc, bgr, dx, dy, first + j, aside);
            }
            int near = (int) Math.ceil(aside);
            for (int j = 0; j < found.length; j++) {
                if (found[j] >= LEAST_OPACITY && found[j] <= GREATEST_OPACITY && isGreatest(found, j, near)) {
                    double radius = first + (double) j;
                    steps.add(new Step(new Point(disc.x() + radius * dx, disc.y() + radius * dy), found[j]));
                }
            }
        }
        return steps;
    }

    private static boolean isGreatest(double[] values, int at, int near) {
        for (int i = Math.max(0, at - near); i <= Math.min(values.length - 1, at + near); i++) {
            if (values[i] > values[at] || values[i] == values[at] && i < at) {
                return false;
            }
        }
        return true;
    }

    /** How opaque the color would have to be for what is seen inside a place, by what is seen outside; 0 if unknown. */
    private static double step(
            Pixels pixels, Disc disc, double[] bgr, double dx, double dy, double radius, double aside) {
        double outerX = disc.x() + (radius + aside) * dx;
        double outerY = disc.y() + (radius + aside) * dy;
        if (outerX < 0 || outerY < 0 || outerX >= pixels.width() || outerY >= pixels.height()) {
            return 0;
        }
        double along = 0;
        double squares = 0;
        for (int channel = 0; channel < bgr.length; channel++) {
            double inside = 0;
            double outside = 0;
            // Noise differs from pixel to pixel.
            for (int beside = -1; beside <= 1; beside++) {
                double x = disc.x() + radius * dx - beside * dy;
                double y = disc.y() + radius * dy + beside * dx;
                inside += pixels.value(x - aside * dx, y - aside * dy, channel) / 3.0;
                outside += pixels.value(x + aside * dx, y + aside * dy, channel) / 3.0;
            }
            along += (inside - outside) * (bgr[channel] - outside);
            squares += (bgr[channel] - outside) * (bgr[channel] - outside);
        }
        return squares < LEAST_DIFFERENCE * LEAST_DIFFERENCE ? 0 : along / squares;
    }

    /** The picture as it would be without the mark; whoever asks for it closes it. */
    Picture removedFrom(Picture picture) {
        Picture without = new Picture(picture.name(), picture.pixels().clone());
        try {
            removeFrom(without.pixels(), Pixels.of(picture));
        } catch (RuntimeException e) {
            without.close();
            throw e;
        }
        return without;
    }

    private void removeFrom(Mat clear, Pixels seen) {
        double reach = edge.major() + soft + 1;
        int left = (int) Math.max(0, edge.x() - reach);
        int top = (int) Math.max(0, edge.y() - reach);
        int right = (int) Math.min(clear.cols(), edge.x() + reach + 1);
        int bottom = (int) Math.min(clear.rows(), edge.y() + reach + 1);
        byte[] row = new byte[Pixels.CHANNELS * (right - left)];
        for (int y = top; y < bottom; y++) {
            for (int x = left; x < right; x++) {
                for (int channel = 0; channel < Pixels.CHANNELS; channel++) {
                    double level = Math.rint(clear(seen, x, y, channel));
                    row[Pixels.CHANNELS * (x - left) + channel] = (byte) Math.max(0, Math.min(255, level));
                }
            }
            clear.put(y, left, row);
        }
    }

    private double clear(Pixels seen, int x, int y, int channel) {
        double reach = edge.reach(x, y);
        double dx = x - edge.x();
        double dy = y - edge.y();
        double distance = Math.hypot(dx, dy);
        double beyond = distance - distance / Math.max(reach, Double.MIN_NORMAL);
        double here = seen.value(x, y, channel);
        if (distance < soft || beyond <= -soft) {
            return without(here, channel);
        }
        if (beyond >= soft) {
            return here;
        }
        // Nobody knows how soft the edge is: what lies on both its sides tells what is between.
        double inward = (-soft - beyond) / distance;
        double outward = (soft - beyond) / distance;
        double inner = without(seen.value(x + inward * dx, y + inward * dy, channel), channel);
        double outer = seen.value(x + outward * dx, y + outward * dy, channel);
        return inner + (beyond + soft) / (2 * soft) * (outer - inner);
    }

    private double without(double level, int channel) {
        return (level - opacity * bgr[channel]) / (1 - opacity);
    }
}
