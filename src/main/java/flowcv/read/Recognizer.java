package flowcv.read;

import flowcv.image.Picture;
import java.util.List;
import java.util.Optional;

/** The way from a picture to a board. */
public final class Recognizer {
    /**
     * Brightness that parts dots from what is behind, in the order in which it is tried. Tinted cells
     * reach 102, the darkest dots have 128; pictures taken dark or bright need another.
     */
    private static final int[] THRESHOLDS = {112, 76, 150};

    private Recognizer() {}

    /** Reads the board of a picture; what cannot be read surely is refused. */
    public static Reading recognize(Picture picture) {
        return recognize(picture, StageObserver.NONE);
    }

    /** As {@link #recognize(Picture)}; shows its stages to an observer. */
    public static Reading recognize(Picture picture, StageObserver observer) {
        Pixels pixels = Pixels.of(picture);
        Found.Not<Reading.Read> furthest = null;
        for (int threshold : THRESHOLDS) {
            Found<Reading.Read> found = read(picture, pixels, threshold);
            if (found instanceof Found.Yes<Reading.Read> yes) {
                return yes.value();
            }
            furthest = further(furthest, (Found.Not<Reading.Read>) found);
        }
        return new Reading.Refused(furthest.stage(), furthest.reason());
    }

    private static Found<Reading.Read> read(Picture picture, Pixels pixels, int threshold) {
        List<Disc> discs = DiscFinder.find(picture, threshold);
        Found.Not<Reading.Read> furthest = new Found.Not<>(
                Stage.BOARD, "found " + discs.size() + " discs, but no four of one size on a lattice of lines");
        for (List<Disc> group : DiscGroups.bySize(discs)) {
            Optional<Lattice> lattice = LatticeFitter.fit(pixels, group);
            if (lattice.isPresent()) {
                Found<Reading.Read> found = read(pixels, discs, lattice.get(), threshold);
                if (found instanceof Found.Yes<Reading.Read>) {
                    return found;
                }
                furthest = further(furthest, (Found.Not<Reading.Read>) found);
            }
        }
        return furthest;
    }

    private static Found<Reading.Read> read(Pixels pixels, List<Disc> discs, Lattice lattice, int threshold) {
        Found<CellGrid> cells = CellFinder.find(pixels, lattice, threshold);
        if (cells instanceof Found.Not<CellGrid> not) {
            return not.as();
        }
        CellGrid grid = ((Found.Yes<CellGrid>) cells).value();
        Found<Marks> read = CellReader.read(pixels, grid, lattice.dotRadius(), discs, threshold);
        if (read instanceof Found.Not<Marks> not) {
            return not.as();
        }
        Marks marks = ((Found.Yes<Marks>) read).value();
        Found<List<PipeTracer.Joined>> traced = PipeTracer.trace(grid, marks);
        if (traced instanceof Found.Not<List<PipeTracer.Joined>> not) {
            return not.as();
        }
        List<PipeTracer.Joined> joined = ((Found.Yes<List<PipeTracer.Joined>>) traced).value();
        Found<DotPairing.Paired> paired = DotPairing.pair(marks.dots(), joined);
        if (paired instanceof Found.Not<DotPairing.Paired> not) {
            return not.as();
        }
        return GridBoard.assemble(grid, marks, ((Found.Yes<DotPairing.Paired>) paired).value(), lattice.dotRadius());
    }

    private static Found.Not<Reading.Read> further(Found.Not<Reading.Read> one, Found.Not<Reading.Read> other) {
        return one != null && one.stage().compareTo(other.stage()) >= 0 ? one : other;
    }
}
