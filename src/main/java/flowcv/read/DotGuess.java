package flowcv.read;

import flowcv.image.Picture;
import flowcv.image.Point;
import flowcv.read.disc.Disc;
import flowcv.read.disc.DiscFinder;
import flowcv.read.disc.DotSizes;
import flowcv.read.disc.Oval;
import flowcv.read.disc.SolidDots;
import flowcv.read.pixel.Pixels;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;
import org.opencv.core.Range;

/**
 * What is known of the dots of a picture, or guessed.
 *
 * @param discs everything round in it
 * @param dark dots darker than {@code threshold}
 * @param ovals everything elliptic in it
 * @param cellSize in pixels
 * @param threshold brightness that parts dots from what is behind
 */
record DotGuess(List<Disc> discs, List<Oval> dark, List<Oval> ovals, double cellSize, int threshold) {
    /** How a reading ends for which there is nothing to guess. */
    static final Found.Not<Reading.Read> NONE = new Found.Not<>(Stage.BOARD, "no four dots of one size lie in cells");

    /** Where glow is as bright as the darkest dots, those are told by being round. */
    private static final double LEAST_ROUNDNESS = 0.9;

    /** The radius of dots, in cells as they tell them: all of a board are alike. */
    private static final double LEAST_RADIUS = 0.32;

    private static final double GREATEST_RADIUS = 0.39;

    /** The radius of bright letters, by their area, in cells (met: 0.24); pipes' ends have 0.25. */
    private static final double GREATEST_LETTER = 0.245;

    /** The same of pipes' ends (met: 0.25; cores of dots 0.28 and more). */
    private static final double GREATEST_END = 0.265;

    /** Middles of one dot, seen at two brightnesses, are nearer, in radii (met: 0.05). */
    private static final double CONCENTRIC = 0.15;

    /**
     * Reads with one guess after the other, the likeliest first, until a board is read, or several that may be the one;
     * how the reading that came furthest ended where none is.
     *
     * @param threshold brightness that parts dots from what is behind
     */
    static Found<Reading.Read> each(
            Pixels pixels, DiscFinder finder, int threshold, Function<DotGuess, Found<Reading.Read>> reader) {
        List<Double> sizes = DotSizes.cellSizes(pixels, finder.find(threshold), finder.ovals(threshold));
        return each(sizes, finder, threshold, reader);
    }

    /** The same in a photograph, where dots of one board differ. */
    static Found<Reading.Read> eachPhotographed(
            Pixels pixels, DiscFinder finder, int threshold, Function<DotGuess, Found<Reading.Read>> reader) {
        List<Double> sizes = DotSizes.photographed(pixels, finder.find(threshold), finder.ovals(threshold));
        return each(sizes, finder, threshold, reader);
    }

    /**
     * The same with a size of cells that is known otherwise; not at all where the dots tell it as well, or nothing is
     * as large as a dot would be.
     *
     * @param cellSize in pixels
     */
    static Found<Reading.Read> other(
            double cellSize,
            Pixels pixels,
            DiscFinder finder,
            int threshold,
            Function<DotGuess, Found<Reading.Read>> reader) {
        List<Double> told = DotSizes.photographed(pixels, finder.find(threshold), finder.ovals(threshold));
        return DotSizes.isNew(told, cellSize)
                ? each(
                        List.of(cellSize),
                        finder,
                        threshold,
                        guess -> guess.places().isEmpty() ? NONE : reader.apply(guess))
                : NONE;
    }

    private static Found<Reading.Read> each(
            List<Double> cellSizes, DiscFinder finder, int threshold, Function<DotGuess, Found<Reading.Read>> reader) {
        List<Disc> discs = finder.find(threshold);
        List<Oval> ovals = finder.ovals(threshold);
        return Found.first(
                NONE, cellSizes, cellSize -> reader.apply(new DotGuess(discs, List.of(), ovals, cellSize, threshold)));
    }

    /**
     * The same with dots that are darker than the others: those that nothing bright is near but their own letters, or what
     * is left of them where they are about as bright as the threshold.
     */
    DotGuess with(List<Disc> fainter, List<Oval> fainterOvals) {
        List<Oval> others = new ArrayList<>();
        for (Disc disc : fainter) {
            if (disc.roundness() >= LEAST_ROUNDNESS && isLarge(disc)) {
                others.add(new Oval(disc.x(), disc.y(), disc.radius(), disc.radius(), 0));
            }
        }
        fainterOvals.stream().filter(o -> SolidDots.isDot(o, cellSize)).forEach(others::add);
        others.removeIf(dark -> Stream.concat(
                        discs.stream()
                                .filter(d -> d.radius() > GREATEST_LETTER * cellSize && !isCoreOf(dark, d))
                                .map(d -> new double[] {d.x(), d.y(), d.radius()}),
                        ovals.stream()
                                .filter(o -> Math.sqrt(o.major() * o.minor()) > GREATEST_LETTER * cellSize)
                                .map(o -> new double[] {o.x(), o.y(), o.minor()}))
                .anyMatch(d -> Math.hypot(dark.x() - d[0], dark.y() - d[1]) < dark.minor() + d[2]));
        return new DotGuess(discs, others, ovals, cellSize, threshold);
    }

    /** Whether a disc too small for a dot has the middle of a darker one: JPEG's waves darken the rim of that. */
    private boolean isCoreOf(Oval dark, Disc disc) {
        return disc.radius() < LEAST_RADIUS * cellSize
                && disc.radius() > GREATEST_END * cellSize
                && Math.hypot(dark.x() - disc.x(), dark.y() - disc.y()) < CONCENTRIC * disc.radius();
    }

    /** Those discs that are as large as dots. */
    List<Disc> dots() {
        return discs.stream().filter(this::isLarge).toList();
    }

    /** All ellipses, bright and dark. */
    List<Oval> allOvals() {
        return Stream.concat(ovals.stream(), dark.stream()).toList();
    }

    /** Where all that is as large as dots lies, in pixels of the picture. */
    List<Point> places() {
        return places(dots());
    }

    private List<Point> places(List<Disc> dots) {
        return Stream.concat(
                        dots.stream().map(d -> new Point(d.x(), d.y())),
                        allOvals().stream()
                                .filter(o -> SolidDots.isDot(o, cellSize))
                                .map(o -> new Point(o.x(), o.y())))
                .toList();
    }

    /**
     * Shows and tells an observer, if any watches, the stages of one look.
     *
     * @param before what the names of pictures begin with; may be empty
     */
    FaceSheets sheets(StageObserver observer, Picture picture, String before, String look) {
        String heading = look + (dark.isEmpty() ? "" : ", darker dots too,") + " at brightness " + threshold
                + ", cells of " + Math.round(cellSize) + " pixels";
        return new FaceSheets(new WatchedLook(observer, picture, heading, before, "-" + threshold));
    }

    private boolean isLarge(Disc disc) {
        return disc.radius() >= LEAST_RADIUS * cellSize && disc.radius() <= GREATEST_RADIUS * cellSize;
    }

    /** Those that are no rings, as buttons are. */
    List<Disc> solid(Pixels pixels, List<Disc> dots) {
        return SolidDots.among(pixels, dots, threshold);
    }

    /** The rows around all dots as far as the board may reach; all where there are no dots. */
    Range rows(Pixels pixels) {
        int first = pixels.height();
        int last = 0;
        for (Point place : places(solid(pixels, dots()))) {
            first = (int) Math.min(first, place.y());
            last = (int) Math.max(last, place.y());
        }
        if (first > last) {
            return new Range(0, pixels.height());
        }
        int top = EmptyRows.next(pixels, Math.max(0, first), -1, cellSize);
        int bottom = EmptyRows.next(pixels, Math.min(pixels.height() - 1, last), 1, cellSize);
        return new Range(top, bottom + 1);
    }
}
