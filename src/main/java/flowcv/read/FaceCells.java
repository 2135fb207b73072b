package flowcv.read;

import flowcv.read.pixel.Ranks;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.function.Supplier;

/** The cells of a board among faces, where its lines are taken in one way, or what cannot be right about them. */
final class FaceCells {
    /** Walls have more ink than this many grid lines; glow and tints take ink, and give none. */
    static final double GREATEST_ALIKE = 1.8;

    /** Tints, ink and glow hide few of the lines of a lattice. */
    private static final double MOST_HIDDEN = 0.2;
    /** What is left of a line that a tint hides, in cells: 0.33 to both sides of a pipe, less at thick lines. */
    private static final double LONGEST_STUB = 0.12;
    /** Cells that touch at a corner share less than neighbors, in cells, and much less than this. */
    private static final double GREATEST_TOUCH = 0.24;

    /** Neighbors seen at an angle share as much at least (met: 0.404 of far hexagons). */
    private static final double LEAST_SURE_SIDE = 0.4;

    /**
     * Seen upright they share more (measured: 0.58 of hexagons, 0.52 of rings but one with 0.46, 0.9 of squares and
     * rhombi): where a poor JPEG cuts a corner off a cell, the cells beside it meet along 0.42.
     */
    private static final double LEAST_UPRIGHT_SIDE = 0.5;

    /** Centers that differ in height by less than this share of a cell are in one row, however the lines lie. */
    private static final double ROWS = 0.25;

    /**
     * An outline has as much ink along so much of a cell (of 15,000 borders of painted boards, photographed and not, none
     * had less, pipes and light left out). What is an outline at one side of a corner, and a line at the other, borders on
     * cells whose lines were not seen: below a lamp's light the lower half of a tower was read as a board.
     */
    private static final double LEAST_EVEN_OUTLINE = 0.7;

    /** A border with a corner is longer, in sides of its cell; on shorter ones a dot may touch the outline (met: 0.93). */
    private static final double LEAST_WITH_CORNER = 1;

    private final FaceGraph graph;
    private final FacePremise premise;
    private final LineWeights weights;

    /** Whether no line is thick, but walls if any: only a lattice tells then where the board ends. */
    private final boolean plain;

    /** Whether the cells were told by more than their own lines: then one side of an outline may be hidden. */
    private final boolean areKnown;

    private final FaceOutline outline;
    private final LineWeights walls;
    private final BitSet cells;

    /** The side of a cell, in pixels. */
    private final double side;

    /** The faces of the cells, row by row. */
    private final int[] order;

    /** By face the number of its cell; -1 for those that are none. */
    private final int[] index;

    /**
     * @param joined faces that lines join, or the cells if they are known
     * @param areKnown whether the cells are, and so what is around them is the outline
     */
    private FaceCells(FaceGraph graph, FacePremise premise, BitSet joined, LineWeights weights, boolean areKnown) {
        this.areKnown = areKnown;
        this.graph = graph;
        this.premise = premise;
        this.weights = weights;
        this.plain = weights == LineWeights.ALIKE || premise.faintOutline();
        // Without a thick outline what is thick beside the cells is a letter or a lamp, and says nothing of walls.
        FaceOutline seen = premise.faintOutline() ? new FaceOutline(List.of()) : outline(joined);
        this.walls = seen.walls(weights);
        this.cells = areKnown ? joined : cells(joined, walls);
        this.outline = goesBeyond() ? FaceOutline.of(graph.sides(), cells, weights) : seen;
        this.side = Math.sqrt(medianArea());
        this.order = cells.stream()
                .boxed()
                .sorted(Comparator.<Integer>comparingDouble(
                                i -> Math.rint(graph.face(i).center().y() / (side * ROWS)))
                        .thenComparingDouble(i -> graph.face(i).center().x()))
                .mapToInt(i -> i)
                .toArray();
        this.index = new int[graph.size()];
        Arrays.fill(index, -1);
        for (int i = 0; i < order.length; i++) {
            index[order[i]] = i;
        }
    }

    /**
     * Settles what the cells of a board are.
     *
     * @param joined faces that lines join, with some dots in them
     * @param weights tells thick lines
     * @param junctions where faces have no corner though others meet; asked only for what may be a board
     */
    static Found<FaceGrid> settle(
            FaceGraph graph,
            FacePremise premise,
            BitSet joined,
            LineWeights weights,
            Supplier<List<Junctions.Straight>> junctions) {
        return new FaceCells(graph, premise, joined, weights, false).grid(junctions);
    }

    /** The same of cells that all borders together tell. */
    static Found<FaceGrid> settle(
            FaceGraph graph,
            FacePremise premise,
            LikeliestCells.Cells likeliest,
            Supplier<List<Junctions.Straight>> junctions) {
        return new FaceCells(graph, premise, likeliest.cells(), likeliest.weights(), true).grid(junctions);
    }

    private FaceOutline outline(BitSet joined) {
        return FaceOutline.of(graph.sides(), goesBeyond() ? cells(joined, weights) : joined, weights);
    }

    /**
     * Whether the faces that lines join lie on both sides of the outline: on a lattice there are places beyond it. Of
     * straightened photographs those alone are joined that lines enclose.
     */
    private boolean goesBeyond() {
        return premise.onLattice() && !premise.isStraightened();
    }

    private BitSet cells(BitSet joined, LineWeights thick) {
        BitSet closed = closed(joined);
        boolean keepsTo = plain || premise.isStraightened();
        Predicate<FaceSide> open = s -> s.side().isDrawn()
                && !thick.isThick(s.side())
                && (!keepsTo || closed.get(s.first()) && closed.get(s.second()));
        // Only on a lattice all dots are known to be alike, and to lie in the middle of their cells.
        boolean isFitted = premise.onLattice() && !premise.faintOutline();
        if (!isFitted) {
            return graph.flood(
                    joined.stream()
                            .filter(graph::holdsDot)
                            .filter(face -> !premise.faintOutline() || closed.get(face))
                            .boxed()
                            .toList(),
                    open);
        }
        BitSet parts = new CellParts(graph, joined).among(open);
        return premise.isStraightened() ? DeadEnds.without(graph, parts, s -> thick.isThick(s.side())) : parts;
    }

    private BitSet closed(BitSet joined) {
        if (premise.faintOutline()) {
            return graph.closed(FaceGraph.LEAST_SEEN);
        }
        return plain ? graph.closed() : joined;
    }

    private double medianArea() {
        return Ranks.median(cells.stream().mapToDouble(i -> graph.face(i).area()));
    }

    private Found<FaceGrid> grid(Supplier<List<Junctions.Straight>> junctions) {
        if (cells.isEmpty()) {
            return not("no line joins two dots of one size within thick lines");
        }
        List<FaceSide> inner = graph.sides().stream()
                .filter(border -> isBetweenTwo(border) && isLongEnough(border))
                .map(this::onBoard)
                .toList();
        List<Face> board = Arrays.stream(order).mapToObj(graph::face).toList();
        List<Face> even =
                premise.photographed() ? EvenCells.of(board, inner, side).cells() : board;
        List<FaceSide> unseen = premise.photographed()
                ? new UnseenLines(even, inner, walls, cell -> graph.holdsDot(order[cell])).all()
                : List.of();
        for (FaceSide border : graph.sides()) {
            Optional<String> doubt = isBetweenTwo(border) ? between(border, unseen) : around(border);
            if (doubt.isPresent()) {
                return not(doubt.get());
            }
        }
        return unusual(even)
                .or(() -> hidden(inner))
                .or(() -> untouched(inner, unseen))
                .or(() -> stub(board, inner))
                .or(() -> plain ? alike(inner) : open())
                .or(() -> new FaintWalls(inner, walls)
                        .first()
                        .map(s -> "the line between " + cellsAt(s) + " may be a wall, or a grid line"))
                .or(() -> split(inner))
                .or(() -> merged(even, inner, junctions))
                .<Found<FaceGrid>>map(FaceCells::not)
                .or(this::stroke)
                .orElseGet(() -> new Found.Yes<>(new FaceGrid(board, inner, walls, side, premise.photographed())));
    }

    private Optional<String> unusual(List<Face> even) {
        double usual = Ranks.median(even.stream().mapToDouble(Face::area));
        return even.stream()
                .filter(cell -> !isUsual(cell.area() / usual))
                .map(cell -> "the face at " + FaceGraph.where(cell) + " is too small or large for a cell of this board")
                .findFirst();
    }

    private boolean isUsual(double area) {
        return area >= FaceGraph.LEAST_AREA && area <= premise.greatestArea();
    }

    private boolean isCell(int face) {
        return index[face] >= 0;
    }

    private boolean isBetweenTwo(FaceSide border) {
        return isCell(border.first()) && isCell(border.second());
    }

    private boolean isLongEnough(FaceSide border) {
        double least = isScreenshot() ? LEAST_UPRIGHT_SIDE : LEAST_SURE_SIDE;
        return border.length() >= least * localSide(border);
    }

    /** The side of the cells that a border parts, in pixels: near ones of a photograph are larger than far ones. */
    private double localSide(FaceSide border) {
        return premise.photographed() && isBetweenTwo(border)
                ? Math.sqrt((graph.face(border.first()).area()
                                + graph.face(border.second()).area())
                        / 2)
                : side;
    }

    /** A border of two cells, its ends their numbers. */
    private FaceSide onBoard(FaceSide border) {
        return border.between(index[border.first()], index[border.second()]);
    }

    /** What cannot be right about a border of two cells. */
    private Optional<String> between(FaceSide border, List<FaceSide> unseen) {
        if (border.length() < GREATEST_TOUCH * localSide(border)) {
            return Optional.empty();
        }
        String cells = "the cells at " + graph.where(border.first()) + " and " + graph.where(border.second());
        boolean isThick = walls.isThick(border.side());
        if (!isLongEnough(border)) {
            // At the tip of a notch two cells touch over as much as its outline is wide; were it a wall, they would be
            // no neighbors either.
            return isThick && outline.isLike(border.side())
                    ? Optional.empty()
                    : Optional.of(cells + " share too little of a border for neighbors, and too much for others");
        }
        if (!border.side().isDrawn() && !premise.onLattice() && unseen.stream().noneMatch(onBoard(border)::isAlong)) {
            return Optional.of("no line parts " + cells);
        }
        return isThick && !plain && !outline.isLike(border.side())
                ? Optional.of("the line between " + cells + " is neither a grid line's width nor the outline's")
                : Optional.empty();
    }

    /** What cannot be right about a border of a cell and what is none. */
    private Optional<String> around(FaceSide border) {
        boolean isFirst = isCell(border.first());
        if (!isFirst && !isCell(border.second()) || border.length() < FaceGraph.LEAST_SIDE * side) {
            return Optional.empty();
        }
        int cell = isFirst ? border.first() : border.second();
        if (!isOutline(border)) {
            return Optional.of("the cell at " + graph.where(cell) + " has no outline");
        }
        boolean mayTurn = border.length()
                >= LEAST_WITH_CORNER * Math.sqrt(graph.face(cell).area());
        if (!plain && mayTurn && border.course().even() < LEAST_EVEN_OUTLINE) {
            return Optional.of("the cell at " + graph.where(cell) + " has an outline along a part of its border alone");
        }
        return (plain || premise.photographed()) && graph.isFilled(border.other(cell))
                ? Optional.of("something lies beside the cell at " + graph.where(cell) + ", where the board would end")
                : Optional.empty();
    }

    private boolean isOutline(FaceSide border) {
        if (areKnown) {
            return true;
        }
        if (premise.faintOutline()) {
            return border.isLine() && border.seen() >= FaceGraph.LEAST_SEEN;
        }
        return plain || border.seen() >= FaceGraph.LEAST_OUTLINE && isThickHere(border);
    }

    private boolean isThickHere(FaceSide border) {
        int cell = isCell(border.first()) ? border.first() : border.second();
        return weights.isThick(border.side())
                || premise.isStraightened()
                        && LocalOutline.isAt(
                                graph, border, cell, s -> isBetweenTwo(s) && s.isLine() && !walls.isThick(s.side()));
    }

    private static Optional<String> hidden(List<FaceSide> inner) {
        long hidden = inner.stream().filter(s -> !s.side().isDrawn()).count();
        return hidden > MOST_HIDDEN * inner.size()
                ? Optional.of("no line is seen between " + hidden + " of " + inner.size() + " neighbors")
                : Optional.empty();
    }

    /** Cells are tinted that pipes cross: what else ends between two, and is no line, is light that a screen mirrors. */
    private Optional<String> untouched(List<FaceSide> inner, List<FaceSide> unseen) {
        BitSet piped = FaceSide.piped(inner);
        return inner.stream()
                .filter(s ->
                        UnseenLines.isUntouched(s, piped) && unseen.stream().noneMatch(s::isAlong))
                .findFirst()
                .map(s -> "a tint ends between " + cellsAt(s) + ", and no pipe crosses either of them");
    }

    private Optional<String> stub(List<Face> board, List<FaceSide> inner) {
        double longest = LONGEST_STUB * side * FaceGridChecks.thinWidth(inner, walls);
        return Arrays.stream(order)
                .filter(face -> board.get(index[face]).stubs() > longest)
                .mapToObj(face -> "a line ends within the cell at " + graph.where(face))
                .findFirst();
    }

    /** What speaks against an outline that is no thicker than lines. */
    private Optional<String> alike(List<FaceSide> inner) {
        if (premise.faintOutline()) {
            return inner.stream().noneMatch(s -> walls.isThick(s.side()))
                    ? Optional.of("no line is thick as a wall is")
                    : new BesideCells(graph, cells, walls).faintDoubt();
        }
        if (FaceGridChecks.hasInkier(inner)) {
            return Optional.of("one of the lines between cells may be a wall");
        }
        return open().or(() ->
                premise.isStraightened() ? new BesideCells(graph, cells, walls).doubt() : Optional.empty());
    }

    /**
     * Where the board ends at an outline in most places, and at no more than a grid line in some, cells were left
     * out; but for what the lines of its own cell tell of an outline that is faint.
     */
    private Optional<String> open() {
        List<Side> outer = graph.outerLines(cells);
        List<Side> inner = graph.innerLines(cells);
        if (!premise.isStraightened() || plain) {
            return OpenBorder.doubt(outer, inner, premise.widths());
        }
        List<Side> clear = outer.stream().filter(weights::isThick).toList();
        return OpenBorder.doubt(clear, inner, premise.widths())
                .flatMap(doubt -> OpenBorder.doubt(clear, inner, OpenBorder.Widths.BLURRED_AND_THICK));
    }

    /** @param side its ends numbers of cells */
    private String cellsAt(FaceSide side) {
        return "the cells at " + graph.where(order[side.first()]) + " and " + graph.where(order[side.second()]);
    }

    private Optional<String> split(List<FaceSide> inner) {
        return new SplitCrossings(inner)
                .first()
                .map(s -> cellsAt(s) + " may touch at a corner alone, where lines cross");
    }

    private Optional<String> merged(
            List<Face> board, List<FaceSide> inner, Supplier<List<Junctions.Straight>> junctions) {
        MergedCells merged = new MergedCells(board, inner, isScreenshot());
        return merged.doubt()
                .or(() -> premise.onLattice() ? Optional.empty() : merged.doubt(cells, index, junctions.get()));
    }

    /**
     * What somebody drew over a board. Where it is of another color no other look at faces may decide, which may take it
     * for a wall by a hair; what ends half way may be a line that a pipe hides.
     */
    private Optional<Found<FaceGrid>> stroke() {
        List<FaceSide> borders =
                graph.sides().stream().filter(this::isLongEnough).toList();
        FaceStrokes strokes = new FaceStrokes(borders, cells, walls, isScreenshot());
        return strokes.colored()
                .<Found<FaceGrid>>map(side -> Found.Not.drawnOver(stroke(side)))
                .or(() -> strokes.ended().map(side -> not(stroke(side))));
    }

    private boolean isScreenshot() {
        return !premise.photographed() && !premise.isStraightened();
    }

    private String stroke(FaceSide side) {
        return "between the cells at " + graph.where(side.first()) + " and " + graph.where(side.second())
                + " lies a stroke that is neither line nor wall";
    }

    private static Found<FaceGrid> not(String reason) {
        return new Found.Not<>(Stage.CELLS, reason);
    }
}
