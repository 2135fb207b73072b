package flowcv.read;

import flowcv.image.Point;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Comparator;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.function.Supplier;

/** Finds which faces of a picture are the cells of its board: those that thin lines join to its dots. */
final class FaceFinder {
    /** Area of cells in median cells (measured: 0.68 to 2.0). */
    private static final double LEAST_AREA = 0.4;

    private static final double GREATEST_AREA = 2.6;
    /** The same where near cells are larger than far ones (met: 3.1). */
    private static final double GREATEST_PHOTOGRAPHED_AREA = 3.8;
    /**
     * Area of cells in cells as the dots' size tells them: on rings dots are measured by how narrow the
     * cells are, and the outer ones are twice as long.
     */
    private static final double GREATEST_BY_DOTS = 3.4;
    /** Walls have more ink than this many grid lines; glow and tints take ink, and give none. */
    static final double GREATEST_ALIKE = 1.8;
    /** Outlines have more ink than so many grid lines, however dark. */
    private static final double GREATEST_LIGHT = 1.4;
    /** Tints, ink and glow hide few of the lines of a lattice. */
    private static final double MOST_HIDDEN = 0.2;
    /** A finger's mark may hide so many sides of a cell whose place is known. */
    private static final int MOST_HIDDEN_SIDES = 2;
    /** What is left of a line that a tint hides, in cells: 0.33 to both sides of a pipe, less at thick lines. */
    private static final double LONGEST_STUB = 0.12;
    /** Neighbors share 0.61 of a cell's side at least, cells that touch at a corner 0.06, in poor JPEGs 0.2. */
    private static final double LEAST_SIDE = 0.3;

    private static final double GREATEST_TOUCH = 0.24;
    private static final double LEAST_SURE_SIDE = 0.4;
    /** Area of a dot in cells is 0.38, of one with a piece of pipe 0.45. */
    private static final double LEAST_DOT = 0.25;

    private static final double GREATEST_DOT = 0.6;
    /** A cell's outline has several sides; one that is open makes a third of it. */
    private static final double LEAST_OUTLINE = 0.8;

    private static final Found<FaceGrid> NO_OUTLINE = not("no line is thick as an outline is");

    private final List<Face> faces;
    private final List<FaceSide> sides;
    private final List<List<FaceSide>> around;
    private final double cellSize;

    /** Whether the cells lie on a lattice that is known: then a line may be hidden. */
    private final boolean onLattice;

    /** Whether the lattice is all that tells faces apart, so that there are some where nothing is drawn. */
    private final boolean straightened;

    /** Whether near cells may be larger than far ones. */
    private final boolean photographed;

    /** So many sides of a cell may be hidden then. */
    private final int mostHidden;

    private final Supplier<List<Junctions.Straight>> junctions;

    private FaceFinder(
            List<Face> faces,
            List<FaceSide> sides,
            double cellSize,
            boolean onLattice,
            int mostHidden,
            boolean photographed,
            Supplier<List<Junctions.Straight>> junctions) {
        this.photographed = photographed;
        this.junctions = junctions;
        this.faces = faces;
        this.sides = sides;
        this.cellSize = cellSize;
        this.onLattice = onLattice;
        this.straightened = mostHidden > 0;
        this.mostHidden = mostHidden;
        this.around = new ArrayList<>();
        for (int i = 0; i < faces.size(); i++) {
            around.add(new ArrayList<>());
        }
        for (FaceSide side : sides) {
            around.get(side.first()).add(side);
            around.get(side.second()).add(side);
        }
    }

    /**
     * The board among the faces, in as many ways as its lines can be taken, the likeliest first.
     *
     * @param cellSize as the size of the dots tells it, in pixels
     * @param onLattice whether the cells lie on a lattice that is known: then a line may be hidden
     * @param junctions where faces have no corner though others meet; asked only for what may be a board
     */
    static List<Found<FaceGrid>> find(
            List<Face> faces,
            List<FaceSide> sides,
            double cellSize,
            boolean onLattice,
            Supplier<List<Junctions.Straight>> junctions) {
        return new FaceFinder(faces, sides, cellSize, onLattice, 0, false, junctions).find();
    }

    /**
     * The same in a photograph. Near lines are wider there than far ones, so the outline is told by where it lies, too;
     * and blur makes walls of lines that are all alike, so nothing is a board without an outline that is thicker.
     */
    static List<Found<FaceGrid>> findPhotographed(
            List<Face> faces, List<FaceSide> sides, double cellSize, Supplier<List<Junctions.Straight>> junctions) {
        FaceFinder finder = new FaceFinder(faces, sides, cellSize, false, 0, true, junctions);
        Found<BitSet> joined = finder.joined();
        if (joined instanceof Found.Not<BitSet> not) {
            return List.of(not.as());
        }
        BitSet board = ((Found.Yes<BitSet>) joined).value();
        List<Found<FaceGrid>> grids = new ArrayList<>(finder.byLines(board, false));
        finder.byOutline(board).ifPresent(grid -> grids.add(0, grid));
        return grids.isEmpty() ? List.of(NO_OUTLINE) : grids;
    }

    /**
     * The same in a straightened photograph, shared out among the cells of its lattice: a cell is what has lines on
     * nearly all sides, and what lies between cells and other places is the outline, however heavy.
     */
    static List<Found<FaceGrid>> findStraightened(List<Face> faces, List<FaceSide> sides, double cellSize) {
        List<Found<FaceGrid>> grids = new ArrayList<>();
        for (int hidden = 1; hidden <= MOST_HIDDEN_SIDES; hidden++) {
            FaceFinder asSeen = new FaceFinder(faces, sides, cellSize, true, hidden, false, List::of);
            grids.addAll(asSeen.find());
            BitSet enclosed = asSeen.enclosed();
            List<FaceSide> even =
                    EvenLight.on(faces, sides, side -> enclosed.get(side.first()) && enclosed.get(side.second()));
            grids.addAll(new FaceFinder(faces, even, cellSize, true, hidden, false, List::of).find());
        }
        return grids;
    }

    private List<Found<FaceGrid>> find() {
        Found<BitSet> joined = joined();
        if (joined instanceof Found.Not<BitSet> not) {
            return List.of(not.as());
        }
        BitSet board = ((Found.Yes<BitSet>) joined).value();
        List<Found<FaceGrid>> grids = new ArrayList<>();
        if (straightened) {
            byOutline(board).ifPresent(grids::add);
        }
        // Free tilings have an outline that is thicker; without one, what lines close may be a part of a board.
        grids.addAll(byLines(board, onLattice));
        return grids.isEmpty() ? List.of(NO_OUTLINE) : grids;
    }

    /** The faces that lines join to most dots. */
    private Found<BitSet> joined() {
        BitSet joined = new BitSet();
        BitSet enclosed = straightened ? enclosed() : new BitSet();
        int most = 0;
        for (int i = 0; i < faces.size(); i++) {
            if (holdsDot(i) && !joined.get(i)) {
                BitSet part = flood(
                        List.of(i),
                        side -> side.side().isDrawn()
                                && (!straightened || enclosed.get(side.first()) && enclosed.get(side.second())));
                int dots = (int) part.stream().filter(this::holdsDot).count();
                if (dots > most) {
                    most = dots;
                    joined = part;
                }
            }
        }
        return most < 4
                ? new Found.Not<>(Stage.BOARD, "found " + most + " dots in faces that lines join, expected at least 4")
                : new Found.Yes<>(joined);
    }

    /** Where what lies between these faces and others is the outline, and thicker than most lines between them. */
    private Optional<Found<FaceGrid>> byOutline(BitSet joined) {
        return OutlineGap.of(outerInks(joined), innerInks(joined)).map(weights -> settle(joined, weights, false));
    }

    /**
     * In all ways in which lines may be of two kinds.
     *
     * @param mayBeAlike whether they may be of one kind as well
     */
    private List<Found<FaceGrid>> byLines(BitSet joined, boolean mayBeAlike) {
        Side[] lines = sides.stream()
                .filter(s -> joined.get(s.first()) || joined.get(s.second()))
                .filter(s -> s.length() >= LEAST_SIDE * cellSize)
                .map(FaceSide::side)
                .filter(s -> s.kind() == Side.Kind.LINE)
                .toArray(Side[]::new);
        return LineWeights.of(lines).stream()
                .filter(weights -> mayBeAlike || weights != LineWeights.ALIKE)
                .map(weights -> settle(joined, weights, weights == LineWeights.ALIKE))
                .toList();
    }

    /** @param plain whether the lines tell that no line is thick: only a lattice tells then where the board ends */
    private Found<FaceGrid> settle(BitSet joined, LineWeights weights, boolean plain) {
        List<Integer> dots = joined.stream().filter(this::holdsDot).boxed().toList();
        BitSet closed = plain ? closed() : joined;
        boolean keepsTo = plain || straightened;
        FaceOutline outline = FaceOutline.of(sides, joined, weights);
        LineWeights walls = outline.walls(weights);
        BitSet cells = flood(
                dots,
                side -> side.side().isDrawn()
                        && !walls.isThick(side.side())
                        && (!keepsTo || closed.get(side.first()) && closed.get(side.second())));
        double[] areas =
                cells.stream().mapToDouble(i -> faces.get(i).area()).sorted().toArray();
        double median = areas[areas.length / 2];
        for (int cell : cells.stream().toArray()) {
            double area = faces.get(cell).area() / median;
            if (area < LEAST_AREA || area > (photographed ? GREATEST_PHOTOGRAPHED_AREA : GREATEST_AREA)) {
                return not("the face at " + where(cell) + " is too small or large for a cell of this board");
            }
        }
        double side = Math.sqrt(median);
        int[] order = cells.stream()
                .boxed()
                .sorted(Comparator.<Integer>comparingDouble(
                                i -> Math.rint(faces.get(i).center().y() / (side / 4)))
                        .thenComparingDouble(i -> faces.get(i).center().x()))
                .mapToInt(i -> i)
                .toArray();
        int[] index = new int[faces.size()];
        Arrays.fill(index, -1);
        for (int i = 0; i < order.length; i++) {
            index[order[i]] = i;
        }
        List<FaceSide> inner = new ArrayList<>();
        int hidden = 0;
        for (FaceSide s : sides) {
            int a = index[s.first()];
            int b = index[s.second()];
            boolean isDrawn = s.side().isDrawn();
            if (s.length() < LEAST_SIDE * side && (a < 0 || b < 0 || s.length() < GREATEST_TOUCH * side)
                    || a < 0 && b < 0) {
                continue;
            }
            if (a >= 0 && b >= 0) {
                if (s.length() < LEAST_SURE_SIDE * side) {
                    if (walls.isThick(s.side()) && outline.isLike(s.side())) {
                        // At the tip of a notch two cells touch over as much as its outline is wide; were it a wall,
                        // they would be no neighbors either.
                        continue;
                    }
                    return not("the cells at " + where(s.first()) + " and " + where(s.second())
                            + " share too little of a border for neighbors, and too much for others");
                }
                hidden += isDrawn ? 0 : 1;
                if (!isDrawn && !onLattice) {
                    return not("no line parts the cells at " + where(s.first()) + " and " + where(s.second()));
                }
                if (walls.isThick(s.side()) && !outline.isLike(s.side())) {
                    return not("the line between the cells at " + where(s.first()) + " and " + where(s.second())
                            + " is neither a grid line's width nor the outline's");
                }
                inner.add(s.between(a, b));
            } else if (!plain && (!weights.isThick(s.side()) || s.seen() < LEAST_OUTLINE)) {
                return not("the cell at " + where(a >= 0 ? s.first() : s.second()) + " has no outline");
            } else if ((plain || photographed) && isFilled(a >= 0 ? s.second() : s.first())) {
                return not("something lies beside the cell at " + where(a >= 0 ? s.first() : s.second())
                        + ", where the board would end");
            }
        }
        if (hidden > MOST_HIDDEN * inner.size()) {
            return not("no line is seen between " + hidden + " of " + inner.size() + " neighbors");
        }
        List<Face> board = Arrays.stream(order).mapToObj(faces::get).toList();
        double thin = FaceGridChecks.thinWidth(inner, walls);
        for (int i = 0; i < order.length; i++) {
            if (board.get(i).stubs() > LONGEST_STUB * side * thin) {
                return not("a line ends within the cell at " + where(order[i]));
            }
        }
        if (plain && FaceGridChecks.hasInkier(inner)) {
            return not("one of the lines between cells may be a wall");
        }
        if (plain && isOpen(cells)) {
            return not("around most cells there is an outline, around some there is none");
        }
        Optional<String> doubt = new MergedCells(board, inner).doubt();
        if (doubt.isEmpty() && !onLattice) {
            doubt = new MergedCells(board, inner).doubt(cells, index, junctions.get());
        }
        if (doubt.isPresent()) {
            return not(doubt.get());
        }
        List<FaceSide> borders =
                sides.stream().filter(s -> s.length() >= LEAST_SURE_SIDE * side).toList();
        Optional<FaceSide> stroke = FaceStrokes.among(borders, cells, walls);
        if (stroke.isPresent()) {
            return not("between the cells at " + where(stroke.get().first()) + " and "
                    + where(stroke.get().second()) + " lies a stroke that is neither line nor wall");
        }
        return new Found.Yes<>(new FaceGrid(board, inner, walls, side));
    }

    /** The faces with lines on all sides: on a lattice whose lines are all alike these are the cells. */
    private BitSet closed() {
        BitSet closed = new BitSet();
        for (int face = 0; face < faces.size(); face++) {
            closed.set(
                    face,
                    isLikeCell(face)
                            && around.get(face).stream()
                                    .allMatch(s -> s.length() < LEAST_SIDE * cellSize
                                            || s.side().kind() == Side.Kind.CROSSED
                                            || s.side().isDrawn() && s.seen() >= LEAST_OUTLINE));
        }
        return closed;
    }

    /** The faces with lines on nearly all sides. */
    private BitSet enclosed() {
        BitSet enclosed = new BitSet();
        for (int face = 0; face < faces.size(); face++) {
            enclosed.set(
                    face,
                    isLikeCell(face)
                            && around.get(face).stream()
                                            .filter(s -> s.length() >= LEAST_SIDE * cellSize
                                                    && !s.side().isDrawn())
                                            .count()
                                    <= mostHidden);
        }
        return enclosed;
    }

    /** Whether what ends the board is an outline in one place, and no more than a grid line in another. */
    private boolean isOpen(BitSet cells) {
        double[] outer = outerInks(cells);
        double[] inner = innerInks(cells);
        double usual = inner.length == 0 ? 0 : inner[inner.length / 2];
        return outer.length > 0
                && outer[0] <= GREATEST_LIGHT * usual
                && outer[outer.length / 2] > GREATEST_ALIKE * usual;
    }

    /** The ink of lines between cells and what is none. */
    private double[] outerInks(BitSet cells) {
        return inks(s -> cells.get(s.first()) != cells.get(s.second()));
    }

    private double[] innerInks(BitSet cells) {
        return inks(s -> cells.get(s.first()) && cells.get(s.second()));
    }

    private double[] inks(Predicate<FaceSide> which) {
        return sides.stream()
                .filter(s -> s.length() >= LEAST_SIDE * cellSize)
                .filter(which)
                .map(FaceSide::side)
                .filter(s -> s.kind() == Side.Kind.LINE)
                .mapToDouble(Side::ink)
                .sorted()
                .toArray();
    }

    private BitSet flood(List<Integer> from, Predicate<FaceSide> open) {
        BitSet seen = new BitSet();
        Deque<Integer> queue = new ArrayDeque<>(from);
        while (!queue.isEmpty()) {
            int face = queue.poll();
            if (seen.get(face)) {
                continue;
            }
            seen.set(face);
            for (FaceSide side : around.get(face)) {
                if (side.length() >= LEAST_SIDE * cellSize && isLikeCell(side.other(face)) && open.test(side)) {
                    queue.add(side.other(face));
                }
            }
        }
        return seen;
    }

    /** Whether a face is about as large as a cell of a given size, in pixels. */
    static boolean isLikeCell(Face face, double cellSize) {
        double area = face.area() / (cellSize * cellSize);
        return !face.atEdge() && area >= LEAST_AREA && area <= GREATEST_BY_DOTS;
    }

    private boolean isLikeCell(int face) {
        return isLikeCell(faces.get(face), cellSize);
    }

    /** Whether a face as large as a cell holds a dot or a pipe, however dark. */
    private boolean isFilled(int face) {
        return isLikeCell(face) && faces.get(face).relief() > FaceReader.GREATEST_RELIEF;
    }

    private boolean holdsDot(int face) {
        double ink = faces.get(face).ink() / (cellSize * cellSize);
        return isLikeCell(face) && ink >= LEAST_DOT && ink <= GREATEST_DOT;
    }

    private String where(int face) {
        Point center = faces.get(face).center();
        return Math.round(center.x()) + ", " + Math.round(center.y());
    }

    private static Found<FaceGrid> not(String reason) {
        return new Found.Not<>(Stage.CELLS, reason);
    }
}
