package flowcv.read;

import flowcv.image.Point;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collection;
import java.util.List;
import java.util.function.Predicate;

/** The faces of a picture as a graph whose edges are their borders; tells which of them are like cells. */
final class FaceGraph {
    /** Area of cells in median cells (measured: 0.68 and more). */
    static final double LEAST_AREA = 0.4;
    /** Neighbors share 0.61 of a cell's side at least, cells that touch at a corner 0.06, in poor JPEGs 0.2. */
    static final double LEAST_SIDE = 0.3;
    /** A cell's outline has several sides; one that is open makes a third of it. */
    static final double LEAST_OUTLINE = 0.8;
    /** Letters above a board and dots in light hide a third of one of its sides. */
    static final double LEAST_SEEN = 0.6;

    private final List<Face> faces;
    private final List<FaceSide> sides;
    private final List<List<FaceSide>> around = new ArrayList<>();
    private final double cellSize;
    private final CellAreas areas;

    /** @param cellSize as the size of the dots tells it, in pixels */
    FaceGraph(List<Face> faces, List<FaceSide> sides, double cellSize) {
        this(faces, sides, cellSize, CellAreas.SEEN_UPRIGHT);
    }

    /** @param areas of cells */
    FaceGraph(List<Face> faces, List<FaceSide> sides, double cellSize, CellAreas areas) {
        this.faces = List.copyOf(faces);
        this.sides = List.copyOf(sides);
        this.cellSize = cellSize;
        this.areas = areas;
        for (int i = 0; i < faces.size(); i++) {
            around.add(new ArrayList<>());
        }
        for (FaceSide side : sides) {
            around.get(side.first()).add(side);
            around.get(side.second()).add(side);
        }
    }

    /** The number of faces. */
    int size() {
        return faces.size();
    }

    Face face(int number) {
        return faces.get(number);
    }

    /** All borders, in the order in which they were found. */
    List<FaceSide> sides() {
        return sides;
    }

    /** Those borders that are too long for corners that touch. */
    List<FaceSide> longSides() {
        return sides.stream().filter(this::isLong).toList();
    }

    /** Those of one face. */
    List<FaceSide> longSides(int face) {
        return around.get(face).stream().filter(this::isLong).toList();
    }

    /** All faces like cells that open borders join to some, and these. */
    BitSet flood(Collection<Integer> from, Predicate<FaceSide> open) {
        return Flood.from(from, face -> around.get(face).stream()
                .filter(side -> isLong(side) && isLikeCell(side.other(face)) && open.test(side))
                .mapToInt(side -> side.other(face)));
    }

    /** The faces with lines on all sides: on a lattice whose lines are all alike these are the cells. */
    BitSet closed() {
        return closed(LEAST_OUTLINE);
    }

    /** The faces with lines on all sides, where letters and lamps may hide some of a line. */
    BitSet closed(double leastSeen) {
        BitSet closed = new BitSet();
        for (int face = 0; face < faces.size(); face++) {
            closed.set(face, isLikeCell(face) && around.get(face).stream().allMatch(side -> isClosed(side, leastSeen)));
        }
        return closed;
    }

    private boolean isClosed(FaceSide side, double leastSeen) {
        return !isLong(side)
                || side.side().kind() == Side.Kind.CROSSED
                || side.side().isDrawn() && side.seen() >= leastSeen;
    }

    /** The faces with lines on all sides but for a number of them. */
    BitSet enclosed(int mostHidden) {
        BitSet enclosed = new BitSet();
        for (int face = 0; face < faces.size(); face++) {
            enclosed.set(
                    face,
                    isLikeCell(face)
                            && around.get(face).stream()
                                            .filter(s -> isLong(s) && !s.side().isDrawn())
                                            .count()
                                    <= mostHidden);
        }
        return enclosed;
    }

    /** The ink of lines between some faces and others, from the least to the most. */
    double[] outerInks(BitSet cells) {
        return inks(outerLines(cells));
    }

    /** The ink of lines between two of some faces, from the least to the most. */
    double[] innerInks(BitSet cells) {
        return inks(innerLines(cells));
    }

    private static double[] inks(List<Side> lines) {
        return lines.stream().mapToDouble(Side::ink).sorted().toArray();
    }

    /** The lines between some faces and others. */
    List<Side> outerLines(BitSet cells) {
        return lines(s -> cells.get(s.first()) != cells.get(s.second()));
    }

    /** The lines between two of some faces. */
    List<Side> innerLines(BitSet cells) {
        return lines(s -> cells.get(s.first()) && cells.get(s.second()));
    }

    private List<Side> lines(Predicate<FaceSide> which) {
        return sides.stream()
                .filter(this::isLong)
                .filter(which)
                .map(FaceSide::side)
                .filter(s -> s.kind() == Side.Kind.LINE)
                .toList();
    }

    /** Whether a face is as large as a cell. */
    boolean isLikeCell(int face) {
        return areas.isLikeCell(faces.get(face), cellSize);
    }

    private boolean isLong(FaceSide side) {
        return isLong(side, cellSize);
    }

    /** Whether a border is too long for corners of cells of a given size, in pixels, that touch. */
    static boolean isLong(FaceSide side, double cellSize) {
        return side.length() >= LEAST_SIDE * cellSize;
    }

    /** Whether a face as large as a cell holds a dot or a pipe, however dark. */
    boolean isFilled(int face) {
        return isLikeCell(face) && faces.get(face).relief() > FaceReader.GREATEST_RELIEF;
    }

    /** Whether a face as large as a cell holds something as large as a dot. */
    boolean holdsDot(int face) {
        return areas.holdsDot(faces.get(face), cellSize);
    }

    /** Where a face lies, in words. */
    String where(int face) {
        return where(faces.get(face));
    }

    /** The same. */
    static String where(Face face) {
        Point center = face.center();
        return Math.round(center.x()) + ", " + Math.round(center.y());
    }
}
