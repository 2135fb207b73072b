package flowcv.read;

import flowcv.image.Picture;
import flowcv.image.Point;
import flowcv.read.disc.Disc;
import flowcv.read.disc.DiscFinder;
import flowcv.read.disc.DotSizes;
import flowcv.read.disc.Oval;
import flowcv.read.line.LineContrast;
import flowcv.read.pixel.Brightness;
import flowcv.read.pixel.Ink;
import flowcv.read.pixel.Pixels;
import flowcv.read.pixel.Thresholds;
import flowcv.read.pose.Lamps;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;

/**
 * The way from a picture to a board of any tiling: cells are the faces of the network of lines, and two
 * are neighbors where they share a thin one.
 */
final class FacesWay {
    /** Pictures that are reduced by less lose nothing by it. */
    private static final double LEAST_REDUCED = 1.5;

    private final Picture picture;
    private final Pixels pixels;
    private final DiscFinder finder;
    private final StageObserver observer;
    private final List<Cleared> cleared = new ArrayList<>();

    /** Whether all finger's marks have been taken away. */
    private final boolean isUnmarked;

    private Found.Not<Reading.Read> usualEnd = DotGuess.NONE;
    private boolean hasHexagons;

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
     * Reads the board as most are read, at the usual brightness, by lines of the usual contrast; how the reading that
     * came furthest ended where none is believed.
     *
     * @param belief turns down readings that cannot be right
     */
    Found<Reading.Read> readUsual(Belief belief) {
        Found<Reading.Read> found = DotGuess.each(pixels, finder, Thresholds.USUAL, guess -> {
            hasHexagons |= HexFit.of(guess.dots(), guess.cellSize()).isPresent();
            return usual(guess, belief);
        });
        if (found instanceof Found.Not<Reading.Read> not) {
            usualEnd = not;
        }
        return found;
    }

    /** Whether a look has seen marks of a finger, sharp as on screenshots: it reads without them. */
    boolean isCleared() {
        return !cleared.isEmpty();
    }

    /** Whether dots were seen at the usual brightness that lie as those of upright hexagons do. */
    boolean hasHexagons() {
        return hasHexagons;
    }

    /**
     * Reads the board as {@link #readUsual} has not, at other brightnesses; how the reading that came furthest ended where
     * none is believed.
     */
    Found<Reading.Read> readElse(Belief belief) {
        List<Integer> others =
                thresholds().stream().filter(t -> t != Thresholds.USUAL).toList();
        Supplier<Found<Reading.Read>> bySlanted = () -> readSlanted(belief);
        Supplier<Found<Reading.Read>> atOthers = () ->
                Found.first(usualEnd, others, t -> DotGuess.each(pixels, finder, t, guess -> usual(guess, belief)));
        // Where all cells were found some dots want another brightness. Hexagons have no slanted dots, but cubes may
        // look like some.
        return hasHexagons || usualEnd.stage() == Stage.DOTS
                ? atOthers.get().or(bySlanted)
                : usualEnd.or(bySlanted).or(atOthers);
    }

    /** The board of a cube whose dots pipes leave; nothing where there are none of such dots. */
    private Found<Reading.Read> readSlanted(Belief belief) {
        DiscFinder slanted = finder.slanted();
        if (slanted.ovals(Thresholds.USUAL).size()
                <= finder.ovals(Thresholds.USUAL).size()) {
            return DotGuess.NONE;
        }
        FacesWay way = new FacesWay(picture, pixels, slanted, observer, isUnmarked);
        Found<Reading.Read> found = way.readUsual(belief);
        return way.isCleared()
                ? found.or(() -> way.readByOtherLines(belief)).or(() -> way.readByRidges(belief))
                : found;
    }

    /** The same at any brightness by other lines. */
    Found<Reading.Read> readByOtherLines(Belief belief) {
        return Found.first(
                DotGuess.NONE, thresholds(), t -> DotGuess.each(pixels, finder, t, guess -> other(guess, belief)));
    }

    /** The same by ridges, where all else has failed: some are waves of a poor JPEG. */
    Found<Reading.Read> readByRidges(Belief belief) {
        Set<Integer> thresholds = thresholds();
        thresholds.add(Thresholds.FAINT);
        return Found.first(
                DotGuess.NONE,
                thresholds,
                t -> DotGuess.each(pixels, finder, t, guess -> unlike(guess, LinesLook.RIDGES, belief)));
    }

    /**
     * The same by all lines in a picture without the light behind the board and the tints of its cells, and first without
     * the marks of a finger, which would go with those; not where the usual lines enclose no dots, as in most pictures that
     * show no board.
     */
    Found<Reading.Read> readWithoutLight(Belief belief) {
        if (usualEnd.stage() == Stage.BOARD) {
            return DotGuess.NONE;
        }
        if (cleared.isEmpty()) {
            return readWithoutLight(picture, isUnmarked, belief);
        }
        try (Picture clear = FingerMark.without(picture, cleared.get(0).marks())) {
            return readWithoutLight(clear, true, belief);
        }
    }

    private Found<Reading.Read> readWithoutLight(Picture clear, boolean isWithoutMarks, Belief belief) {
        return thresholds().stream()
                .flatMap(t -> DotSizes.cellSizes(pixels, finder.find(t), finder.ovals(t)).stream())
                .findFirst()
                .flatMap(cell -> Lamps.removedFrom(clear, cell))
                .map(dark -> readUnlit(dark, isWithoutMarks, belief))
                .orElse(DotGuess.NONE);
    }

    private Found<Reading.Read> readUnlit(Picture dark, boolean isWithoutMarks, Belief belief) {
        if (observer.watches()) {
            observer.tell("faces: looking again without the light behind the board and the tints of its cells");
        }
        try (dark;
                Brightness brightness = Brightness.of(dark);
                DiscFinder dots = DiscFinder.in(brightness)) {
            FacesWay way = new FacesWay(dark, Pixels.of(dark, brightness), dots, observer, isWithoutMarks);
            Found<Reading.Read> found = way.readUsual(belief)
                    .or(() -> way.readElse(belief))
                    .or(() -> way.readByOtherLines(belief))
                    .or(() -> way.readByRidges(belief));
            return found instanceof Found.Yes<Reading.Read> yes ? LostDots.refute(yes.value(), pixels, finder) : found;
        }
    }

    private Set<Integer> thresholds() {
        Set<Integer> thresholds = new LinkedHashSet<>();
        Thresholds.ifDimmed(pixels.brightest()).ifPresent(thresholds::add);
        thresholds.addAll(Thresholds.WITH_LINES);
        return thresholds;
    }

    private Found<Reading.Read> usual(DotGuess guess, Belief belief) {
        return read(guess, LinesLook.USUAL, guess.threshold() > Thresholds.DARK, belief);
    }

    private Found<Reading.Read> other(DotGuess guess, Belief belief) {
        Found<Reading.Read> found = unlike(guess, LinesLook.OTHER, belief);
        return hasCells(found) && !found.isSettled() && isReduced()
                ? read(guess, LinesLook.FINE, false, belief)
                : found;
    }

    /** By lines of a look that is not the usual one; where some dots are not read, with those that are darker. */
    private Found<Reading.Read> unlike(DotGuess guess, LinesLook look, Belief belief) {
        Found<Reading.Read> likely = read(guess, look, false, belief);
        boolean mayBeDark = guess.threshold() > Thresholds.DARK && endsAt(likely, Stage.DOTS);
        return mayBeDark ? likely.or(() -> readDark(guess, look, belief)) : likely;
    }

    /** At one brightness by the lines of one pass. */
    private Found<Reading.Read> look(int threshold, LinesLook.Pass pass, Belief belief) {
        return DotGuess.each(pixels, finder, threshold, guess -> switch (pass) {
            case USUAL -> usual(guess, belief);
            case OTHER -> other(guess, belief);
            case RIDGES -> unlike(guess, LinesLook.RIDGES, belief);
        });
    }

    /** Whether lines of some contrast part dots from each other. */
    private static boolean hasCells(Found<Reading.Read> found) {
        return !(found instanceof Found.Not<Reading.Read> not) || not.stage() != Stage.BOARD;
    }

    private boolean isReduced() {
        return Math.min(picture.width(), picture.height()) > FaceSegmenter.WORKING_SIZE * LEAST_REDUCED;
    }

    /** @param mayBeDark whether dots darker than the others are looked for where some are not read */
    private Found<Reading.Read> read(DotGuess guess, LinesLook look, boolean mayBeDark, Belief belief) {
        boolean isTriedDark = false;
        try (FaceSegmenter segmenter = new FaceSegmenter(picture, pixels, guess, look.workingSize(), Ink.Shape.SQUARE);
                Forked<List<FingerMark>> marks = Forked.of(() -> marks(guess, segmenter))) {
            Optional<HexLook> hexagons = look.isFirst() ? hexagons(guess, segmenter) : Optional.empty();
            LineContrast likeliest = look.contrasts().get(0);
            Optional<Segments> enclosed =
                    hexagons.isPresent() ? Optional.empty() : Optional.of(segmenter.segment(likeliest));
            if (!marks.get().isEmpty()) {
                return withoutMarks(marks.get(), guess.threshold(), look.pass(), belief);
            }
            Found<Reading.Read> found = hexagons.isPresent() ? onLattice(guess, hexagons.get(), belief) : DotGuess.NONE;
            for (LineContrast contrast : look.contrasts()) {
                // Where all cells are found, clearer lines do not mend what is seen in one of them.
                if (mayBeDark && !isTriedDark && endsAt(found, Stage.DOTS)) {
                    isTriedDark = true;
                    found = found.or(() -> readDark(guess, LinesLook.DARK, belief));
                }
                Supplier<Segments> faces = () ->
                        enclosed.filter(first -> contrast == likeliest).orElseGet(() -> segmenter.segment(contrast));
                found = found.or(() -> byLines(guess, faces.get(), contrast, belief));
                // Where the first lines part no dots from each other, the others, hardly more at best, do not either.
                if (found.isSettled() || endsAt(found, Stage.BOARD)) {
                    return found;
                }
            }
            return mayBeDark && !isTriedDark ? found.or(() -> readDark(guess, LinesLook.DARK, belief)) : found;
        }
    }

    private static boolean endsAt(Found<Reading.Read> found, Stage stage) {
        return found instanceof Found.Not<Reading.Read> not && not.stage() == stage;
    }

    /**
     * What is seen where dots lie on a lattice of hexagons.
     *
     * @param dots on it
     * @param faces its hexagons
     */
    private record HexLook(List<Disc> dots, Segments faces) {}

    private static Optional<HexLook> hexagons(DotGuess guess, FaceSegmenter segmenter) {
        return HexFit.of(guess.dots(), guess.cellSize()).map(fit -> {
            List<Disc> dots = fit.on(guess.dots());
            List<Point> known = new ArrayList<>();
            dots.forEach(dot -> known.add(new Point(dot.x(), dot.y())));
            guess.dark().forEach(dot -> known.add(new Point(dot.x(), dot.y())));
            return new HexLook(dots, HexFaces.of(segmenter.unparted(known), fit));
        });
    }

    /** Where dots lie on a lattice of hexagons it tells more than lines, which may be hidden. */
    private Found<Reading.Read> onLattice(DotGuess guess, HexLook look, Belief belief) {
        Found<Reading.Read> found = board(guess, "hexagons", look.faces(), FacePremise.ON_LATTICE, belief);
        if (found instanceof Found.Yes<Reading.Read> yes) {
            found = StrayDots.refute(yes.value(), guess.solid(pixels, look.dots()));
        }
        return found;
    }

    /** The board of the cells that lines of one contrast enclose. */
    private Found<Reading.Read> byLines(DotGuess guess, Segments faces, LineContrast contrast, Belief belief) {
        return board(guess, "faces by lines of " + contrast.words(), faces, FacePremise.FREE, belief);
    }

    private Found<Reading.Read> board(
            DotGuess guess, String what, Segments segments, FacePremise premise, Belief belief) {
        String how = finder.isSlanted() ? what + ", slanted dots too," : what;
        FaceSheets sheets = guess.sheets(observer, picture, "", how);
        FaceNetwork faces = FaceNetwork.of(pixels, segments, guess.cellSize(), sheets);
        List<Found<FaceGrid>> grids = faces.grids(premise);
        sheets.faces(faces, grids);
        Found<Reading.Read> found = OneBoard.of(grids, Glare.NONE, belief, sheets);
        if (found instanceof Found.Yes<Reading.Read> yes) {
            found = StrayDots.refute(yes.value(), segments);
        }
        sheets.end(found);
        return found;
    }

    /** As if dots darker than the others were as bright; nothing where there are none. */
    private Found<Reading.Read> readDark(DotGuess guess, LinesLook look, Belief belief) {
        DotGuess dark = guess.with(finder.find(Thresholds.DARK), finder.ovals(Thresholds.DARK));
        return dark.dark().isEmpty() ? DotGuess.NONE : read(dark, look, false, belief);
    }

    private List<FingerMark> marks(DotGuess guess, FaceSegmenter segmenter) {
        if (isUnmarked) {
            return List.of();
        }
        // On tinted cells bright marks hide the heads that they lie around.
        boolean isHidden = segmenter.isWide(mostOfMark(guess));
        List<Disc> heads = new ArrayList<>(isHidden ? finder.find(Thresholds.BRIGHT) : guess.discs());
        // The finger that has completed a flow lies on a dot, which is an ellipse on cubes.
        List<Oval> ovals = isHidden ? finder.ovals(Thresholds.BRIGHT) : guess.ovals();
        ovals.forEach(oval -> heads.add(new Disc(oval.x(), oval.y(), oval.minor(), 1)));
        return FingerMark.find(pixels, heads, guess.cellSize());
    }

    /** As wide as a mark may be, in cells; at low brightness it may be one with the tints around. */
    private static double mostOfMark(DotGuess guess) {
        return guess.threshold() < Thresholds.USUAL ? Double.MAX_VALUE : FingerMark.GREATEST_DIAMETER;
    }

    /** What one pass read at one brightness, for cells of all sizes, without some marks. */
    private record Cleared(int threshold, LinesLook.Pass pass, List<FingerMark> marks, Found<Reading.Read> found) {
        boolean isOf(int other, LinesLook.Pass otherPass, List<FingerMark> others) {
            return threshold == other
                    && pass == otherPass
                    && marks.size() == others.size()
                    && marks.stream().allMatch(mark -> others.stream().anyMatch(mark::isAlike));
        }
    }

    private Found<Reading.Read> withoutMarks(
            List<FingerMark> marks, int threshold, LinesLook.Pass pass, Belief belief) {
        for (Cleared each : cleared) {
            if (each.isOf(threshold, pass, marks)) {
                return each.found();
            }
        }
        Found<Reading.Read> found = readWithout(marks, threshold, pass, belief);
        cleared.add(new Cleared(threshold, pass, marks, found));
        return found;
    }

    private Found<Reading.Read> readWithout(List<FingerMark> marks, int threshold, LinesLook.Pass pass, Belief belief) {
        if (observer.watches()) {
            observer.tell("found marks of a finger: " + marks.size() + "; looking again without them");
        }
        try (Picture clear = FingerMark.without(picture, marks);
                Brightness brightness = Brightness.of(clear);
                DiscFinder dots = DiscFinder.in(brightness)) {
            DiscFinder alike = finder.isSlanted() ? dots.slanted() : dots;
            return new FacesWay(clear, Pixels.of(clear, brightness), alike, observer, true)
                    .look(threshold, pass, belief);
        }
    }
}
