package flowcv.read;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;

/**
 * The outline of a board that has thick lines: they run along its outside and its holes, and may part
 * cells within. Cells that open on a warp lack nothing but their outer side.
 */
final class ThickOutline {
    /** A corner that opens on two warps lacks two of its sides. */
    private static final int MOST_OPEN_SIDES = 2;
    /** Letters beyond the outline look like cells in no more than this share of a row. */
    private static final double MOST_LEAKED = 0.5;
    /**
     * Of a row of cells at an outline as thin as lines less than this share of the sides, but those towards other rows, is
     * not seen at all (measured: 0.04 at most, and a third where all are warps); of letters that look like cells half and
     * more.
     */
    private static final double MOST_OPEN = 0.45;
    /** What is seen around letters are their own strokes (lines: 0 to 0.14); around cells in glare it is lines. */
    private static final double MOST_LINED = 0.25;
    /** Of the outline of cells that stand out from a board glow hides less than this share. */
    private static final double LEAST_CLOSED = 0.4;
    /** Far more than any board has. */
    private static final int MOST_CELLS = 4000;
    /**
     * The smallest usual boards have 25 cells, some of them holes; parts of photographed boards that look upright have
     * fewer (met: 6).
     */
    private static final int LEAST_WHOLE = 20;

    /** In the order in which sides of a place are told. */
    static final Box.Edge[] SIDES = {Box.Edge.TOP, Box.Edge.BOTTOM, Box.Edge.LEFT, Box.Edge.RIGHT};

    private final LatticeSides sides;
    private final LineWeights weights;
    private final List<LineWeights> likelier;
    private final Set<Place> present = new HashSet<>();

    private final Set<Place> dots;

    /** Whether the cells were told by more than their own lines: then some of an outline may be hidden. */
    private final boolean areKnown;

    private ThickOutline(
            LatticeSides sides,
            LineWeights weights,
            List<LineWeights> likelier,
            Collection<Place> cells,
            Set<Place> dots,
            boolean areKnown) {
        this.sides = sides;
        this.weights = weights;
        this.likelier = likelier;
        this.dots = dots;
        this.areKnown = areKnown;
        for (Place cell : cells) {
            if (areKnown || !isEnclosed(cell)) {
                present.add(cell);
            }
        }
    }

    /**
     * @param dots where dots stand, cells or not
     * @param weights tell lines from the outline and walls
     * @param likelier what was tried before
     */
    static Found<CellGrid> settle(
            LatticeSides sides,
            Collection<Place> cells,
            Set<Place> dots,
            LineWeights weights,
            List<LineWeights> likelier) {
        return new ThickOutline(sides, weights, likelier, cells, dots, false).settle();
    }

    /**
     * The same of cells that all borders together tell.
     *
     * @param likelier what was tried before
     */
    static Found<CellGrid> settle(
            LatticeSides sides, LikeliestSquares.Cells likeliest, Set<Place> dots, List<LineWeights> likelier) {
        return new ThickOutline(sides, likeliest.weights(), likelier, likeliest.places(), dots, true).grid();
    }

    private Found<CellGrid> settle() {
        takeInOpenCells();
        dropStrays();
        dropLeaks();
        if (present.isEmpty()) {
            return new Found.Not<>(Stage.CELLS, "every cell around the dots is enclosed by thick lines");
        }
        present.addAll(HiddenCells.among(sides, weights, present));
        return grid();
    }

    private Found<CellGrid> grid() {
        Box box = Box.around(present);
        boolean[][] cells = new boolean[box.rows()][box.columns()];
        for (Place place : present) {
            cells[place.row() - box.top()][place.column() - box.first()] = true;
        }
        CellGrid grid = sides.grid(box, cells, weights);
        if (isPart()) {
            return new Found.Not<>(
                    Stage.CELLS,
                    "found " + grid.rows() + "x" + grid.columns() + " cells, but most of the " + dots.size()
                            + " dots lie in none of them");
        }
        for (int row = 0; row < grid.rows(); row++) {
            for (int column = 0; column < grid.columns(); column++) {
                if (!areKnown && grid.isCell(row, column) && bordersOnNothing(grid, row, column)) {
                    return new Found.Not<>(
                            Stage.CELLS,
                            "found " + grid.rows() + "x" + grid.columns() + " cells, but row " + (row + 1) + ", column "
                                    + (column + 1) + " borders on a hole without an outline");
                }
            }
        }
        return (areKnown ? LineDoubts.inOutlined(grid) : LineDoubts.in(grid))
                .or(() -> new WallsInChannels(sides, present).among(grid, box))
                .map(this::doubtful)
                .or(() -> goesOn(grid, box).map(fault -> new Found.Not<>(Stage.CELLS, fault)))
                .or(() -> new DrawnStrokes(sides, weights, likelier, present)
                        .among(grid, box)
                        .map(this::drawnOver))
                .orElse(new Found.Yes<>(grid));
    }

    /**
     * What strokes make of the cells: a whole board that somebody drew over is not to be read in any other way. The
     * likeliest weights alone know; others take glow for strokes.
     */
    private Found<CellGrid> drawnOver(String fault) {
        return isWhole() ? Found.Not.drawnOver(fault) : new Found.Not<>(Stage.CELLS, fault);
    }

    private Found<CellGrid> doubtful(String fault) {
        return isWhole() ? Found.Not.doubtful(fault) : new Found.Not<>(Stage.CELLS, fault);
    }

    /** Whether the likeliest weights make a whole board. */
    private boolean isWhole() {
        return likelier.isEmpty() && present.size() >= LEAST_WHOLE && outside() <= Lattice.MOST_BUTTONS;
    }

    /**
     * Whether a few cells, beside which most of the dots lie, are no board by themselves: the walls of another tiling may look like some squares among its
     * dots (met: five squares between walls of a board of hexagons, with two of its twelve dots that lie on a lattice of
     * squares).
     */
    private boolean isPart() {
        return present.size() < LEAST_WHOLE && 2 * outside() > dots.size();
    }

    private long outside() {
        return dots.stream().filter(dot -> !present.contains(dot)).count();
    }

    /**
     * Where a side of the outline is not thick, lines that go on beyond it lead to cells that are covered or cut off.
     * Lines along other cells say nothing.
     */
    private Optional<String> goesOn(CellGrid grid, Box box) {
        double thickness = grid.median(grid::isThick, Side::width);
        double outline = grid.median(grid::isThick, Side::contrast);
        double level = grid.median(grid::isThick, Side::level);
        double contrast = grid.median(side -> !grid.isThick(side), Side::contrast);
        for (Place place : present) {
            Side[] around = sides.around(place);
            for (int i = 0; i < around.length; i++) {
                Place beyond = place.neighbors().get(i);
                if (present.contains(beyond) || isOutline(around[i], outline, level)) {
                    continue;
                }
                int[] along = i < 2 ? new int[] {0, 1} : new int[] {1, 0};
                boolean isFree = true;
                boolean goesOn = true;
                for (int end = 0; end <= 1; end++) {
                    int to = 2 * end - 1;
                    Place beside = new Place(beyond.row() + to * along[0], beyond.column() + to * along[1]);
                    isFree &= !present.contains(beside);
                    goesOn &= sides.goesOn(around[i], place, SIDES[i], end == 1, thickness, contrast);
                }
                if (isFree && goesOn) {
                    return Optional.of("found " + grid.rows() + "x" + grid.columns() + " cells, but beyond "
                            + CellGrid.name(place.row() - box.top(), place.column() - box.first())
                            + " the lines go on: the board is cut off or covered");
                }
            }
        }
        return Optional.empty();
    }

    /**
     * Whether a line is thick and stands out as an outline does that has something so bright beside it: beside tints
     * that take ink from most grid lines, one over black may count as thick, and is an opening nevertheless.
     */
    private boolean isOutline(Side line, double usual, double level) {
        return weights.isThick(line)
                && line.contrast() >= Openings.LEAST_OF_EXPECTED * Math.min(usual, level - line.beside());
    }

    /** A place with thick lines or the picture's edge all around is a hole: no flow could enter it. */
    private boolean isEnclosed(Place cell) {
        for (Side side : sides.around(cell)) {
            if (!weights.isThick(side) && side.kind() != Side.Kind.ON_EDGE) {
                return false;
            }
        }
        return true;
    }

    /** Cells that lack an outer side, and what can be reached over them: from cell to cell by thin lines. */
    private void takeInOpenCells() {
        Deque<Place> queue = new ArrayDeque<>(present);
        while (!queue.isEmpty() && present.size() < MOST_CELLS) {
            Place place = queue.poll();
            Side[] around = sides.around(place);
            List<Place> neighbors = place.neighbors();
            for (int i = 0; i < around.length; i++) {
                Place next = neighbors.get(i);
                if (isPassable(around[i]) && !present.contains(next) && missing(next) <= MOST_OPEN_SIDES) {
                    present.add(next);
                    queue.add(next);
                }
            }
        }
    }

    private boolean isPassable(Side side) {
        return side.kind() == Side.Kind.CROSSED || side.kind() == Side.Kind.LINE && !weights.isThick(side);
    }

    /**
     * Where glow makes a line of the outline look thin, letters beyond it may look like cells: a few in a whole row,
     * and not closed off; or more, where the whole outline is as thin as lines, among which hardly any line is.
     */
    private void dropLeaks() {
        boolean dropped = true;
        while (dropped && !present.isEmpty()) {
            dropped = false;
            Box box = Box.around(present);
            for (Box.Edge edge : Box.Edge.values()) {
                Box strip = box.strip(edge);
                List<Place> cells = present.stream().filter(strip::contains).toList();
                int all = strip.rows() * strip.columns();
                boolean isLeak = !dropped
                        && Collections.disjoint(cells, dots)
                        && (cells.size() < MOST_LEAKED * all && closed(cells) < LEAST_CLOSED
                                || cells.size() < all && closed(cells) == 0 && isOpen(cells));
                if (isLeak) {
                    cells.forEach(present::remove);
                    dropped = true;
                }
            }
        }
    }

    /** Buttons beyond the outline may look like cells: parts without dots that thick lines do not close off. */
    private void dropStrays() {
        Set<Place> left = new HashSet<>(present);
        while (!left.isEmpty()) {
            Set<Place> part = sides.part(left.iterator().next(), this::isPassable, present::contains);
            left.removeAll(part);
            if (Collections.disjoint(part, dots) && part.stream().anyMatch(this::isOpenOutwards)) {
                present.removeAll(part);
            }
        }
    }

    private boolean isOpenOutwards(Place place) {
        Side[] around = sides.around(place);
        List<Place> neighbors = place.neighbors();
        for (int i = 0; i < around.length; i++) {
            if (!present.contains(neighbors.get(i)) && !weights.isThick(around[i])) {
                return true;
            }
        }
        return false;
    }

    /** The share of the sides between some cells and places that are none which thick lines close. */
    private double closed(List<Place> cells) {
        List<Side> outer = sides(cells, place -> !present.contains(place));
        return outer.isEmpty()
                ? 1
                : (double) outer.stream().filter(weights::isThick).count() / outer.size();
    }

    /** Whether of the sides of some cells at an edge, other than those towards the rest, few are lines and most nothing. */
    private boolean isOpen(List<Place> cells) {
        List<Side> beyond = sides(cells, place -> !present.contains(place) || cells.contains(place));
        long lines =
                beyond.stream().filter(side -> side.kind() == Side.Kind.LINE).count();
        long open = beyond.stream().filter(side -> !side.isDrawn()).count();
        return open > MOST_OPEN * beyond.size() && lines < MOST_LINED * beyond.size();
    }

    /** The sides of some cells towards places of a kind. */
    private List<Side> sides(List<Place> cells, Predicate<Place> towards) {
        List<Side> found = new ArrayList<>();
        for (Place place : cells) {
            Side[] around = sides.around(place);
            List<Place> neighbors = place.neighbors();
            for (int i = 0; i < around.length; i++) {
                if (towards.test(neighbors.get(i))) {
                    found.add(around[i]);
                }
            }
        }
        return found;
    }

    private int missing(Place place) {
        int missing = 0;
        for (Side side : sides.around(place)) {
            missing += side.isDrawn() ? 0 : 1;
        }
        return missing;
    }

    /** Towards a hole within its box a cell has a thick line. */
    private boolean bordersOnNothing(CellGrid grid, int row, int column) {
        Side[] around = grid.sides(row, column);
        boolean[] hole = {
            row > 0 && !grid.isCell(row - 1, column),
            row + 1 < grid.rows() && !grid.isCell(row + 1, column),
            column > 0 && !grid.isCell(row, column - 1),
            column + 1 < grid.columns() && !grid.isCell(row, column + 1)
        };
        for (int i = 0; i < around.length; i++) {
            if (hole[i] && !weights.isThick(around[i])) {
                return true;
            }
        }
        return false;
    }
}
