package flowcv.read;

import flowcv.board.Board;
import java.util.List;

/** Reads the board that lies on a known lattice, and asks the witness about it. */
final class LatticeReader {
    private final Witness witness;

    LatticeReader(Witness witness) {
        this.witness = witness;
    }

    /**
     * Reads the cells around the dots of a lattice.
     *
     * @param sheets show what is found to whoever watches
     * @param discs everything round in the picture
     * @param threshold brightness that parts dots from what is behind
     * @param glare light that lies over the colors
     */
    Found<Reading.Read> read(
            Pixels pixels, List<Disc> discs, Lattice lattice, int threshold, Glare glare, StageSheets sheets) {
        Found.Not<Reading.Read> furthest = new Found.Not<>(Stage.BOARD, "found no cells");
        for (Found<CellGrid> cells : CellFinder.find(pixels, lattice, threshold)) {
            Found<Parts> parts = parts(pixels, discs, lattice, cells, threshold, glare, sheets);
            if (parts instanceof Found.Not<Parts> not) {
                furthest = furthest.orFurther(not.as());
                continue;
            }
            for (Openings.Edges edges : Openings.Edges.values()) {
                Found<Reading.Read> found =
                        believed(((Found.Yes<Parts>) parts).value().board(edges));
                if (found instanceof Found.Yes<Reading.Read>) {
                    return found;
                }
                furthest = furthest.orFurther(found);
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

    private static Found<Parts> parts(
            Pixels pixels,
            List<Disc> discs,
            Lattice lattice,
            Found<CellGrid> cells,
            int threshold,
            Glare glare,
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
        Found<DotPairing.Paired> paired = DotPairing.pair(glare.removedFrom(marks.dots()), joined);
        if (paired instanceof Found.Not<DotPairing.Paired> not) {
            return not.as();
        }
        DotPairing.Paired pairs = ((Found.Yes<DotPairing.Paired>) paired).value();
        sheets.pairs(pairs.pairs());
        return new Found.Yes<>(new Parts(grid, marks, pairs, lattice.dotRadius()));
    }
}
