package flowcv.read;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.stream.Stream;

/**
 * Finds which faces of a picture are the cells of its board: those that thin lines join to its dots. In as many ways as
 * lines can be taken, the likeliest first.
 */
final class FaceFinder {
    /** A finger's mark may hide so many sides of a cell whose place is known. */
    private static final int MOST_HIDDEN_SIDES = 2;
    /** Two pairs are the least that makes a puzzle. */
    private static final int LEAST_DOTS = 4;

    /**
     * Of an outline less is in glow, or beside a dot (met: 8 of 81 lines): where it is faint the lines of its own
     * cell tell it.
     */
    private static final double MOST_FAINT = 0.1;

    private static final Found<FaceGrid> NO_OUTLINE = new Found.Not<>(Stage.CELLS, "no line is thick as an outline is");

    private final FaceGraph graph;
    private final FacePremise premise;
    private final Supplier<List<Junctions.Straight>> junctions;

    private FaceFinder(FaceGraph graph, FacePremise premise, Supplier<List<Junctions.Straight>> junctions) {
        this.graph = graph;
        this.premise = premise;
        this.junctions = junctions;
    }

    /**
     * The board among the faces of a screenshot or photograph.
     *
     * @param cellSize as the size of the dots tells it, in pixels
     * @param junctions where faces have no corner though others meet; asked only for what may be a board
     */
    static List<Found<FaceGrid>> find(
            List<Face> faces,
            List<FaceSide> sides,
            double cellSize,
            FacePremise premise,
            Supplier<List<Junctions.Straight>> junctions) {
        FaceGraph graph = new FaceGraph(faces, sides, cellSize, premise.areasByDots());
        return new FaceFinder(graph, premise, junctions).find();
    }

    /**
     * The same in a straightened photograph, shared out among the cells of its lattice: a cell is what has lines on
     * nearly all sides, and what lies between cells and other places is the outline, however heavy.
     */
    static List<Found<FaceGrid>> findStraightened(List<Face> faces, List<FaceSide> sides, double cellSize) {
        List<Found<FaceGrid>> grids = new ArrayList<>();
        FaceGraph asSeen = new FaceGraph(faces, sides, cellSize);
        for (int hidden = 1; hidden <= MOST_HIDDEN_SIDES; hidden++) {
            FacePremise premise = FacePremise.straightened(hidden);
            grids.addAll(new FaceFinder(asSeen, premise, List::of).find());
            BitSet enclosed = asSeen.enclosed(hidden);
            List<FaceSide> even =
                    EvenLight.on(faces, sides, side -> enclosed.get(side.first()) && enclosed.get(side.second()));
            grids.addAll(new FaceFinder(new FaceGraph(faces, even, cellSize), premise, List::of).find());
        }
        return grids;
    }

    private List<Found<FaceGrid>> find() {
        BitSet joined = joined();
        long dots = joined.stream().filter(graph::holdsDot).count();
        if (dots < LEAST_DOTS) {
            return List.of(new Found.Not<>(
                    Stage.BOARD, "found " + dots + " dots in faces that lines join, expected at least " + LEAST_DOTS));
        }
        List<Found<FaceGrid>> grids = new ArrayList<>();
        if (premise.isFromCamera()) {
            byOutline(joined).ifPresent(grids::add);
        }
        grids.addAll(byLines(joined));
        if (premise.isStraightened()) {
            grids.addAll(byOuterLines(joined));
            grids.addAll(byWalls(joined));
            byOdds(joined).ifPresent(grids::add);
        }
        return grids.isEmpty() ? List.of(NO_OUTLINE) : grids;
    }

    /** The faces that lines join to most dots. */
    private BitSet joined() {
        BitSet joined = new BitSet();
        BitSet enclosed = premise.isStraightened() ? graph.enclosed(premise.mostHidden()) : new BitSet();
        int most = 0;
        for (int i = 0; i < graph.size(); i++) {
            if (graph.holdsDot(i) && !joined.get(i)) {
                BitSet part = graph.flood(
                        List.of(i),
                        side -> side.side().isDrawn()
                                && (!premise.isStraightened()
                                        || enclosed.get(side.first()) && enclosed.get(side.second())));
                int dots = (int) part.stream().filter(graph::holdsDot).count();
                if (dots > most) {
                    most = dots;
                    joined = part;
                }
            }
        }
        return joined;
    }

    /** Where what lies between these faces and others is the outline, and thicker than most lines between them. */
    private Optional<Found<FaceGrid>> byOutline(BitSet joined) {
        return OutlineGap.of(graph.outerInks(joined), graph.innerInks(joined)).map(weights -> settle(joined, weights));
    }

    /**
     * The same where nearly all of the outline is heavier than any line between two cells, though tints leave no wide
     * gap.
     */
    private List<Found<FaceGrid>> byOuterLines(BitSet joined) {
        BitSet closed = OpenPlaces.without(graph, joined);
        OuterLines lines = new OuterLines(graph.outerLines(closed), graph.innerLines(closed));
        return Stream.concat(lines.weights(0).stream(), lines.weights(MOST_FAINT).stream())
                .distinct()
                .map(weights -> settle(closed, weights))
                .toList();
    }

    /** In all ways in which lines may be of two kinds. */
    private List<Found<FaceGrid>> byLines(BitSet joined) {
        return weights(s -> joined.get(s.first()) || joined.get(s.second()))
                // Free tilings have an outline that is thicker; without one, what lines close may be a part of a board,
                // and blur makes walls of lines that are all alike.
                .filter(weights -> premise.onLattice() || weights != LineWeights.ALIKE)
                .map(weights -> settle(joined, weights))
                .toList();
    }

    /** Where walls alone are thicker than lines: the outline of some packs is dark, and blur makes it as thin. */
    private List<Found<FaceGrid>> byWalls(BitSet joined) {
        BitSet closed = graph.closed();
        return weights(s -> closed.get(s.first()) && closed.get(s.second()) && joined.get(s.first()))
                .filter(weights -> weights != LineWeights.ALIKE)
                .map(weights -> FaceCells.settle(graph, premise.withFaintOutline(), joined, weights, junctions))
                .toList();
    }

    /** Where the lines of all places together tell the cells: one alone may be hidden, or a letter's. */
    private Optional<Found<FaceGrid>> byOdds(BitSet joined) {
        return LikeliestCells.of(graph, joined, false).map(cells -> FaceCells.settle(graph, premise, cells, junctions));
    }

    /** What some of the lines may weigh. */
    private Stream<LineWeights> weights(Predicate<FaceSide> which) {
        return LineWeights.of(graph.longSides().stream()
                        .filter(which)
                        .map(FaceSide::side)
                        .filter(s -> s.kind() == Side.Kind.LINE)
                        .toArray(Side[]::new))
                .stream();
    }

    private Found<FaceGrid> settle(BitSet joined, LineWeights weights) {
        return FaceCells.settle(graph, premise, joined, weights, junctions);
    }
}
