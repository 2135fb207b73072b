package flowcv.read;

import flowcv.image.Picture;
import flowcv.read.disc.Disc;
import flowcv.read.disc.DiscFinder;
import flowcv.read.pixel.Brightness;
import flowcv.read.pixel.Pixels;
import flowcv.read.pixel.Thresholds;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * Reads the first board of one picture, one way after the other, those that read most pictures first: squares that
 * stand upright, faces by the usual lines, squares and hexagons that are turned, faces by any lines (upright hexagons
 * before what is turned), photographed faces. In what is surely a photograph, and shows neither squares
 * nor upright hexagons, these come before faces by any lines.
 */
final class FirstBoard {
    /** One disc is found at several brightnesses, its middle and radius differing by this share of its radius. */
    private static final double SAME_PLACE = 0.1;

    /**
     * The side of a cube that is a lattice by itself has fewer cells: of 210 photographs of free shapes none had more
     * than 25 on one lattice. A board of squares that took 51 seconds to be refused had 137.
     */
    private static final int MOST_ON_SIDE = 64;

    private final boolean isUnmarked;
    private final Picture picture;
    private final boolean isPhotograph;
    private final Pixels pixels;
    private final DiscFinder finder;
    private final Belief belief;
    private final StageObserver observer;
    private final LatticeReader squares;
    private final FacesWay faces;
    private final List<Disc> discs = new ArrayList<>();
    /**
     * The end where somebody drew over a board of faces: no other look at faces may decide. Those at a lattice of squares
     * may: they follow each line from its one end to the other.
     */
    private Optional<Found.Not<Reading.Read>> drawnOver = Optional.empty();

    private Found.Not<Reading.Read> furthest = new Found.Not<>(Stage.BOARD, "found no disc");

    /** @param isPhotograph whether the picture had more pixels than any screen */
    FirstBoard(
            Picture picture,
            boolean isPhotograph,
            Pixels pixels,
            DiscFinder finder,
            Belief belief,
            StageObserver observer) {
        this(picture, isPhotograph, pixels, finder, belief, observer, false);
    }

    /** @param isUnmarked whether the mark of a finger has been taken away, where there was one */
    private FirstBoard(
            Picture picture,
            boolean isPhotograph,
            Pixels pixels,
            DiscFinder finder,
            Belief belief,
            StageObserver observer,
            boolean isUnmarked) {
        this.isUnmarked = isUnmarked;
        this.picture = picture;
        this.isPhotograph = isPhotograph;
        this.pixels = pixels;
        this.finder = finder;
        this.belief = belief;
        this.observer = observer;
        this.squares = new LatticeReader(belief);
        this.faces = new FacesWay(picture, pixels, finder, observer);
    }

    Found<Reading.Read> read() {
        return upright()
                .or(() -> unlessSettled(this::notUpright))
                .<Found<Reading.Read>>map(Found.Yes::new)
                .orElseGet(() -> furthest.isSettled() ? furthest : drawnOver.orElse(furthest));
    }

    private Optional<Reading.Read> upright() {
        for (int threshold : Thresholds.ALL) {
            Optional<Reading.Read> found = unlessSettled(() -> upright(threshold));
            if (found.isPresent()) {
                return found;
            }
        }
        if (furthest.stage() != Stage.DOTS && furthest.stage() != Stage.PAIRS) {
            return Optional.empty();
        }
        StageSheets sheets = new StageSheets(observer, picture, Thresholds.DARKEST);
        return believed(
                        "by color",
                        SquaresWay.readByColor(
                                squares, pixels, finder.find(Thresholds.USUAL), Thresholds.DARKEST, sheets))
                // A mark may lie around one dot that is brighter, and letters on another that is darker than most.
                .or(() -> unlessSettled(() -> believed("all brightnesses", onLattice(discs, Thresholds.USUAL))));
    }

    private Optional<Reading.Read> upright(int threshold) {
        List<Disc> found = finder.find(threshold);
        found.stream().filter(disc -> !isAmong(discs, disc)).forEach(discs::add);
        Found<Reading.Read> seen = onLattice(found, threshold);
        Found<Reading.Read> read = squares.unlessPart(
                squares.coveredCellSize().isPresent()
                        ? new UnmarkedSquares(picture, pixels, finder, squares, observer)
                                .read(seen, squares.coveredCellSize().getAsDouble(), threshold)
                        : seen);
        return believed("brightness " + threshold, read)
                .or(() -> unlessSettled(() -> leaning(threshold)))
                .or(() -> unlessSettled(() -> {
                    // What the usual threshold says is worth more than what happens at the others.
                    if (furthest.stage() == Stage.BOARD) {
                        furthest = (Found.Not<Reading.Read>) read;
                    }
                    // Boards that are no squares rarely need another brightness, and have no cells of squares.
                    boolean isWorthALook =
                            threshold == Thresholds.USUAL && furthest.stage().compareTo(Stage.CELLS) <= 0;
                    return isWorthALook
                            ? believedFaces("faces", () -> unlessCleared(faces.readUsual(belief)))
                            : Optional.empty();
                }));
    }

    private Optional<Reading.Read> leaning(int threshold) {
        if (squares.tilt().isEmpty()) {
            return Optional.empty();
        }
        LeaningReader reader = new LeaningReader(picture, squares.tilt().getAsDouble(), observer);
        return believed(
                "turned back, brightness " + threshold,
                reader.read(() -> LatticeReader.ofTurnedBack(belief), threshold));
    }

    private Found<Reading.Read> onLattice(List<Disc> found, int threshold) {
        StageSheets sheets = new StageSheets(observer, picture, threshold);
        sheets.discs(found);
        return SquaresWay.read(squares, pixels, found, group -> true, threshold, sheets);
    }

    private Optional<Reading.Read> notUpright() {
        boolean mayBeFree = mayBeFree();
        boolean isHexagonal = mayBeFree && faces.hasHexagons();
        return (isHexagonal ? free() : Optional.<Reading.Read>empty())
                .or(() -> unlessSettled(() -> turned(mayBeFree, isHexagonal)));
    }

    /**
     * The board as it is read where its lines do not stand upright, or are no squares.
     *
     * @param mayBeFree whether its cells may be others than squares
     * @param isTried whether faces were looked for by any lines
     */
    private Optional<Reading.Read> turned(boolean mayBeFree, boolean isTried) {
        TurnedWay way = new TurnedWay(picture, pixels, finder, belief, squares.thickSquares(), observer);
        Found<Reading.Read> turned = way.read();
        TurnedReader reader = way.reader();
        Optional<Reading.Read> read = believed("turned or tilted", turned);
        if (read.isPresent() || furthest.isSettled()) {
            return read;
        }
        if (squares.hasSquares()) {
            return aroundSquares();
        }
        if (DotsOnSquares.areMost(reader.dotsOnSquares(), pixels, finder)) {
            // A board that is whole but for what somebody drew over it is no side of another.
            boolean mayBeSide = mayBeFree && reader.cells() <= MOST_ON_SIDE && !reader.isDrawnOver();
            furthest = (Found.Not<Reading.Read>) turned;
            return underGlare(way).or(() -> unlessSettled(() -> mayBeSide ? aroundTurnedSquares() : Optional.empty()));
        }
        boolean isFreeLeft = mayBeFree && !isTried;
        Optional<Reading.Read> found = believedFaces(
                        "turned or tilted hexagons",
                        () -> confirmed(new TurnedHexReader(observer).read(picture, belief)))
                .or(() -> unlessSettled(() -> isFreeLeft && !isPhotograph ? free() : Optional.empty()));
        if (found.isPresent()) {
            return found;
        }
        furthest = furthest.stage() == Stage.BOARD ? furthest.further(turned) : furthest;
        return unlessSettled(() -> mayBeFree ? photographed() : Optional.<Reading.Read>empty())
                .or(() -> unlessSettled(() -> isFreeLeft && isPhotograph ? free() : Optional.empty()))
                .or(() -> unlessSettled(() -> underGlare(way)))
                .or(() -> unlessSettled(() -> mayBeFree && !isPhotograph ? byRidges() : Optional.empty()))
                .or(() -> unlessSettled(() -> mayBeFree && !isPhotograph ? withoutLight() : Optional.empty()));
    }

    /** The board whose lattice was seen, but not where a lamp is mirrored. */
    private Optional<Reading.Read> underGlare(TurnedWay way) {
        return way.reader().hasLattice()
                ? believed("turned or tilted, under glare", way.readUnderGlare())
                : Optional.empty();
    }

    /** Squares that are no board may be a part of another tiling: some figures cross in a patch of them. */
    private Optional<Reading.Read> aroundSquares() {
        return furthest.stage() == Stage.CELLS ? photographed() : Optional.empty();
    }

    /** The same of turned squares, where the patch may look like a board whose dots do not pair. */
    private Optional<Reading.Read> aroundTurnedSquares() {
        return furthest.stage() == Stage.PAIRS ? photographed() : aroundSquares();
    }

    /** Beside upright squares as seen alone: three cropped screenshots are refused in 0.55 of the time so. */
    private Optional<Reading.Read> photographed() {
        PhotographedFaces reader = new PhotographedFaces(picture, pixels, finder, observer);
        return believedFaces(
                "without a lattice, photographed",
                () -> confirmed(squares.hasSquares() ? reader.readAsSeen(belief) : reader.read(belief)));
    }

    /**
     * Whether the board may be none of squares: some dots of a board of hexagons may lie on a lattice of squares by
     * chance, and upright edges of a cube look like lines of one.
     */
    private boolean mayBeFree() {
        return !squares.hasSquares() && furthest.stage().compareTo(Stage.PAIRS) <= 0;
    }

    /**
     * In what is surely a photograph this is looked for after photographed faces (measured: of 28 photographs of free
     * shapes with 12 megapixels ten take at most 0.8 of the time, five half as long again or more, 3.2 times at most).
     */
    private Optional<Reading.Read> free() {
        return atOtherBrightness().or(() -> unlessSettled(this::byOtherLines));
    }

    private Optional<Reading.Read> atOtherBrightness() {
        return faces("without a lattice", () -> unlessCleared(faces.readElse(belief)));
    }

    private Optional<Reading.Read> byOtherLines() {
        return faces("without a lattice, by other lines", () -> unlessCleared(faces.readByOtherLines(belief)));
    }

    private Optional<Reading.Read> byRidges() {
        return believedFaces("without a lattice, by ridges", () -> unlessCleared(faces.readByRidges(belief)));
    }

    private Optional<Reading.Read> withoutLight() {
        return believedFaces("without a lattice and light", () -> unlessCleared(faces.readWithoutLight(belief)));
    }

    /** The same where an end that came further than others is the picture's. */
    private Optional<Reading.Read> faces(String how, Supplier<Found<Reading.Read>> look) {
        return believedFaces(how, look, true);
    }

    private Optional<Reading.Read> believedFaces(String how, Supplier<Found<Reading.Read>> look) {
        return believedFaces(how, look, false);
    }

    private Optional<Reading.Read> believedFaces(
            String how, Supplier<Found<Reading.Read>> look, boolean mayBeFurthest) {
        if (drawnOver.isPresent()) {
            return Optional.empty();
        }
        Found<Reading.Read> found = look.get();
        if (found instanceof Found.Not<Reading.Read> not && not.isDrawnOver()) {
            drawnOver = Optional.of(not);
            tell(how, found);
            return Optional.empty();
        }
        if (mayBeFurthest) {
            furthest = furthest.further(found);
        }
        return believed(how, found);
    }

    /**
     * What was read, or why it does not count: faces that are not read without the mark of a finger over them, too.
     */
    private Found<Reading.Read> confirmed(Found<Reading.Read> found) {
        return isUnmarked ? found : new WithoutMark(picture, pixels, observer).confirm(found, this::readUnmarked);
    }

    /** The same of faces that may have been read without marks that are sharp, as on screenshots. */
    private Found<Reading.Read> unlessCleared(Found<Reading.Read> found) {
        return faces.isCleared() ? found : confirmed(found);
    }

    private Found<Reading.Read> readUnmarked(Picture clear) {
        try (Brightness brightness = Brightness.of(clear);
                DiscFinder dots = DiscFinder.in(brightness)) {
            return new FirstBoard(clear, isPhotograph, Pixels.of(clear, brightness), dots, belief, observer, true)
                    .read();
        }
    }

    private Optional<Reading.Read> believed(String how, Found<Reading.Read> seen) {
        Found<Reading.Read> found = squares.unlessPart(seen);
        if (found instanceof Found.Yes<Reading.Read> yes) {
            return Optional.of(yes.value());
        }
        tell(how, found);
        if (((Found.Not<Reading.Read>) found).isSettled()) {
            furthest = (Found.Not<Reading.Read>) found;
        }
        return Optional.empty();
    }

    /** The next way's board; none after two that may both be the one, or one that is drawn over or covered. */
    private Optional<Reading.Read> unlessSettled(Supplier<Optional<Reading.Read>> way) {
        return furthest.isSettled() ? Optional.empty() : way.get();
    }

    private void tell(String how, Found<Reading.Read> found) {
        if (observer.watches() && found instanceof Found.Not<Reading.Read> not) {
            observer.tell(how + ": " + not.words());
        }
    }

    private static boolean isAmong(List<Disc> discs, Disc disc) {
        return discs.stream()
                .anyMatch(other -> Math.hypot(other.x() - disc.x(), other.y() - disc.y()) <= SAME_PLACE * disc.radius()
                        && Math.abs(other.radius() - disc.radius()) <= SAME_PLACE * disc.radius());
    }
}
