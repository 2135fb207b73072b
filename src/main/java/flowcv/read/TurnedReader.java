package flowcv.read;

import flowcv.image.Picture;
import flowcv.read.disc.Disc;
import flowcv.read.disc.DiscGroups;
import flowcv.read.disc.Oval;
import flowcv.read.pixel.Pixels;
import flowcv.read.pixel.Thresholds;
import flowcv.read.pose.PoseFinder;
import flowcv.read.pose.Straight;
import flowcv.read.pose.Unglared;
import java.util.List;
import java.util.Optional;

/**
 * Reads boards that are turned or tilted, as on photographs: straightens each lattice of a picture, and
 * reads it like a screenshot.
 */
final class TurnedReader {
    /** A dot's radius in cells: diameters are 0.60 to 0.80; bloom adds some, a dark picture takes some. */
    private static final double LEAST_RADIUS = 0.26;

    private static final double GREATEST_RADIUS = 0.45;
    /** Dark exposures and light on the screen leave lines of few levels; all of a board suffer alike. */
    private static final double LEAST_OF_USUAL = 0.4;
    /** Below this many levels JPEG makes lines of its own. */
    private static final double FAINTEST = 3;

    private final LatticeReader reader;
    private final StageObserver observer;
    private int dotsOnSquares;
    private boolean hasLattice;
    /** Where heads may be by the lattice that was read furthest, cells of it at least, in pixels of the picture. */
    private List<Oval> heads = List.of();

    private Stage furthest = Stage.BOARD;

    /**
     * A reader.
     *
     * @param belief turns down readings that cannot be right
     * @param thickCells of the picture as it is
     */
    TurnedReader(Belief belief, ThickCells thickCells, StageObserver observer) {
        this.reader = LatticeReader.ofStraightened(belief, thickCells);
        this.observer = observer;
    }

    /** The most dots that lie in cells of one lattice of squares whose lines are seen; 0 before it was looked for. */
    int dotsOnSquares() {
        return dotsOnSquares;
    }

    /** Whether any lattice of squares was found. */
    boolean hasLattice() {
        return hasLattice;
    }

    /** The most cells of one lattice of squares that were seen with lines on their four sides. */
    int cells() {
        return reader.cells();
    }

    /** What may be dots or heads of pipes by the lattice that was read furthest; none where no cells were found. */
    List<Oval> heads() {
        return heads;
    }

    /** Whether somebody drew over a whole board that was looked at. */
    boolean isDrawnOver() {
        return reader.isDrawnOver();
    }

    /** Whether somebody drew over a board that was looked at, or some of its lines may be walls. */
    boolean mayHideWalls() {
        return reader.coveredCellSize().isPresent();
    }

    Found<Reading.Read> read(Picture picture) {
        return read(picture, PoseFinder.find(picture));
    }

    /** Reads where lamps that the screen mirrors hide lines of the lattice. */
    Found<Reading.Read> readUnderGlare(Picture picture) {
        return read(picture, PoseFinder.findUnderGlare(picture));
    }

    private Found<Reading.Read> read(Picture picture, PoseFinder.Poses poses) {
        Found<Reading.Read> found = read(picture, poses.softened()).or(() -> read(picture, poses.sharper()));
        boolean mayBeCut = found instanceof Found.Not<Reading.Read> not && not.stage() == Stage.CELLS;
        return mayBeCut ? found.or(() -> readWider(picture, poses)) : found;
    }

    /** Reads more of what lies around; letters there say nothing about where the dots are. */
    private Found<Reading.Read> readWider(Picture picture, PoseFinder.Poses poses) {
        int dots = dotsOnSquares;
        Found<Reading.Read> found = read(picture, poses.wider());
        dotsOnSquares = dots;
        return found;
    }

    private Found<Reading.Read> read(Picture picture, List<Straight> all) {
        hasLattice |= !all.isEmpty();
        try {
            return Found.first(
                    new Found.Not<>(Stage.BOARD, "found no lattice, turned or tilted either"),
                    all,
                    straight -> look(picture, straight));
        } finally {
            all.forEach(Straight::close);
        }
    }

    private Found<Reading.Read> look(Picture picture, Straight straight) {
        if (observer.watches()) {
            observer.tell("straightened: " + StraightWords.of(straight));
            observer.show("straightened", straight.picture().pixels());
        }
        Glare glare = Glare.on(straight.picture(), straight.cell());
        Found<Reading.Read> found =
                look(straight, straight.picture(), "straightened", glare).or(() -> lookWithoutGlare(straight));
        return found instanceof Found.Yes<Reading.Read> yes
                ? CutOff.refute(picture, inOriginal(yes.value(), straight))
                : found;
    }

    private Found<Reading.Read> lookWithoutGlare(Straight straight) {
        Optional<Picture> less = Unglared.of(straight.picture(), straight.cell());
        if (less.isEmpty()) {
            return new Found.Not<>(Stage.BOARD, "there is no glare");
        }
        try (Picture unglared = less.get()) {
            if (observer.watches()) {
                observer.show("straightened-without-glare", unglared.pixels());
            }
            return look(straight, unglared, "straightened, without glare", Glare.on(unglared, straight.cell()));
        }
    }

    /**
     * Reads what was straightened.
     *
     * @param picture what it shows, in whatever light
     * @param how that was made
     * @param glare that lies over that
     */
    private Found<Reading.Read> look(Straight straight, Picture picture, String how, Glare glare) {
        Pixels pixels = Pixels.of(picture).shownWhere(straight::shows);
        Axis x = new Axis(straight.originX(), straight.cell());
        Axis y = new Axis(straight.originY(), straight.cell());
        double leastContrast =
                Math.max(FAINTEST, Math.min(SideReader.LEAST_CONTRAST, LEAST_OF_USUAL * straight.contrast()));
        List<Disc> discs = CellDiscs.find(pixels, x, y);
        List<List<Disc>> groups = DiscGroups.bySize(dots(discs, x.pitch()));
        Found.Not<Reading.Read> none = new Found.Not<>(Stage.BOARD, "found a lattice, but no dots on it");
        // The brightness parts pipes from what is behind; dots are measured each by itself.
        StageSheets all = StageSheets.atAny(observer, picture, how);
        all.discs(discs);
        Found<Reading.Read> found = Found.first(none, Thresholds.ALL, threshold -> {
            StageSheets sheets = new StageSheets(observer, picture, how, threshold);
            Found<Reading.Read> read = Found.first(
                    none,
                    groups,
                    dots -> reader.read(
                            pixels, discs, new Lattice(x, y, dots, 1, leastContrast), threshold, glare, sheets));
            if (!groups.isEmpty()) {
                sheets.end(read);
            }
            return read;
        });
        if (groups.isEmpty()) {
            all.end(found);
        }
        if (found instanceof Found.Not<Reading.Read> not && not.stage().compareTo(furthest) > 0) {
            furthest = not.stage();
            heads = LatticeHeads.of(straight, pixels, CellDiscs.middles(pixels, x, y));
        }
        if (!found.isSettled()) {
            groups.forEach(dots -> LatticeFitter.fit(pixels, dots)
                    .filter(Lattice::isSeen)
                    .ifPresent(lines ->
                            dotsOnSquares = Math.max(dotsOnSquares, lines.dots().size())));
        }
        return found;
    }

    private static List<Disc> dots(List<Disc> discs, double cell) {
        return discs.stream()
                .filter(disc -> disc.radius() >= LEAST_RADIUS * cell && disc.radius() <= GREATEST_RADIUS * cell)
                .toList();
    }

    /** A reading of a straightened part, placed in the whole picture. */
    static Reading.Read inOriginal(Reading.Read read, Straight straight) {
        Placement placement = read.placement();
        double[] cells = placement.centers().stream()
                .mapToDouble(straight::originalCell)
                .sorted()
                .toArray();
        double cell = cells[cells.length / 2];
        Placement original = new Placement(
                placement.corners().stream().map(straight::original).toList(),
                placement.centers().stream().map(straight::original).toList(),
                cell,
                placement.dotDiameter() * cell / straight.cell(),
                placement.colors());
        return new Reading.Read(read.board(), original, read.confidence(), read.drawn());
    }
}
