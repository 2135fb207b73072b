package flowcv.read;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** What speaks against the lines of a board being of two kinds: thin ones, and an outline or walls. */
final class LineDoubts {
    /** Glow and light hide less than the rest of the outline. */
    private static final double LEAST_THICK = 0.6;
    /**
     * The same on each of the four sides of a board; the rim of a screen widens lines on one or two (a plain board in a
     * bright window: all of those left and right, none above, one of four below).
     */
    private static final double LEAST_THICK_OF_SIDE = 0.34;
    /** One line says nothing about a side. */
    private static final int LEAST_OF_SIDE = 2;
    /**
     * Walls have by this ratio more ink than any other line, where the outline is not as thick as they (measured: 2).
     */
    private static final double WALL_GAP = 1.3;
    /**
     * Where there are walls the outline is dark, but thick: blur leaves it three times the ink of a line. Strokes that
     * somebody drew along lines of a plain board have an outline of lines around them.
     */
    private static final double OUTLINE_INK = 1.35;
    /**
     * Of the ink that at least a quarter of the walls have: all are of one paint, and a finger's mark leaves 0.55 of it. A
     * line where two tints meet, with as much ink as the dark outline, was taken for a wall with 0.19.
     */
    private static final double LEAST_OF_WALLS = 0.3;
    /** Of an outline a quarter tells what it is like: this share of a row and a column together. */
    private static final double LEAST_OUTER = 0.5;

    private LineDoubts() {}

    /** What is doubtful about the lines of some cells, if anything is. */
    static Optional<String> in(CellGrid grid) {
        return unclear(grid).or(() -> mixed(grid, false));
    }

    /** The same where more than its own lines tell where the outline is: light may hide that of a whole side. */
    static Optional<String> inOutlined(CellGrid grid) {
        return unclear(grid).or(() -> mixed(grid, true));
    }

    private static Optional<String> unclear(CellGrid grid) {
        UnclearSides unclear = UnclearSides.of(grid);
        for (int row = 0; row < grid.rows(); row++) {
            for (int column = 0; column < grid.columns(); column++) {
                Side right = grid.vertical()[row][column + 1];
                Side below = grid.horizontal()[row + 1][column];
                boolean isUnclear = grid.isCell(row, column)
                        && (grid.isCell(row, column + 1) && unclear.has(right, grid)
                                || grid.isCell(row + 1, column) && unclear.has(below, grid));
                if (isUnclear) {
                    return Optional.of("found " + grid.rows() + "x" + grid.columns() + " cells, but "
                            + CellGrid.name(row, column) + " has a side that is neither line nor wall");
                }
            }
        }
        return Optional.empty();
    }

    /**
     * An outline is of one kind, glow apart. Where that is not the kind of the walls, these have to stand out of all
     * else: some light on a few lines makes no walls. Nor does a seam of light beside an open border make an outline.
     */
    private static Optional<String> mixed(CellGrid grid, boolean isOutlineKnown) {
        // Above, below, left, right: of two in a row each is opposite the other.
        List<List<Side>> edges = List.of(new ArrayList<>(), new ArrayList<>(), new ArrayList<>(), new ArrayList<>());
        List<Side> outer = new ArrayList<>();
        List<Side> inner = new ArrayList<>();
        for (int row = 0; row < grid.rows(); row++) {
            for (int column = 0; column < grid.columns(); column++) {
                boolean[] isOuter = {
                    !grid.isCell(row - 1, column),
                    !grid.isCell(row + 1, column),
                    !grid.isCell(row, column - 1),
                    !grid.isCell(row, column + 1)
                };
                boolean[] isEdge = {row == 0, row == grid.rows() - 1, column == 0, column == grid.columns() - 1};
                Side[] around = grid.sides(row, column);
                for (int i = 0; i < around.length && grid.isCell(row, column); i++) {
                    if (around[i].kind() == Side.Kind.LINE && around[i].whole()) {
                        (isOuter[i] ? outer : inner).add(around[i]);
                        if (isEdge[i]) {
                            edges.get(i).add(around[i]);
                        }
                    }
                }
            }
        }
        LightSeams seams = LightSeams.of(grid);
        long thick = outer.stream()
                .filter(side -> grid.isThick(side) && !(seams.has(side) && seams.isFaint(side)))
                .count();
        if (thick > 0 && thick < LEAST_THICK * outer.size()) {
            return Optional.of("only " + thick + " of " + outer.size() + " lines of the outline are thick");
        }
        List<Side> lines = inner.stream().filter(side -> !grid.isThick(side)).toList();
        double usual = ink(lines.stream());
        if (!isOutlineKnown
                && thick > 0
                && !areHalved(grid, edges, usual)
                && IntStream.range(0, edges.size())
                        .anyMatch(i -> isThin(grid, seams, edges.get(i), edges.get(i ^ 1)))) {
            return Optional.of("on one side the lines of the outline are thick, on another thin");
        }
        double strongest = Stream.concat(inner.stream(), outer.stream())
                .filter(side -> !grid.isThick(side))
                .mapToDouble(Side::ink)
                .max()
                .orElse(0);
        double weakest = inner.stream()
                .filter(grid::isThick)
                .mapToDouble(Side::ink)
                .min()
                .orElse(Double.MAX_VALUE);
        if (thick == 0 && weakest < WALL_GAP * strongest) {
            return Optional.of("walls and lines cannot be told apart");
        }
        double leastWall = LineWeights.leastWall(lines.stream().mapToDouble(Side::ink));
        if (inner.stream().filter(grid::isWall).anyMatch(wall -> wall.ink() < leastWall)) {
            return Optional.of("some of its walls have hardly more ink than its lines");
        }
        if (haveFaintOne(inner.stream().filter(grid::isWall))) {
            return Optional.of("one of its walls has far less ink than the others");
        }
        List<Side> outline = outer.stream().filter(side -> !seams.has(side)).toList();
        boolean isPlain = thick == 0
                && outline.size() >= LEAST_OUTER * (grid.rows() + grid.columns())
                && ink(outline.stream()) < OUTLINE_INK * usual;
        return isPlain && weakest < Double.MAX_VALUE
                ? Optional.of("some of its lines look like walls, but its outline is as thin as the others")
                : Optional.empty();
    }

    private static boolean haveFaintOne(Stream<Side> walls) {
        double[] inks = walls.mapToDouble(Side::ink).sorted().toArray();
        return inks.length > 0 && inks[0] < LEAST_OF_WALLS * inks[inks.length * 3 / 4];
    }

    /**
     * Whether a crop halved the outline: all its lines on the edges of the board, and none around holes. They keep
     * more ink than lines (met: 1.7 times as much).
     *
     * @param usual ink of a line
     */
    private static boolean areHalved(CellGrid grid, List<List<Side>> edges, double usual) {
        return edges.stream()
                .flatMap(List::stream)
                .allMatch(side -> !grid.isThick(side) && side.ink() >= OUTLINE_INK * usual);
    }

    /**
     * Whether most lines of an edge are thin. Where nothing is seen on the other side of the board both are open, and
     * dim light that ends there is no line.
     */
    private static boolean isThin(CellGrid grid, LightSeams seams, List<Side> edge, List<Side> opposite) {
        boolean isOpen = opposite.stream().allMatch(seams::isDim);
        List<Side> lines = edge.stream()
                .filter(side -> grid.isThick(side) || !isOpen || !seams.isDim(side))
                .toList();
        long thick = lines.stream().filter(grid::isThick).count();
        return lines.size() >= LEAST_OF_SIDE && thick < LEAST_THICK_OF_SIDE * lines.size();
    }

    /** The median ink of some lines. */
    private static double ink(Stream<Side> lines) {
        double[] inks = lines.mapToDouble(Side::ink).sorted().toArray();
        return inks.length == 0 ? 0 : inks[inks.length / 2];
    }
}
