package flowcv.read;

import flowcv.board.Board;
import flowcv.board.BoardBuilder;
import flowcv.image.Picture;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The way from a picture to a board. */
public final class Recognizer {
    private static final int THRESHOLD = 112;

    private Recognizer() {}

    /** Reads the board of a picture; what cannot be read surely is refused. */
    public static Reading recognize(Picture picture) {
        Pixels pixels = Pixels.of(picture);
        List<Disc> discs = DiscFinder.find(picture, THRESHOLD);
        Found<Reading.Read> best = new Found.Not<>(
                Stage.BOARD, "found " + discs.size() + " discs, but no four of one size on a lattice of lines");
        for (List<Disc> group : DiscGroups.bySize(discs)) {
            Optional<Lattice> lattice = LatticeFitter.fit(pixels, group);
            if (lattice.isEmpty()) {
                continue;
            }
            Found<Reading.Read> found = read(pixels, discs, lattice.get());
            if (found instanceof Found.Yes<Reading.Read> yes) {
                return yes.value();
            }
            Found.Not<Reading.Read> not = (Found.Not<Reading.Read>) found;
            if (not.stage().compareTo(((Found.Not<Reading.Read>) best).stage()) > 0) {
                best = not;
            }
        }
        Found.Not<Reading.Read> not = (Found.Not<Reading.Read>) best;
        return new Reading.Refused(not.stage(), not.reason());
    }

    private static Found<Reading.Read> read(Pixels pixels, List<Disc> discs, Lattice lattice) {
        Found<CellGrid> cells = CellFinder.find(pixels, lattice, THRESHOLD);
        if (cells instanceof Found.Not<CellGrid> not) {
            return not.as();
        }
        CellGrid grid = ((Found.Yes<CellGrid>) cells).value();
        Found<List<Dot>> dots = CellReader.read(pixels, grid, lattice, discs, THRESHOLD);
        if (dots instanceof Found.Not<List<Dot>> not) {
            return not.as();
        }
        Found<DotPairing.Paired> paired = DotPairing.pair(((Found.Yes<List<Dot>>) dots).value());
        if (paired instanceof Found.Not<DotPairing.Paired> not) {
            return not.as();
        }
        return new Found.Yes<>(reading(grid, ((Found.Yes<DotPairing.Paired>) paired).value(), lattice));
    }

    private static Reading.Read reading(CellGrid grid, DotPairing.Paired paired, Lattice lattice) {
        BoardBuilder builder = BoardBuilder.square(grid.rows(), grid.columns());
        Map<String, Integer> colors = new HashMap<>();
        for (DotPairing.DotPair pair : paired.pairs()) {
            builder.dot(pair.label(), pair.first().row(), pair.first().column());
            builder.dot(pair.label(), pair.second().row(), pair.second().column());
            colors.put(pair.label(), pair.first().rgb());
        }
        for (int row = 0; row < grid.rows(); row++) {
            for (int column = 0; column < grid.columns(); column++) {
                if (!grid.present()[row][column]) {
                    builder.hole(row, column);
                }
            }
        }
        Board board = builder.build();
        List<Point> corners = List.of(
                new Point(grid.x().line(0), grid.y().line(0)),
                new Point(grid.x().line(grid.columns()), grid.y().line(0)),
                new Point(grid.x().line(grid.columns()), grid.y().line(grid.rows())),
                new Point(grid.x().line(0), grid.y().line(grid.rows())));
        List<Point> centers = new java.util.ArrayList<>();
        for (int row = 0; row < grid.rows(); row++) {
            for (int column = 0; column < grid.columns(); column++) {
                centers.add(new Point(grid.x().center(column), grid.y().center(row)));
            }
        }
        return new Reading.Read(
                board,
                new Placement(corners, centers, grid.cellSize(), 2 * lattice.dotRadius(), colors),
                paired.confidence());
    }
}
