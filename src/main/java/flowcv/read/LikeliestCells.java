package flowcv.read;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * The cells among the places of a lattice that make what is seen at all borders together the likeliest. A border
 * alone may mislead, where a lamp hides an outline or a letter looks like one, but those around it tell that it does.
 * Places change to what is likelier, the one that gains most first, until none gains (iterated conditional modes:
 * Besag, On the statistical analysis of dirty pictures, 1986). That is a reading only where no place, and no row of
 * places beyond what is no clear outline, is nearly as likely to be otherwise.
 */
final class LikeliestCells {
    /**
     * By so much, by natural logarithm, all has to be less likely if a place were otherwise. Of 80 photographs whose
     * hexagons were read by this alone, and by less than is asked now, 76 were read exactly, none wrong.
     */
    private static final double SURE = 3;

    /** A dot where no cell is, a letter or a button: one dot in twenty is taken to be one. */
    private static final double STRAY_DOT = 3;

    /** Of a dot beside the board that is none it has to be surer: letters and buttons are so by 14 and more. */
    private static final double SURELY_STRAY = 10;

    /** A hole of one cell: most have more, and cells between walls look like one. */
    private static final double HOLE = 2;

    /** No flow could pass such a cell: a wall beside it would be none, as is taken for one in 150. */
    private static final double DEAD_END = 5;

    /** Outlines have more ink than so many grid lines, or lines tell nothing (met: 1.65). */
    private static final double LEAST_RATIO = 1.6;

    /** Of the borders within, in the thick of walls too, this share has no more ink than a grid line has. */
    private static final double GRID_LINES = 0.3;

    /** Fewer lines tell nothing. */
    private static final int LEAST_LINES = 6;

    /** What is usual is told by the cells, and they by it: after so many rounds nothing changes, or it never ends. */
    private static final int MOST_ROUNDS = 6;

    /** Signs beside a board may look like so many cells, none of them with a dot; more may be a part of it. */
    private static final int LARGEST_SIGN = 3;

    private final FaceGraph graph;
    private final BorderOdds odds;
    private final List<List<FaceSide>> around;
    private final BitSet cells;

    private LikeliestCells(FaceGraph graph, BorderOdds odds, BitSet start) {
        this.graph = graph;
        this.odds = odds;
        this.around =
                IntStream.range(0, graph.size()).mapToObj(graph::longSides).toList();
        this.cells = (BitSet) start.clone();
    }

    /**
     * What was found.
     *
     * @param cells numbers of the faces
     * @param weights tells thick lines
     */
    record Cells(BitSet cells, LineWeights weights) {}

    /**
     * The cells that are surely likelier than any others.
     *
     * @param start faces that may be cells, most of which are
     * @param mayOpen whether an outline may have openings, as warps are
     */
    static Optional<Cells> of(FaceGraph graph, BitSet start, boolean mayOpen) {
        BitSet cells = start;
        for (int round = 0; round < MOST_ROUNDS; round++) {
            Optional<BorderOdds> odds = odds(graph, cells, mayOpen);
            if (odds.isEmpty()) {
                return Optional.empty();
            }
            LikeliestCells likeliest = new LikeliestCells(graph, odds.get(), cells);
            if (!likeliest.improve()) {
                return Optional.empty();
            }
            if (likeliest.cells.equals(cells)) {
                return likeliest.sure();
            }
            cells = likeliest.cells;
        }
        return Optional.empty();
    }

    /** What the lines of some cells have of ink; nothing where those around them have no more than those between. */
    private static Optional<BorderOdds> odds(FaceGraph graph, BitSet cells, boolean mayOpen) {
        double[] outer = graph.outerInks(cells);
        double[] inner = graph.innerInks(cells);
        if (outer.length < LEAST_LINES || inner.length < LEAST_LINES) {
            return Optional.empty();
        }
        BorderOdds odds = new BorderOdds(inner[(int) (GRID_LINES * inner.length)], outer[outer.length / 2], mayOpen);
        return odds.thick() >= LEAST_RATIO * odds.thin() ? Optional.of(odds) : Optional.empty();
    }

    /** Whether it ends: as many changes as there are places are more than a start that is nearly right needs. */
    private boolean improve() {
        for (int left = graph.size(); left > 0; left--) {
            int best = -1;
            double gain = 0;
            for (int face = 0; face < graph.size(); face++) {
                double loss = graph.isLikeCell(face) ? loss(bit(face)) : 0;
                if (loss < gain) {
                    gain = loss;
                    best = face;
                }
            }
            if (best < 0) {
                return true;
            }
            cells.flip(best);
        }
        return false;
    }

    private Optional<Cells> sure() {
        return areSigns(dropAllButLargest()) && areSure() && isClosed() && arePartsSure() && areWallsSure()
                ? Optional.of(new Cells(cells, odds.weights()))
                : Optional.empty();
    }

    /** Leaves the largest part of the cells; what was dropped. */
    private BitSet dropAllButLargest() {
        BitSet others = (BitSet) cells.clone();
        BitSet largest = new BitSet();
        for (BitSet part : parts(others)) {
            largest = part.cardinality() > largest.cardinality() ? part : largest;
        }
        others.andNot(largest);
        cells.and(largest);
        return others;
    }

    /** Whether places that look like cells may be signs beside a board, and no part of it. */
    private boolean areSigns(BitSet places) {
        return places.stream().noneMatch(graph::holdsDot)
                && parts(places).stream().allMatch(part -> part.cardinality() <= LARGEST_SIGN);
    }

    /** Whether it is sure of each cell, and of each place beside them. */
    private boolean areSure() {
        return IntStream.range(0, graph.size())
                .filter(face -> graph.isLikeCell(face) && (cells.get(face) || isBeside(face)))
                .allMatch(face -> loss(bit(face)) >= (cells.get(face) || !graph.holdsDot(face) ? SURE : SURELY_STRAY)
                        && !isLined(face));
    }

    /**
     * Whether what looks rather like grid lines leads from cells to a place that is none, at half of its borders or
     * more: a lamp may hide all of its outline.
     */
    private boolean isLined(int face) {
        long lines = around.get(face).stream()
                .filter(side -> cells.get(side.other(face)) && side.isLine() && !odds.isOutline(side))
                .count();
        return !cells.get(face) && 2 * lines >= around.get(face).size();
    }

    /** Whether an outline is all that is seen where the lattice ends beside a cell: it may go on there. */
    private boolean isClosed() {
        return cells.stream().allMatch(cell -> around.get(cell).stream()
                .allMatch(side -> graph.isLikeCell(side.other(cell)) || odds.isOutline(side)));
    }

    /**
     * Whether it is sure of places together, too: of all side by side on either side of what is no clear outline, and
     * of all that lines join beside the board, as cells behind walls are.
     */
    private boolean arePartsSure() {
        BitSet within = new BitSet();
        BitSet beyond = new BitSet();
        cells.stream().forEach(cell -> around.get(cell).stream()
                .filter(side -> !cells.get(side.other(cell)) && !odds.isOutline(side))
                .forEach(side -> {
                    within.set(cell);
                    beyond.set(side.other(cell), graph.isLikeCell(side.other(cell)));
                }));
        BitSet lined = new BitSet();
        graph.longSides().stream().filter(this::isLineBeyond).forEach(side -> {
            lined.set(side.first());
            lined.set(side.second());
        });
        return Stream.of(parts(within), parts(beyond), parts(lined, this::isLineBeyond))
                .flatMap(List::stream)
                .allMatch(part -> loss(part) >= SURE);
    }

    private boolean isLineBeyond(FaceSide side) {
        return side.isLine() && isPlaceBeyond(side.first()) && isPlaceBeyond(side.second());
    }

    private boolean isPlaceBeyond(int face) {
        return !cells.get(face) && graph.isLikeCell(face);
    }

    /** Whether walls are the same by their odds and by their weight. */
    private boolean areWallsSure() {
        LineWeights weights = odds.weights();
        return graph.longSides().stream()
                .filter(side -> cells.get(side.first()) && cells.get(side.second()) && side.isLine())
                .allMatch(side -> odds.isWall(side) == weights.isThick(side.side()));
    }

    /** Places that lie side by side. */
    private List<BitSet> parts(BitSet places) {
        return parts(places, side -> true);
    }

    /** Places that borders of a kind join. */
    private List<BitSet> parts(BitSet places, Predicate<FaceSide> joins) {
        BitSet left = (BitSet) places.clone();
        List<BitSet> parts = new ArrayList<>();
        while (!left.isEmpty()) {
            BitSet part = Flood.from(List.of(left.nextSetBit(0)), face -> around.get(face).stream()
                    .filter(joins)
                    .mapToInt(side -> side.other(face))
                    .filter(places::get));
            left.andNot(part);
            parts.add(part);
        }
        return parts;
    }

    private boolean isBeside(int face) {
        return around.get(face).stream().anyMatch(side -> cells.get(side.other(face)));
    }

    private static BitSet bit(int face) {
        BitSet bit = new BitSet();
        bit.set(face);
        return bit;
    }

    /**
     * How much less likely it all is if some places were cells instead of none, or none instead of cells. What that
     * makes of those beside them is left to their own change: a letter that looks like three cells is to be dropped one
     * by one.
     */
    private double loss(BitSet places) {
        double before = cost(places);
        cells.xor(places);
        double after = cost(places);
        cells.xor(places);
        return after - before;
    }

    /** What some places cost, and their borders, each once. */
    private double cost(BitSet places) {
        double sum = 0;
        for (int face = places.nextSetBit(0); face >= 0; face = places.nextSetBit(face + 1)) {
            sum += placeCost(face);
            for (FaceSide side : around.get(face)) {
                int other = side.other(face);
                sum += places.get(other) && other < face ? 0 : cost(side);
            }
        }
        return sum;
    }

    private double cost(FaceSide side) {
        boolean first = cells.get(side.first());
        boolean second = cells.get(side.second());
        if (first && second) {
            return odds.within(side);
        }
        return first || second ? odds.around(side) : odds.beyond(side);
    }

    private double placeCost(int face) {
        if (cells.get(face)) {
            return isDeadEnd(face) ? DEAD_END : 0;
        }
        boolean isHole = around.get(face).stream().allMatch(side -> cells.get(side.other(face)));
        return (graph.holdsDot(face) ? STRAY_DOT : 0) + (isHole ? HOLE : 0);
    }

    /** Whether a flow that comes to a cell cannot leave it again, though it neither begins nor goes on there. */
    private boolean isDeadEnd(int cell) {
        int open = 0;
        boolean isFilled = graph.holdsDot(cell);
        for (FaceSide side : around.get(cell)) {
            boolean mayLeave = cells.get(side.other(cell)) ? !odds.isWall(side) : odds.isOpen(side);
            open += mayLeave ? 1 : 0;
            isFilled |= side.side().kind() == Side.Kind.CROSSED;
        }
        return open < (isFilled ? 1 : 2);
    }
}
