package flowcv.read;

import flowcv.read.disc.Disc;
import flowcv.read.pixel.Pixels;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalDouble;
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

    /** Where nearly all lines are thick (measured: 0.96 and more), the others are noise beside a board of one kind. */
    private static final double MOST_THICK = 0.9;

    private final LatticeSides sides;

    private CellFinder(LatticeSides sides) {
        this.sides = sides;
    }

    /**
     * The cells of a lattice.
     *
     * @param grids in as many ways as its lines can be taken, the likeliest first
     * @param count how many cells have lines on their four sides
     * @param hasThickLines whether their lines are surely of two weights
     * @param hasWalls whether some of them look like walls where the others are all alike
     * @param tilt degrees by which its lines lean counterclockwise, if they cannot be read as upright
     */
    record Cells(
            List<Found<CellGrid>> grids, int count, boolean hasThickLines, boolean hasWalls, OptionalDouble tilt) {}

    /**
     * The cells around the dots of a lattice.
     *
     * @param threshold brightness that parts pipes from what is behind
     * @param isBlurred whether the picture was straightened: the screen may end at the border then, and all may be dim
     */
    static Cells find(Pixels pixels, Lattice lattice, int threshold, boolean isBlurred) {
        SideReader reader = isBlurred
                ? SideReader.photographed(pixels, lattice, threshold)
                : new SideReader(pixels, lattice.x(), lattice.y(), threshold, lattice.leastContrast());
        LatticeSides sides = new LatticeSides(reader, lattice);
        CellFinder finder = new CellFinder(sides);
        Collection<Place> cells = finder.flood(lattice, 0);
        if (cells.isEmpty()) {
            return new Cells(
                    List.of(new Found.Not<>(Stage.CELLS, "no cell around the dots has lines on its four sides")),
                    0,
                    false,
                    false,
                    OptionalDouble.empty());
        }
        OptionalDouble tilt = LatticeTilt.of(sides, cells, lattice.cellSize());
        if (tilt.isPresent()) {
            String reason = String.format(Locale.ROOT, "its lines lean by %.1f degrees", Math.abs(tilt.getAsDouble()));
            return new Cells(List.of(new Found.Not<>(Stage.CELLS, reason)), cells.size(), false, false, tilt);
        }
        Set<Place> dots = dots(lattice);
        List<Found<CellGrid>> grids = new ArrayList<>();
        List<LineWeights> all = LineWeights.of(sides, cells);
        // Where lines may be alike after all, what looks drawn may be light.
        boolean isSure = !all.contains(LineWeights.ALIKE);
        boolean hasWalls = false;
        for (LineWeights weights : all) {
            if (weights != LineWeights.ALIKE) {
                Found<CellGrid> grid =
                        ThickOutline.settle(sides, cells, dots, weights, all.subList(0, all.indexOf(weights)));
                grids.add(grid instanceof Found.Not<CellGrid> not && !isSure ? not.unsettled() : grid);
                continue;
            }
            Found<CellGrid> plain = PlainOutline.settle(sides, cells);
            Optional<String> walls =
                    plain instanceof Found.Yes<CellGrid> yes ? PlainWalls.in(yes.value()) : Optional.empty();
            hasWalls = walls.isPresent();
            grids.add(walls.<Found<CellGrid>>map(reason -> new Found.Not<>(Stage.CELLS, reason))
                    .orElse(plain));
        }
        List<CellGrid> likelier = grids.stream()
                .filter(Found.Yes.class::isInstance)
                .map(grid -> ((Found.Yes<CellGrid>) grid).value())
                .toList();
        if (cells.size() >= LEAST_CELLS && (isBlurred || likelier.isEmpty())) {
            grids.addAll(finder.mostlyOpen(lattice, cells, all, likelier));
        }
        if (isBlurred && cells.size() >= LEAST_CELLS) {
            LikeliestSquares.of(sides, cells, dots)
                    .map(likeliest -> ThickOutline.settle(sides, likeliest, dots, all))
                    .ifPresent(grids::add);
        }
        boolean hasThickLines =
                cells.size() >= LEAST_CELLS && isSure && finder.thickShare(cells, all.get(0)) < MOST_THICK;
        return new Cells(grids, cells.size(), hasThickLines, hasWalls, OptionalDouble.empty());
    }

    /**
     * The cells where most of the border is open: what is left of it is around cells that only open ones lead to. A
     * camera leaves it no wider than lines: by it there may be fewer cells than were found, but no others.
     *
     * @param tried what lines were taken to weigh
     * @param likelier what was found by that
     */
    private List<Found<CellGrid>> mostlyOpen(
            Lattice lattice, Collection<Place> cells, List<LineWeights> tried, List<CellGrid> likelier) {
        return LineWeights.of(sides, flood(lattice, MOST_OPEN_SIDES)).stream()
                .filter(weights -> weights != LineWeights.ALIKE && !tried.contains(weights))
                .map(weights -> ThickOutline.settle(sides, cells, dots(lattice), weights, tried))
                .filter(grid -> grid instanceof Found.Yes<CellGrid> yes
                        && !isSmall(yes.value())
                        && holds(yes.value(), lattice)
                        && likelier.stream().allMatch(each -> isWithin(yes.value(), each)))
                .toList();
    }

    /** The share of thick lines among those around some cells. */
    private double thickShare(Collection<Place> cells, LineWeights weights) {
        List<Side> lines = cells.stream()
                .flatMap(cell -> Arrays.stream(sides.around(cell)))
                .filter(side -> side.kind() == Side.Kind.LINE)
                .toList();
        return lines.stream().filter(weights::isThick).count() / (double) lines.size();
    }

    /** Whether all dots of a lattice stand in cells. */
    private static boolean holds(CellGrid grid, Lattice lattice) {
        return lattice.dots().stream()
                .allMatch(dot -> grid.isCell(grid.y().cellAt(dot.y()), grid.x().cellAt(dot.x())));
    }

    /** Whether all cells of one grid are cells of another one. */
    private static boolean isWithin(CellGrid grid, CellGrid other) {
        for (int row = 0; row < grid.rows(); row++) {
            for (int column = 0; column < grid.columns(); column++) {
                int otherRow = other.y().cellAt(grid.y().center(row));
                int otherColumn = other.x().cellAt(grid.x().center(column));
                if (grid.isCell(row, column) && !other.isCell(otherRow, otherColumn)) {
                    return false;
                }
            }
        }
        return true;
    }

    /** A few rhombi of a cube may look like open cells in a row. */
    private static boolean isSmall(CellGrid grid) {
        return grid.rows() * grid.columns() < LEAST_CELLS;
    }

    private static Set<Place> dots(Lattice lattice) {
        Set<Place> places = new HashSet<>();
        for (Disc dot : lattice.dots()) {
            places.add(new Place(lattice.y().cellAt(dot.y()), lattice.x().cellAt(dot.x())));
        }
        return places;
    }

    /** @param mostMissing of the sides of a cell */
    private Set<Place> flood(Lattice lattice, int mostMissing) {
        Set<Place> drawn = new HashSet<>();
        Set<Place> seen = new HashSet<>();
        Deque<Place> queue = new ArrayDeque<>(dots(lattice));
        while (!queue.isEmpty() && drawn.size() < MOST_CELLS) {
            Place place = queue.poll();
            if (!seen.add(place)) {
                continue;
            }
            Side[] around = sides.around(place);
            int missing = 0;
            for (Side side : around) {
                missing += side.isDrawn() ? 0 : 1;
            }
            if (missing <= mostMissing) {
                drawn.add(place);
                List<Place> neighbors = place.neighbors();
                for (int i = 0; i < around.length; i++) {
                    if (around[i].isDrawn()) {
                        queue.add(neighbors.get(i));
                    }
                }
            }
        }
        return drawn;
    }
}
