package flowcv.read;

import java.util.List;

/** Reads what is drawn in the cells of a free tiling, and puts the board together. */
final class FaceGridReader {
    private FaceGridReader() {}

    /**
     * The board.
     *
     * @param cells what was found of them
     * @param glare light that lies over the colors
     */
    static Found<Reading.Read> read(Found<FaceGrid> cells, Glare glare) {
        if (cells instanceof Found.Not<FaceGrid> not) {
            return not.as();
        }
        FaceGrid grid = ((Found.Yes<FaceGrid>) cells).value();
        Found<List<Dot>> read = FaceReader.read(grid);
        if (read instanceof Found.Not<List<Dot>> not) {
            return not.as();
        }
        List<Dot> dots = ((Found.Yes<List<Dot>>) read).value();
        PipeTracer tracer = new PipeTracer(grid.cells().size());
        for (FaceSide side : grid.sides()) {
            if (side.side().kind() == Side.Kind.CROSSED) {
                tracer.join(side.first(), side.second());
            }
        }
        Found<List<PipeTracer.Joined>> traced = tracer.trace(dots);
        if (traced instanceof Found.Not<List<PipeTracer.Joined>> not) {
            return not.as();
        }
        Found<DotPairing.Paired> paired =
                DotPairing.pair(glare.removedFrom(dots), ((Found.Yes<List<PipeTracer.Joined>>) traced).value());
        if (paired instanceof Found.Not<DotPairing.Paired> not) {
            return not.as();
        }
        return FaceBoard.assemble(grid, ((Found.Yes<DotPairing.Paired>) paired).value());
    }
}
