package flowcv.read;

import flowcv.board.SameBoard;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Reads the board that lies on a known lattice, and asks the witness about it. For one picture: where thick lines were
 * seen in it once, its straightened form, which may blur them, is not believed to show lines all alike.
 */
final class LatticeReader {
    /** Cells around a board in which nothing else is as round and as large as its dots: the header begins there. */
    private static final int NEAR = 1;

    /**
     * Blur makes dim discs look smaller, but both of a pair are of one color: with less than this share of its partner's
     * radius, what ends a pipe may be the pipe's head (measured: 0.69 sharp, 0.79 blurred).
     */
    private static final double LEAST_OF_PARTNER = 0.86;

    private final Belief belief;
    private boolean hasThickLines;
    private boolean isBlurred;

    LatticeReader(Belief belief) {
        this.belief = belief;
    }

    /** From now on the picture is a straightened one, which is less sharp than that looked at before. */
    void looksAtStraightened() {
        isBlurred = true;
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
        Optional<Reading.Read> first = Optional.empty();
        CellFinder.Cells found = CellFinder.find(pixels, lattice, threshold);
        hasThickLines |= found.hasThickLines();
        for (Found<CellGrid> cells : found.grids()) {
            if (isBlurred
                    && hasThickLines
                    && cells instanceof Found.Yes<CellGrid> yes
                    && !yes.value().hasThickLines()) {
                furthest = furthest.orFurther(
                        new Found.Not<>(Stage.CELLS, "thick lines are seen, but they do not make an outline"));
                continue;
            }
            Optional<String> doubt = isBlurred && cells instanceof Found.Yes<CellGrid> yes
                    ? BetweenLines.in(yes.value())
                    : Optional.empty();
            if (doubt.isPresent()) {
                furthest = furthest.orFurther(new Found.Not<>(Stage.CELLS, doubt.get()));
                continue;
            }
            Found<Parts> parts = parts(pixels, discs, lattice, cells, threshold, glare, sheets);
            if (parts instanceof Found.Not<Parts> not) {
                furthest = furthest.orFurther(not.as());
                continue;
            }
            Found<Reading.Read> read = believed(((Found.Yes<Parts>) parts).value());
            if (read instanceof Found.Not<Reading.Read> not) {
                furthest = furthest.orFurther(not);
                continue;
            }
            boolean isSure = found.grids().size() == 1 || !belief.hasWitness();
            if (isSure) {
                return read;
            }
            Reading.Read board = ((Found.Yes<Reading.Read>) read).value();
            if (first.isEmpty()) {
                first = Optional.of(board);
            } else if (!SameBoard.test(first.get().board(), board.board())) {
                return new Found.Not<>(
                        Stage.SOLUTION,
                        "its lines can be taken in two ways, with walls and without, and either board has one solution");
            }
        }
        return first.isPresent() ? new Found.Yes<>(first.get()) : furthest;
    }

    /** What the witness believes of a board whose faint borders may be closed or open. */
    private Found<Reading.Read> believed(Parts parts) {
        Found.Not<Reading.Read> furthest = new Found.Not<>(Stage.CELLS, "found no board");
        for (Openings.Edges edges : Openings.Edges.values()) {
            Found<Reading.Read> read = belief.in(parts.board(edges));
            if (read instanceof Found.Yes<Reading.Read>) {
                return read;
            }
            furthest = furthest.orFurther(read);
        }
        return furthest;
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
        Optional<Disc> stray =
                lattice.dots().stream().filter(dot -> isStray(grid, dot)).findFirst();
        if (stray.isPresent()) {
            return new Found.Not<>(
                    Stage.CELLS,
                    String.format(
                            Locale.ROOT,
                            "found %dx%d cells, but a dot at %.0f, %.0f lies in none of them",
                            grid.rows(),
                            grid.columns(),
                            stray.get().x(),
                            stray.get().y()));
        }
        Found<Marks> read = CellReader.read(pixels, grid, lattice.dotRadius(), discs, threshold);
        if (read instanceof Found.Not<Marks> not) {
            return not.as();
        }
        Marks marks = ((Found.Yes<Marks>) read).value();
        sheets.marks(grid, marks);
        Found<List<PipeTracer.Joined>> traced = GridPipes.trace(grid, marks);
        if (traced instanceof Found.Not<List<PipeTracer.Joined>> not) {
            return not.as();
        }
        List<PipeTracer.Joined> joined = ((Found.Yes<List<PipeTracer.Joined>>) traced).value();
        Found<DotPairing.Paired> paired = DotPairing.pair(glare.removedFrom(marks.dots()), joined);
        if (paired instanceof Found.Not<DotPairing.Paired> not) {
            return not.as();
        }
        DotPairing.Paired pairs = ((Found.Yes<DotPairing.Paired>) paired).value();
        sheets.pairs(pairs);
        Optional<Dot> head = pairs.pairs().stream()
                .flatMap(pair -> Stream.of(pair.first(), pair.second())
                        .filter(dot -> dot.disc().radius()
                                < LEAST_OF_PARTNER
                                        * Math.max(
                                                pair.first().disc().radius(),
                                                pair.second().disc().radius())))
                .filter(dot -> isLeft(grid, dot))
                .findFirst();
        if (head.isPresent()) {
            return new Found.Not<>(
                    Stage.DOTS,
                    head.get().where() + " holds a dot so much smaller than its partner that it may be a head");
        }
        return new Found.Yes<>(new Parts(grid, marks, pairs, lattice.dotRadius()));
    }

    /** Whether a pipe leaves a dot. */
    private static boolean isLeft(CellGrid grid, Dot dot) {
        return Arrays.stream(grid.sides(dot.cell() / grid.columns(), dot.cell() % grid.columns()))
                .anyMatch(side -> side.kind() == Side.Kind.CROSSED);
    }

    /** Buttons and signs elsewhere on the screen may be as round and as large as dots. */
    private static boolean isStray(CellGrid grid, Disc dot) {
        int row = grid.y().cellAt(dot.y());
        int column = grid.x().cellAt(dot.x());
        return !grid.isCell(row, column)
                && row >= -NEAR
                && row < grid.rows() + NEAR
                && column >= -NEAR
                && column < grid.columns() + NEAR;
    }
}
