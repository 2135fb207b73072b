package flowcv.read;

import flowcv.image.Picture;
import flowcv.image.Point;
import flowcv.read.disc.Disc;
import flowcv.read.disc.DiscFinder;
import flowcv.read.disc.EdgeEllipse;
import flowcv.read.disc.Oval;
import flowcv.read.disc.SolidDots;
import flowcv.read.pixel.Pixels;
import flowcv.read.pixel.Ranks;
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
    /** Screens are not seen at steeper angles: shorter by longer axis. */
    private static final double LEAST_AXES = 0.55;
    /** A mark is seen at the angle of its head; where a pipe joins that it may be measured rounder. */
    private static final double AS_ROUND = 0.75;
    /** How far from its edge levels are compared, in radii of heads: farther than blur reaches. */
    private static final double ASIDE = 0.15;

    private static final double LEAST_ASIDE = 2;
    /** The rest of a step is noise and JPEG. */
    private static final double NEARLY_ALL = 0.9;
    /** Parts of the first half width that may be enough. */
    private static final double[] NARROWER = {0.4, 0.55, 0.7, 0.85};
    /** Of a step so much is seen within half the width: of an even slope half, of a mark's edge nearly all. */
    private static final double SHARP = 0.65;
    /** On a narrower edge, in pixels, half the width is no more than the blur of a photograph. */
    private static final double LEAST_SHARP = 4;
    /** Directions agree by this much, other than those in which something lies over the edge. */
    private static final double SAME_OPACITY = 0.1;
    /** Of all directions so many show the edge; pipes, tints and cells of the same color hide the rest. */
    private static final double LEAST_AGREEING = 0.46;
    /** Perspective moves the middle of a mark away from that of its head by this share of its radius at most. */
    private static final double OFF = 0.2;
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

    /** In radii of dots: 1.77 and more. The soft rim of a dot looks like a smaller one (met: 1.46). */
    private static final double LEAST_OF_DOTS = 1.6;

    /** Marks of the brightest pipes are brighter than dots need be; in dark pictures nothing is. */
    private static final int[] MARKED = {150, 200, 112};

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

    /** The clearest mark that lies over a cell of a board that was read, around what the board has in its cells. */
    static Optional<TiltedMark> over(Reading.Read read, Pixels pixels) {
        return find(pixels, LatticeHeads.of(read, pixels)).filter(mark -> mark.liesOver(read));
    }

    /** Whether it lies over the middle of a cell, as those around heads of pipes and dots do, and is as large. */
    boolean liesOver(Reading.Read read) {
        boolean isLarge = edge.minor() >= LEAST_OF_DOTS * read.placement().dotDiameter() / 2;
        return isLarge
                && read.placement().centers().stream().anyMatch(center -> edge.reach(center.x(), center.y()) <= 1);
    }

    private static List<Oval> heads(DiscFinder finder, int threshold) {
        List<Oval> heads = new ArrayList<>();
        finder.find(threshold)
                .forEach(disc -> heads.add(new Oval(disc.x(), disc.y(), disc.radius(), disc.radius(), 0)));
        heads.addAll(finder.ovals(threshold));
        return heads;
    }

    /** Where it lies, as an observer is told. */
    String words() {
        return "the mark of a finger lies at " + Math.round(edge.x()) + ", " + Math.round(edge.y());
    }

    /**
     * The clearest mark of a picture: there is one finger.
     *
     * @param heads of pipes, dots, and others, seen as discs or at an angle
     */
    static Optional<TiltedMark> find(Pixels pixels, List<Oval> heads) {
        Optional<TiltedMark> best = Optional.empty();
        double most = LEAST_AGREEING;
        for (Oval head : heads) {
            Disc disc = new Disc(head.x(), head.y(), head.minor(), 1);
            if (disc.radius() < LEAST_HEAD) {
                continue;
            }
            double leastAxes = Math.max(LEAST_AXES, AS_ROUND * head.minor() / head.major());
            double[] bgr = SolidDots.color(pixels, disc);
            double aside = Math.max(LEAST_ASIDE, ASIDE * disc.radius());
            MarkSteps color = new MarkSteps(pixels, bgr);
            if (!color.mayLieBeside(disc, aside)) {
                continue;
            }
            List<MarkSteps.Step> steps = color.around(disc, aside, most);
            Optional<Oval> edge = EdgeEllipse.through(
                    new Point(disc.x(), disc.y()),
                    steps.stream().map(MarkSteps.Step::at).toList(),
                    leastAxes);
            if (edge.isEmpty() || edge.get().reach(disc.x(), disc.y()) > OFF) {
                continue;
            }
            List<MarkSteps.Step> on = steps.stream()
                    .filter(s -> EdgeEllipse.isOn(edge.get(), s.at()))
                    .toList();
            double opacity = Ranks.median(on.stream().mapToDouble(MarkSteps.Step::opacity));
            double agreeing = on.stream()
                            .filter(s -> Math.abs(s.opacity() - opacity) <= SAME_OPACITY)
                            .mapToInt(MarkSteps.Step::direction)
                            .distinct()
                            .count()
                    / (double) MarkSteps.DIRECTIONS;
            TiltedMark mark = new TiltedMark(edge.get(), opacity, bgr, aside);
            if (opacity >= MarkSteps.LEAST_OPACITY
                    && opacity <= MarkSteps.GREATEST_OPACITY
                    && agreeing > most
                    && mark.isSharp(pixels)
                    && mark.liesAllAround(pixels, disc)) {
                most = agreeing;
                best = Optional.of(mark);
            }
        }
        return best.map(mark -> mark.narrowed(pixels));
    }

    /** Whether its edge is no softer than a photograph; glow around a screen's background fades over a longer way. */
    private boolean isSharp(Pixels pixels) {
        return soft < LEAST_SHARP || share(pixels, soft / 2) >= SHARP;
    }

    /** The same with the narrowest edge in which nearly all of the step is seen: less of what crosses it is lost then. */
    private TiltedMark narrowed(Pixels pixels) {
        double least = Math.max(LEAST_ASIDE, EdgeEllipse.NEAR * edge.major());
        return Arrays.stream(NARROWER)
                .map(part -> part * soft)
                .filter(half -> half >= least && share(pixels, half) >= NEARLY_ALL)
                .mapToObj(half -> new TiltedMark(edge, opacity, bgr, half))
                .findFirst()
                .orElse(this);
    }

    private double share(Pixels pixels, double half) {
        return new MarkSteps(pixels, bgr).share(edge, soft, half);
    }

    /** Whether the color is seen everywhere between its head and its edge; not where nothing is between their rims. */
    private boolean liesAllAround(Pixels pixels, Disc head) {
        double[] dark = outside(pixels);
        double from = head.radius() + soft;
        int below = 0;
        int looked = 0;
        for (int i = 0; i < MarkSteps.DIRECTIONS; i++) {
            double dx = Math.cos(2 * Math.PI * i / MarkSteps.DIRECTIONS);
            double dy = Math.sin(2 * Math.PI * i / MarkSteps.DIRECTIONS);
            double to = edge.radius(dx, dy) - soft;
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
        for (int i = 0; i < MarkSteps.DIRECTIONS; i++) {
            double dx = Math.cos(2 * Math.PI * i / MarkSteps.DIRECTIONS);
            double dy = Math.sin(2 * Math.PI * i / MarkSteps.DIRECTIONS);
            double radius = edge.radius(dx, dy) + BEYOND * soft;
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
        // Nobody knows exactly how soft the edge is: what lies on both its sides tells what is between.
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
