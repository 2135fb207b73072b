package flowcv.read;

import java.util.List;

/** Reads what is drawn in the cells of a free tiling, and puts the board together. */
final class FaceGridReader {
    private FaceGridReader() {}

    /**
     * The board, as often as its colors can be paired, the likeliest first.
     *
     * @param cells what was found of them
     * @param glare light that lies over the colors
     * @param stages are told what is found
     */
    static Found<List<Found<Reading.Read>>> ways(Found<FaceGrid> cells, Glare glare, FaceStages stages) {
        if (cells instanceof Found.Not<FaceGrid> not) {
            return not.as();
        }
        FaceGrid grid = ((Found.Yes<FaceGrid>) cells).value();
        stages.cells(grid);
        Found<List<Dot>> read = FaceReader.read(grid);
        if (read instanceof Found.Not<List<Dot>> not) {
            return not.as();
        }
        List<Dot> dots = ((Found.Yes<List<Dot>>) read).value();
        stages.dots(grid, dots);
        PipeTracer tracer = new PipeTracer(grid.cells().size());
        for (FaceSide side : grid.sides()) {
            if (side.side().kind() == Side.Kind.CROSSED) {
                tracer.join(side.first(), side.second());
            }
        }
        Found<List<PipeTracer.Joined>> traced = tracer.trace(dots, grid::name);
        if (traced instanceof Found.Not<List<PipeTracer.Joined>> not) {
            return not.as();
        }
        Found<List<DotPairing.Paired>> paired =
                DotPairing.ways(glare.removedFrom(dots), ((Found.Yes<List<PipeTracer.Joined>>) traced).value());
        if (paired instanceof Found.Not<List<DotPairing.Paired>> not) {
            return not.as();
        }
        List<DotPairing.Paired> ways = ((Found.Yes<List<DotPairing.Paired>>) paired).value();
        stages.pairs(grid, ways.get(0));
        return new Found.Yes<>(
                ways.stream().map(way -> FaceBoard.assemble(grid, way)).toList());
    }
}
