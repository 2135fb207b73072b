package flowcv.read;

import flowcv.board.Board;
import flowcv.image.Picture;
import java.util.List;
import java.util.Optional;

/** The way from a picture to a board. */
public final class Recognizer {
    /**
     * Brightness that parts dots from what is behind, in the order in which it is tried. Tinted cells
     * reach 102, the darkest dots have 128; pictures taken dark or bright need another.
     */
    private static final int[] THRESHOLDS = {112, 76, 150, 48};

    private final Witness witness;
    private final StageObserver observer;

    /**
     * A recognizer.
     *
     * @param witness is asked about every board before it is believed
     * @param observer is shown the stages
     */
    public Recognizer(Witness witness, StageObserver observer) {
        this.witness = witness;
        this.observer = observer;
    }

    /** Reads the board of a picture; what cannot be read surely is refused. */
    public Reading recognize(Picture picture) {
        Pixels pixels = Pixels.of(picture);
        Found.Not<Reading.Read> furthest = null;
        for (int threshold : THRESHOLDS) {
            Found<Reading.Read> found = read(picture, pixels, threshold);
            if (found instanceof Found.Yes<Reading.Read> yes) {
                return yes.value();
            }
            // What the usual threshold says is worth more than what happens at the others.
            if (furthest == null || furthest.stage() == Stage.BOARD) {
                furthest = (Found.Not<Reading.Read>) found;
            }
        }
        return new Reading.Refused(furthest.stage(), furthest.reason());
    }

    private Found<Reading.Read> read(Picture picture, Pixels pixels, int threshold) {
        StageSheets sheets = new StageSheets(observer, picture, threshold);
        List<Disc> discs = DiscFinder.find(picture, threshold);
        sheets.discs(discs);
        Found.Not<Reading.Read> furthest = new Found.Not<>(
                Stage.BOARD, "found " + discs.size() + " discs, but no four of one size on a lattice of lines");
        for (List<Disc> group : DiscGroups.bySize(discs)) {
            Optional<Lattice> lattice = LatticeFitter.fit(pixels, group);
            if (lattice.isPresent()) {
                sheets.lattice(lattice.get());
                for (Found<CellGrid> cells : CellFinder.find(pixels, lattice.get(), threshold)) {
                    Found<Reading.Read> found = believed(read(pixels, discs, lattice.get(), cells, threshold, sheets));
                    if (found instanceof Found.Yes<Reading.Read>) {
                        return found;
                    }
                    furthest = further(furthest, (Found.Not<Reading.Read>) found);
                }
            }
        }
        return furthest;
    }

    private Found<Reading.Read> believed(Found<Reading.Read> found) {
        if (!(found instanceof Found.Yes<Reading.Read> yes)) {
            return found;
        }
        String doubt =
                switch (witness.ask(yes.value().board())) {
                    case ONE_SOLUTION, SILENT -> "";
                    case NO_SOLUTION -> "no solution";
                    case MANY_SOLUTIONS -> "several solutions";
                };
        return doubt.isEmpty()
                ? found
                : new Found.Not<>(Stage.SOLUTION, describe(yes.value().board()) + " has " + doubt);
    }

    private static String describe(Board board) {
        return "the board of " + board.rows() + "x" + board.columns() + " cells and "
                + board.pairs().size() + " pairs that was read";
    }

    private static Found<Reading.Read> read(
            Pixels pixels,
            List<Disc> discs,
            Lattice lattice,
            Found<CellGrid> cells,
            int threshold,
            StageSheets sheets) {
        if (cells instanceof Found.Not<CellGrid> not) {
            return not.as();
        }
        CellGrid grid = ((Found.Yes<CellGrid>) cells).value();
        sheets.sides(grid);
        Found<Marks> read = CellReader.read(pixels, grid, lattice.dotRadius(), discs, threshold);
        if (read instanceof Found.Not<Marks> not) {
            return not.as();
        }
        Marks marks = ((Found.Yes<Marks>) read).value();
        sheets.marks(grid, marks);
        Found<List<PipeTracer.Joined>> traced = PipeTracer.trace(grid, marks);
        if (traced instanceof Found.Not<List<PipeTracer.Joined>> not) {
            return not.as();
        }
        List<PipeTracer.Joined> joined = ((Found.Yes<List<PipeTracer.Joined>>) traced).value();
        Found<DotPairing.Paired> paired = DotPairing.pair(marks.dots(), joined);
        if (paired instanceof Found.Not<DotPairing.Paired> not) {
            return not.as();
        }
        DotPairing.Paired pairs = ((Found.Yes<DotPairing.Paired>) paired).value();
        sheets.pairs(pairs.pairs());
        return GridBoard.assemble(grid, Openings.Edges.CLOSED, marks, pairs, lattice.dotRadius());
    }

    private static Found.Not<Reading.Read> further(Found.Not<Reading.Read> one, Found.Not<Reading.Read> other) {
        return one != null && one.stage().compareTo(other.stage()) >= 0 ? one : other;
    }
}
