package flowcv.read;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Finds how far the board reaches: from the dots outwards over every place of the lattice whose four
 * sides are drawn. What that makes of a board is for {@link PlainOutline} and {@link ThickOutline} to
 * say.
 */
final class CellFinder {
    /** Far more than any board has. */
    private static final int MOST_CELLS = 4000;

    /** A smaller lattice may be that of a button. */
    private static final int LEAST_CELLS = 9;

    /** A corner that opens on two warps lacks two of its sides. */
    private static final int MOST_OPEN_SIDES = 2;

    private final LatticeSides sides;

    private CellFinder(LatticeSides sides) {
        this.sides = sides;
    }

    /**
     * The cells of a lattice.
     *
     * @param grids in as many ways as its lines can be taken, the likeliest first
     * @param hasThickLines whether its lines are surely not all alike
     */
    record Cells(List<Found<CellGrid>> grids, boolean hasThickLines) {}

    /**
     * The cells around the dots of a lattice.
     *
     * @param threshold brightness that parts pipes from what is behind
     */
    static Cells find(Pixels pixels, Lattice lattice, int threshold) {
        SideReader reader = new SideReader(pixels, lattice.x(), lattice.y(), threshold, lattice.leastContrast());
        LatticeSides sides = new LatticeSides(reader, lattice);
        Collection<Place> cells = new CellFinder(sides).flood(lattice);
        if (cells.isEmpty()) {
            return new Cells(
                    List.of(new Found.Not<>(Stage.CELLS, "no cell around the dots has lines on its four sides")),
                    false);
        }
        Set<Place> dots = dots(lattice);
        List<Found<CellGrid>> grids = new ArrayList<>();
        List<LineWeights> all = LineWeights.of(sides, cells);
        for (LineWeights weights : all) {
            grids.add(
                    weights == LineWeights.ALIKE
                            ? PlainOutline.settle(sides, cells)
                            : ThickOutline.settle(sides, cells, dots, weights));
        }
        if (grids.stream().noneMatch(grid -> grid instanceof Found.Yes)) {
            // Where most of the border is open, no cell that is closed all around touches the rest of it.
            for (LineWeights weights : LineWeights.of(sides, withOpenCells(sides, cells))) {
                if (weights != LineWeights.ALIKE && !all.contains(weights)) {
                    grids.add(ThickOutline.settle(sides, cells, dots, weights));
                }
            }
        }
        return new Cells(grids, cells.size() >= LEAST_CELLS && !all.contains(LineWeights.ALIKE));
    }

    /** Some cells, and those that are reached from them over lines and lack no more sides than a corner may. */
    private static Set<Place> withOpenCells(LatticeSides sides, Collection<Place> cells) {
        Set<Place> wider = new HashSet<>(cells);
        Deque<Place> queue = new ArrayDeque<>(cells);
        while (!queue.isEmpty() && wider.size() < MOST_CELLS) {
            Place place = queue.poll();
            Side[] around = sides.around(place);
            List<Place> neighbors = place.neighbors();
            for (int i = 0; i < around.length; i++) {
                boolean isReached = around[i].kind() == Side.Kind.LINE || around[i].kind() == Side.Kind.CROSSED;
                if (isReached && missing(sides, neighbors.get(i)) <= MOST_OPEN_SIDES && wider.add(neighbors.get(i))) {
                    queue.add(neighbors.get(i));
                }
            }
        }
        return wider;
    }

    private static int missing(LatticeSides sides, Place place) {
        int missing = 0;
        for (Side side : sides.around(place)) {
            missing += side.isDrawn() ? 0 : 1;
        }
        return missing;
    }

    private static Set<Place> dots(Lattice lattice) {
        Set<Place> places = new HashSet<>();
        for (Disc dot : lattice.dots()) {
            places.add(new Place(lattice.y().cellAt(dot.y()), lattice.x().cellAt(dot.x())));
        }
        return places;
    }

    private Set<Place> flood(Lattice lattice) {
        Set<Place> drawn = new HashSet<>();
        Set<Place> seen = new HashSet<>();
        Deque<Place> queue = new ArrayDeque<>(dots(lattice));
        while (!queue.isEmpty() && drawn.size() < MOST_CELLS) {
            Place place = queue.poll();
            if (!seen.add(place)) {
                continue;
            }
            boolean is = true;
            for (Side side : sides.around(place)) {
                is &= side.isDrawn();
            }
            if (is) {
                drawn.add(place);
                queue.addAll(place.neighbors());
            }
        }
        return drawn;
    }
}
