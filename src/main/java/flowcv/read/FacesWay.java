package flowcv.read;

import flowcv.image.Picture;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.opencv.core.Range;

/**
 * The way from a picture to a board of any tiling: cells are the faces of the network of lines, and two
 * are neighbors where they share a thin one.
 */
final class FacesWay {
    /** As {@link Recognizer} has them, but for the last: it is for pictures too dark to tell thin lines in. */
    private static final int[] THRESHOLDS = {112, 76, 150};

    /**
     * Levels by which lines stand out at least: faint grid lines have 20, glow differs by 10 at most over
     * their width; what poor JPEGs leave along pipes stays below the greater one. The thinnest lines on tints have 12.
     */
    private static final List<FaceSegmenter.Contrast> CONTRASTS = List.of(
            new FaceSegmenter.Contrast(18),
            new FaceSegmenter.Contrast(16, 0.14),
            new FaceSegmenter.Contrast(36),
            new FaceSegmenter.Contrast(26),
            new FaceSegmenter.Contrast(10));

    /** White letters stand on every screen; where the brightest pixel is darker than this share, all is dimmed. */
    private static final double DIMMED = 0.97;

    private static final double WHITE = 255;

    /** In the picture's own size the thinnest lines have twice the contrast. */
    private static final List<FaceSegmenter.Contrast> FINE_CONTRASTS =
            List.of(new FaceSegmenter.Contrast(18), new FaceSegmenter.Contrast(26));

    /** Pictures that are reduced by less lose nothing by it. */
    private static final double LEAST_REDUCED = 1.5;

    /** Where glow is as bright as the darkest dots, those are told by being round. */
    private static final int DARK = 76;

    private static final double LEAST_ROUNDNESS = 0.9;

    /** Finger's marks have at most 0.35 of a level of 255, and tints below them add 42. */
    private static final int OPAQUE = 150;

    /** The radius of dots, in cells as they tell them: all of a board are alike. */
    private static final double LEAST_RADIUS = 0.32;

    private static final double GREATEST_RADIUS = 0.39;

    private static final Found.Not<Reading.Read> NONE =
            new Found.Not<>(Stage.BOARD, "no four dots of one size lie in cells");

    private final Picture picture;
    private final Pixels pixels;
    private final DiscFinder finder;
    private final StageObserver observer;
    private final Set<Integer> tried = new HashSet<>();
    private final List<Cleared> cleared = new ArrayList<>();

    /** Whether all finger's marks have been taken away. */
    private final boolean isUnmarked;

    private Found.Not<Reading.Read> furthest = NONE;

    FacesWay(Picture picture, Pixels pixels, DiscFinder finder, StageObserver observer) {
        this(picture, pixels, finder, observer, false);
    }

    private FacesWay(Picture picture, Pixels pixels, DiscFinder finder, StageObserver observer, boolean isUnmarked) {
        this.picture = picture;
        this.pixels = pixels;
        this.finder = finder;
        this.observer = observer;
        this.isUnmarked = isUnmarked;
    }

    /**
     * Reads the board at one brightness; how the reading that came furthest ended where none is believed.
     *
     * @param threshold brightness that parts dots from what is behind
     * @param belief turns down readings that cannot be right
     */
    Found<Reading.Read> read(int threshold, Belief belief) {
        tried.add(threshold);
        Found<Reading.Read> found = look(threshold, belief);
        if (found instanceof Found.Not<Reading.Read> not) {
            furthest = furthest.further(not);
        }
        return found;
    }

    /**
     * Reads the board at the brightnesses not tried so far; how the reading that came furthest ended, at any brightness,
     * where none is believed.
     */
    Found<Reading.Read> readElse(Belief belief) {
        List<Integer> thresholds = new ArrayList<>();
        double level = pixels.brightest() / WHITE;
        if (level < DIMMED) {
            thresholds.add((int) Math.round(THRESHOLDS[0] * level));
        }
        Arrays.stream(THRESHOLDS).forEach(thresholds::add);
        for (int threshold : thresholds) {
            if (!furthest.isAmbiguous()
                    && !tried.contains(threshold)
                    && read(threshold, belief) instanceof Found.Yes<Reading.Read> yes) {
                return yes;
            }
        }
        return furthest;
    }

    private Found<Reading.Read> look(int threshold, Belief belief) {
        Found.Not<Reading.Read> best = NONE;
        List<Disc> discs = finder.find(threshold);
        List<Oval> ovals = finder.ovals(threshold);
        for (double cellSize : DotSizes.cellSizes(pixels, discs, ovals)) {
            Guess guess = new Guess(discs, List.of(), ovals, cellSize, threshold);
            Found<Reading.Read> found = read(guess, FaceSegmenter.WORKING_SIZE, CONTRASTS, threshold > DARK, belief);
            boolean mayBeFiner =
                    found instanceof Found.Not<Reading.Read> not && not.stage() != Stage.BOARD && !not.isAmbiguous();
            if (mayBeFiner && isReduced()) {
                found = read(guess, FaceSegmenter.FINE_SIZE, FINE_CONTRASTS, false, belief);
            }
            if (found instanceof Found.Yes<Reading.Read>) {
                return found;
            }
            best = best.further((Found.Not<Reading.Read>) found);
            if (best.isAmbiguous()) {
                return best;
            }
        }
        return best;
    }

    private boolean isReduced() {
        return Math.min(picture.width(), picture.height()) > FaceSegmenter.WORKING_SIZE * LEAST_REDUCED;
    }

    /**
     * What is known of the picture, or guessed.
     *
     * @param discs everything round in it
     * @param dark dots darker than {@code threshold}
     * @param ovals everything elliptic in it
     * @param cellSize in pixels
     * @param threshold brightness that parts dots from what is behind
     */
    record Guess(List<Disc> discs, List<Oval> dark, List<Oval> ovals, double cellSize, int threshold) {
        /** The same with dots that are darker than the others: those that none of the others is near. */
        Guess with(List<Disc> fainter, List<Oval> fainterOvals) {
            List<Oval> others = new ArrayList<>();
            for (Disc disc : fainter) {
                double radius = disc.radius() / cellSize;
                if (disc.roundness() >= LEAST_ROUNDNESS && radius >= LEAST_RADIUS && radius <= GREATEST_RADIUS) {
                    others.add(new Oval(disc.x(), disc.y(), disc.radius(), disc.radius(), 0));
                }
            }
            fainterOvals.stream().filter(o -> SolidDots.isDot(o, cellSize)).forEach(others::add);
            others.removeIf(o -> Stream.concat(
                            discs.stream().map(d -> new double[] {d.x(), d.y(), d.radius()}),
                            ovals.stream().map(d -> new double[] {d.x(), d.y(), d.minor()}))
                    .anyMatch(d -> Math.hypot(o.x() - d[0], o.y() - d[1]) < o.minor() + d[2]));
            return new Guess(discs, others, ovals, cellSize, threshold);
        }

        List<Disc> dots() {
            return discs.stream()
                    .filter(d -> d.radius() >= LEAST_RADIUS * cellSize && d.radius() <= GREATEST_RADIUS * cellSize)
                    .toList();
        }

        /** The rows around all dots as far as the board may reach. */
        private Range rows(Pixels pixels) {
            int first = pixels.height();
            int last = 0;
            for (Disc dot : dots()) {
                first = (int) Math.min(first, dot.y());
                last = (int) Math.max(last, dot.y());
            }
            for (Oval oval : Stream.concat(ovals.stream(), dark.stream()).toList()) {
                first = SolidDots.isDot(oval, cellSize) ? (int) Math.min(first, oval.y()) : first;
                last = SolidDots.isDot(oval, cellSize) ? (int) Math.max(last, oval.y()) : last;
            }
            if (first > last) {
                return new Range(0, pixels.height());
            }
            int top = EmptyRows.next(pixels, Math.max(0, first), -1, cellSize);
            int bottom = EmptyRows.next(pixels, Math.min(pixels.height() - 1, last), 1, cellSize);
            return new Range(top, bottom + 1);
        }

        FaceSegmenter segmenter(Picture picture, Pixels pixels, double workingSize, Ink.Shape shape) {
            List<Oval> all = Stream.concat(ovals.stream(), dark.stream()).toList();
            FaceSegmenter segmenter = new FaceSegmenter(
                    picture, rows(pixels), pixels, discs, all, cellSize, threshold, workingSize, shape);
            segmenter.add(dark);
            return segmenter;
        }
    }

    /** @param mayBeDark whether dots darker than the others are looked for where some are not read */
    private Found<Reading.Read> read(
            Guess guess, double workingSize, List<FaceSegmenter.Contrast> contrasts, boolean mayBeDark, Belief belief) {
        Found.Not<Reading.Read> furthest = null;
        Optional<Found<Reading.Read>> dark = Optional.empty();
        boolean isTriedDark = false;
        double cellSize = guess.cellSize();
        Optional<HexFit> hexagons = HexFit.of(guess.dots(), cellSize);
        try (FaceSegmenter segmenter = guess.segmenter(picture, pixels, workingSize, Ink.Shape.SQUARE)) {
            List<FingerMark> marks = marks(guess, segmenter);
            if (!marks.isEmpty()) {
                return withoutMarks(marks, guess.threshold(), belief);
            }
            for (FaceSegmenter.Contrast contrast : contrasts) {
                Segments segments = segmenter.segment(contrast);
                List<Supplier<List<Found<FaceGrid>>>> ways = new ArrayList<>();
                // Where dots lie on a lattice of hexagons it tells more than lines, which may be hidden.
                hexagons.ifPresent(fit -> ways.add(() -> grids(HexFaces.of(segments, fit), cellSize, true)));
                ways.add(() -> grids(segments, cellSize, false));
                for (Supplier<List<Found<FaceGrid>>> way : ways) {
                    Found<Reading.Read> found = OneBoard.of(way.get(), Glare.NONE, belief);
                    if (found instanceof Found.Yes<Reading.Read>) {
                        return found;
                    }
                    Found.Not<Reading.Read> not = (Found.Not<Reading.Read>) found;
                    tell(guess, contrast.levels(), not);
                    if (not.isAmbiguous()) {
                        return not;
                    }
                    furthest = furthest == null ? not : furthest.further(not);
                }
                // Without dots in cells there is nothing that clearer lines could mend.
                if (furthest != null && furthest.stage() == Stage.BOARD) {
                    return furthest;
                }
                // Where all cells are found, clearer lines do not mend what is seen in one of them.
                if (mayBeDark && !isTriedDark && furthest != null && furthest.stage() == Stage.DOTS) {
                    isTriedDark = true;
                    dark = readDark(guess, belief);
                    if (dark.isPresent() && dark.get() instanceof Found.Yes<Reading.Read>) {
                        return dark.get();
                    }
                }
            }
        }
        if (mayBeDark && !isTriedDark && furthest != null) {
            dark = readDark(guess, belief);
        }
        return dark.orElse(furthest);
    }

    /** As if dots darker than the others were as bright; nothing where there are none. */
    private Optional<Found<Reading.Read>> readDark(Guess guess, Belief belief) {
        Guess dark = guess.with(finder.find(DARK), finder.ovals(DARK));
        return dark.dark().isEmpty()
                ? Optional.empty()
                : Optional.of(read(dark, FaceSegmenter.WORKING_SIZE, CONTRASTS.subList(0, 1), false, belief));
    }

    private List<FingerMark> marks(Guess guess, FaceSegmenter segmenter) {
        if (isUnmarked) {
            return List.of();
        }
        // On tinted cells bright marks hide the heads that they lie around.
        boolean isWide = segmenter.isWide();
        List<Disc> heads = new ArrayList<>(isWide ? finder.find(OPAQUE) : guess.discs());
        // The finger that has completed a flow lies on a dot, which is an ellipse on cubes.
        List<Oval> ovals = isWide ? finder.ovals(OPAQUE) : guess.ovals();
        ovals.forEach(oval -> heads.add(new Disc(oval.x(), oval.y(), oval.minor(), 1)));
        return FingerMark.find(pixels, heads, guess.cellSize());
    }

    /** What was read at one brightness, for cells of all sizes, without some marks. */
    private record Cleared(int threshold, List<FingerMark> marks, Found<Reading.Read> found) {
        boolean isOf(int other, List<FingerMark> others) {
            return threshold == other
                    && marks.size() == others.size()
                    && marks.stream().allMatch(mark -> others.stream().anyMatch(mark::isAlike));
        }
    }

    private Found<Reading.Read> withoutMarks(List<FingerMark> marks, int threshold, Belief belief) {
        for (Cleared each : cleared) {
            if (each.isOf(threshold, marks)) {
                return each.found();
            }
        }
        Found<Reading.Read> found = readWithout(marks, threshold, belief);
        cleared.add(new Cleared(threshold, marks, found));
        return found;
    }

    private Found<Reading.Read> readWithout(List<FingerMark> marks, int threshold, Belief belief) {
        try (Picture clear = FingerMark.without(picture, marks);
                Brightness brightness = Brightness.of(clear);
                DiscFinder dots = DiscFinder.in(brightness)) {
            return new FacesWay(clear, Pixels.of(clear, brightness), dots, observer, true).look(threshold, belief);
        }
    }

    private void tell(Guess guess, int contrast, Found.Not<Reading.Read> not) {
        if (observer.watches()) {
            observer.tell("faces at brightness " + guess.threshold() + ", cells of " + Math.round(guess.cellSize())
                    + " pixels, contrast " + contrast + ": no board ("
                    + not.stage().word() + "): " + not.reason());
        }
    }

    private List<Found<FaceGrid>> grids(Segments segments, double cellSize, boolean onLattice) {
        if (observer.watches()) {
            SegmentsDrawing.show(segments, observer);
        }
        List<Face> faces = FaceMeasures.of(segments, cellSize);
        FaceSideReader reader = new FaceSideReader(pixels, segments, cellSize);
        List<FaceSide> sides = Contact.of(segments).stream()
                .filter(c -> FaceFinder.isLikeCell(faces.get(c.first()), cellSize)
                        || FaceFinder.isLikeCell(faces.get(c.second()), cellSize))
                .map(reader::read)
                .toList();
        return FaceFinder.find(faces, sides, cellSize, onLattice, () -> Junctions.of(segments, cellSize));
    }
}
