package flowcv.read;

import flowcv.board.Board;
import flowcv.board.SameBoard;
import flowcv.read.disc.Disc;
import flowcv.read.pixel.Pixels;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Reads the board that lies on a known lattice, and asks the witness about it. For one picture: what was seen in it
 * once speaks against readings at another brightness that do without: thick lines, and dots.
 */
final class LatticeReader {
    /** Cells around a board in which nothing else is as round and as large as its dots: the header begins there. */
    private static final int NEAR = 1;

    /**
     * Blur makes dim discs look smaller, but both of a pair are of one color: with less than this share of its
     * partner's radius, what ends a pipe may be the pipe's head (measured: 0.69 sharp, 0.79 blurred).
     */
    private static final double LEAST_OF_PARTNER = 0.86;

    /** Dots of one board differ by this share of their radius at most, at any brightness (measured: 0.02). */
    private static final double SAME_SIZE = 0.1;

    /** Cells of a preview in a screenshot's corner are smaller than this share of the board's (met: a fifth). */
    private static final double GREATEST_PREVIEW = 0.4;

    private final Belief belief;

    /** Whether the picture is a straightened one, which is less sharp than what it was made of. */
    private final boolean isBlurred;

    /** Whether dots are found at one brightness at a time, in one and the same picture. */
    private final boolean remembers;

    /** The dots of all lattices so far: a brightness at which dark ones are lost may leave a part of the board. */
    private final List<Disc> seen = new ArrayList<>();

    private final LargestUnsolved unsolved = new LargestUnsolved();

    private ThickCells thickCells;

    /** The most cells of one lattice with lines on their four sides. */
    private int cells;

    private boolean hasSquares;
    private OptionalDouble tilt = OptionalDouble.empty();
    private OptionalDouble drawnOver = OptionalDouble.empty();
    private OptionalDouble doubtful = OptionalDouble.empty();
    /** In pixels, of the largest cells with lines around them that were looked into; 0 before. */
    private double clear;

    private LatticeReader(Belief belief, boolean isBlurred, boolean remembers, ThickCells thickCells) {
        this.belief = belief;
        this.thickCells = thickCells;
        this.isBlurred = isBlurred;
        this.remembers = remembers;
    }

    /** For a picture as it is. */
    LatticeReader(Belief belief) {
        this(belief, false, true, ThickCells.NONE);
    }

    /** For a picture that leans, turned back. */
    static LatticeReader ofTurnedBack(Belief belief) {
        return new LatticeReader(belief, true, true, ThickCells.NONE);
    }

    /**
     * For straightened parts of one picture, in which dots are measured each by itself.
     *
     * @param thickCells of the picture as it is
     */
    static LatticeReader ofStraightened(Belief belief, ThickCells thickCells) {
        return new LatticeReader(belief, true, false, thickCells);
    }

    /** Whether an upright lattice of squares was seen that no other tiling has. */
    boolean hasSquares() {
        return hasSquares;
    }

    /** Around how many upright squares lines were surely seen not to be all alike. */
    ThickCells thickSquares() {
        return hasSquares ? thickCells : ThickCells.NONE;
    }

    /** The most cells of one lattice that were seen with lines on their four sides. */
    int cells() {
        return cells;
    }

    /** Degrees by which a lattice leans counterclockwise that could not be read for that. */
    OptionalDouble tilt() {
        return tilt;
    }

    /**
     * The size of the cells, in pixels, of a board that somebody drew over, or of the largest some of whose lines may
     * be walls: a finger's mark may lie over them. None where far larger cells were looked into: small ones are a
     * preview's.
     */
    OptionalDouble coveredCellSize() {
        if (drawnOver.isPresent()) {
            return drawnOver;
        }
        boolean isPreview = doubtful.orElse(clear) < GREATEST_PREVIEW * clear;
        return isPreview ? OptionalDouble.empty() : doubtful;
    }

    /** What was read, by this reader or otherwise; not if it may be a part of what this one has read. */
    Found<Reading.Read> unlessPart(Found<Reading.Read> found) {
        return unsolved.unlessPart(found);
    }

    /** Whether somebody drew over a whole board, as the likeliest lines tell. */
    boolean isDrawnOver() {
        return drawnOver.isPresent();
    }

    /** For the same picture without marks; knows the dots of all lattices so far. */
    LatticeReader withoutMarks() {
        LatticeReader reader = new LatticeReader(belief, isBlurred, remembers, thickCells);
        reader.seen.addAll(seen);
        return reader;
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
        CellFinder.Cells found = CellFinder.find(pixels, lattice, threshold, isBlurred);
        thickCells = thickCells.and(found);
        cells = Math.max(cells, found.count());
        hasSquares |= lattice.isSeen();
        List<Disc> dots = dots(lattice);
        if (remembers) {
            seen.addAll(lattice.dots());
        }
        if (tilt.isEmpty()) {
            tilt = found.tilt();
        }
        for (Found<CellGrid> cells : found.grids()) {
            Found<Reading.Read> read = read(pixels, discs, dots, lattice, cells, threshold, glare, sheets);
            if (read instanceof Found.Not<Reading.Read> end) {
                // What was straightened is not sharp enough to tell what somebody drew; where lines are taken in a
                // less likely way, light may look as if it hid a border.
                boolean mayBeLight = isBlurred && end.isDrawnOver()
                        || end.isCovered() && cells != found.grids().get(0);
                Found.Not<Reading.Read> not = mayBeLight ? end.unsettled() : end;
                furthest = furthest.further(not);
                if (end.isDrawnOver()) {
                    drawnOver = OptionalDouble.of(lattice.cellSize());
                } else if (end.isDoubtful()) {
                    doubtful = OptionalDouble.of(Math.max(lattice.cellSize(), doubtful.orElse(0)));
                } else if (end.stage().compareTo(Stage.CELLS) > 0) {
                    clear = Math.max(lattice.cellSize(), clear);
                }
                if (end.stage() == Stage.SOLUTION) {
                    unsolved.see(((Found.Yes<CellGrid>) cells).value());
                }
                if (not.isSettled()) {
                    return not;
                }
                continue;
            }
            clear = Math.max(lattice.cellSize(), clear);
            boolean isSure = found.grids().size() == 1 || !belief.hasWitness();
            if (isSure) {
                return read;
            }
            Reading.Read board = ((Found.Yes<Reading.Read>) read).value();
            if (first.isEmpty()) {
                first = Optional.of(board);
            } else if (!SameBoard.test(first.get().board(), board.board())) {
                return Found.Not.ambiguous("its lines can be taken in two ways, with walls and without,"
                        + " and either board has one solution");
            }
        }
        return first.isPresent() ? new Found.Yes<>(first.get()) : furthest;
    }

    /** Reads the cells as they are when lines are taken in one way. */
    private Found<Reading.Read> read(
            Pixels pixels,
            List<Disc> discs,
            List<Disc> dots,
            Lattice lattice,
            Found<CellGrid> cells,
            int threshold,
            Glare glare,
            StageSheets sheets) {
        if (cells instanceof Found.Not<CellGrid> not) {
            return not.as();
        }
        CellGrid grid = ((Found.Yes<CellGrid>) cells).value();
        if (isBlurred && !grid.hasThickLines() && thickCells.mayBeIn(grid)) {
            return new Found.Not<>(Stage.CELLS, "thick lines are seen, but they do not make an outline");
        }
        Optional<String> doubt = doubt(pixels, grid);
        if (doubt.isPresent()) {
            return new Found.Not<>(Stage.CELLS, doubt.get());
        }
        Found<List<Parts>> parts = parts(pixels, discs, dots, lattice, grid, threshold, glare, sheets);
        return parts instanceof Found.Not<List<Parts>> not
                ? not.as()
                : OnePairing.of(((Found.Yes<List<Parts>>) parts).value(), belief, way -> believed(way, belief));
    }

    private Optional<String> doubt(Pixels pixels, CellGrid grid) {
        Optional<String> seam = Seams.in(grid, isBlurred);
        if (grid.isCut() && (grid.hasThickLines() || !belief.hasWitness())) {
            return Optional.of("some of its border lies beyond the edge of the picture");
        }
        return isBlurred
                ? seam.or(() -> BetweenLines.in(grid))
                        .or(() -> LinesBeyond.in(pixels, grid))
                        .or(() -> BorderAside.in(pixels, grid))
                        .or(() -> UnknownBorder.in(grid))
                        .or(() -> EndedPipes.in(grid))
                : seam;
    }

    /** What a witness believes of a board whose faint borders may be closed or open. */
    private static Found<Reading.Read> believed(Parts parts, Belief belief) {
        Found<Reading.Read> closed = belief.in(parts.board(Openings.Edges.CLOSED));
        if (!(closed instanceof Found.Yes<Reading.Read> yes)) {
            return closed.or(() -> belief.in(parts.board(Openings.Edges.OPEN)));
        }
        // Of 100 official boards with openings none has a solution that uses none of those of its rows, or columns:
        // where none is needed, there is none. But beside those that are seen there may be others.
        Board board = yes.value().board();
        boolean inRows = IntStream.range(0, board.rows()).anyMatch(board.border()::isRowOpen);
        boolean inColumns = IntStream.range(0, board.columns()).anyMatch(board.border()::isColumnOpen);
        boolean isEither = belief.hasWitness()
                && (inRows && mayBe(parts, Openings.Edges.ROWS_OPEN, board, belief)
                        || inColumns && mayBe(parts, Openings.Edges.COLUMNS_OPEN, board, belief));
        return isEither
                ? Found.Not.ambiguous(
                        "its border can be taken as closed and as open, and either board has one solution")
                : closed;
    }

    /** Whether a board whose border is taken so is another one than that where it is closed, and may be as good. */
    private static boolean mayBe(Parts parts, Openings.Edges edges, Board closed, Belief belief) {
        return parts.board(edges) instanceof Found.Yes<Reading.Read> open
                && !SameBoard.test(open.value().board(), closed)
                && belief.in(open).isSettled();
    }

    /** The dots of a lattice, and those that another brightness showed in its other cells. */
    private List<Disc> dots(Lattice lattice) {
        List<Disc> dots = new ArrayList<>(lattice.dots());
        for (Disc disc : seen) {
            double share = disc.radius() / lattice.dotRadius();
            boolean isCentered =
                    Math.hypot(lattice.x().offCenter(disc.x()), lattice.y().offCenter(disc.y()))
                            <= LatticeFitter.OFF_CENTER;
            boolean isOther = dots.stream()
                    .noneMatch(dot -> lattice.x().cellAt(dot.x()) == lattice.x().cellAt(disc.x())
                            && lattice.y().cellAt(dot.y()) == lattice.y().cellAt(disc.y()));
            if (Math.abs(share - 1) <= SAME_SIZE && isCentered && isOther) {
                dots.add(disc);
            }
        }
        return dots;
    }

    private Found<List<Parts>> parts(
            Pixels pixels,
            List<Disc> discs,
            List<Disc> dots,
            Lattice lattice,
            CellGrid grid,
            int threshold,
            Glare glare,
            StageSheets sheets) {
        sheets.sides(grid);
        List<Disc> strays = dots.stream().filter(dot -> isStray(grid, dot)).toList();
        if (strays.size() > Lattice.MOST_BUTTONS || strays.stream().anyMatch(dot -> isAmong(grid, dot))) {
            return new Found.Not<>(
                    Stage.CELLS,
                    String.format(
                            Locale.ROOT,
                            "found %dx%d cells, but a dot at %.0f, %.0f lies in none of them",
                            grid.rows(),
                            grid.columns(),
                            strays.get(0).x(),
                            strays.get(0).y()));
        }
        Found<Marks> read = CellReader.read(pixels, grid, lattice.dotRadius(), discs, threshold, isBlurred);
        if (read instanceof Found.Not<Marks> not) {
            return not.as();
        }
        Found<Traced> found = traced(grid, ((Found.Yes<Marks>) read).value());
        if (found instanceof Found.Not<Traced> not) {
            return not.as();
        }
        Marks marks = ((Found.Yes<Traced>) found).value().marks();
        sheets.marks(grid, marks);
        List<PipeTracer.Joined> joined = ((Found.Yes<Traced>) found).value().joined();
        Found<List<DotPairing.Paired>> paired = DotPairing.ways(glare.removedFrom(marks.dots()), joined);
        if (paired instanceof Found.Not<List<DotPairing.Paired>> not) {
            return not.as();
        }
        List<DotPairing.Paired> ways = ((Found.Yes<List<DotPairing.Paired>>) paired).value();
        sheets.pairs(ways.get(0));
        Optional<Dot> head =
                ways.stream().flatMap(pairs -> head(grid, pairs).stream()).findFirst();
        return head.isPresent()
                ? new Found.Not<>(
                        Stage.DOTS,
                        head.get().where() + " holds a dot so much smaller than its partner that it may be a head")
                : new Found.Yes<>(ways.stream()
                        .map(pairs -> new Parts(grid, marks, pairs, lattice.dotRadius()))
                        .toList());
    }

    /** What stands in the cells, and which of its dots pipes join. */
    private record Traced(Marks marks, List<PipeTracer.Joined> joined) {}

    /** Follows the pipes, and drops those of the dots that turn out to be where they end. */
    private Found<Traced> traced(CellGrid grid, Marks marks) {
        Found<List<PipeTracer.Joined>> traced = GridPipes.trace(grid, marks);
        if (traced instanceof Found.Not<List<PipeTracer.Joined>> not) {
            return not.as();
        }
        List<PipeTracer.Joined> joined = ((Found.Yes<List<PipeTracer.Joined>>) traced).value();
        List<Dot> ends = isBlurred ? FreeEnds.among(marks.dots(), joined) : List.of();
        if (ends.isEmpty()) {
            return new Found.Yes<>(new Traced(marks, joined));
        }
        List<Dot> dots = new ArrayList<>(marks.dots());
        dots.removeAll(ends);
        return traced(grid, new Marks(dots, marks.bridges()));
    }

    /** A dot that may be the head of a pipe. */
    private static Optional<Dot> head(CellGrid grid, DotPairing.Paired pairs) {
        return pairs.pairs().stream()
                .flatMap(pair -> Stream.of(pair.first(), pair.second())
                        .filter(dot -> dot.disc().radius()
                                < LEAST_OF_PARTNER
                                        * Math.max(
                                                pair.first().disc().radius(),
                                                pair.second().disc().radius())))
                .filter(dot -> isLeft(grid, dot))
                .findFirst();
    }

    /** Whether a pipe leaves a dot. */
    private static boolean isLeft(CellGrid grid, Dot dot) {
        return grid.pipes(dot.cell() / grid.columns(), dot.cell() % grid.columns()) > 0;
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

    /** Whether a disc lies between cells, in a hole. */
    private static boolean isAmong(CellGrid grid, Disc dot) {
        int row = grid.y().cellAt(dot.y());
        int column = grid.x().cellAt(dot.x());
        return row >= 0 && row < grid.rows() && column >= 0 && column < grid.columns();
    }
}
