package flowcv.read;

import flowcv.image.Point;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** The likeliest cells ({@link LikeliestCells}) of a lattice of squares. */
final class LikeliestSquares {
    /** Places beyond those that look like cells: one is seen as none, one more as what none borders on. */
    private static final int BEYOND = 2;

    private final LatticeSides sides;
    private final Box box;
    private final Set<Place> dots;

    private LikeliestSquares(LatticeSides sides, Box box, Set<Place> dots) {
        this.sides = sides;
        this.box = box;
        this.dots = dots;
    }

    /**
     * What was found.
     *
     * @param places on the lattice
     * @param weights tells thick lines
     */
    record Cells(Set<Place> places, LineWeights weights) {}

    /**
     * The cells that are surely likelier than any others.
     *
     * @param cells that have lines on all sides
     * @param dots where dots stand
     */
    static Optional<Cells> of(LatticeSides sides, Collection<Place> cells, Set<Place> dots) {
        return new LikeliestSquares(sides, Box.around(cells).grown(BEYOND), dots).find(cells);
    }

    private Optional<Cells> find(Collection<Place> cells) {
        BitSet start = new BitSet();
        cells.forEach(place -> start.set(number(place)));
        return LikeliestCells.of(new FaceGraph(faces(), borders(), sides.cellSize()), start, true)
                .map(found -> new Cells(places(found.cells()), found.weights()));
    }

    private Set<Place> places(BitSet cells) {
        Set<Place> places = new HashSet<>();
        cells.stream()
                .forEach(i -> places.add(new Place(box.top() + i / box.columns(), box.first() + i % box.columns())));
        return places;
    }

    private int number(Place place) {
        return (place.row() - box.top()) * box.columns() + place.column() - box.first();
    }

    private List<Face> faces() {
        double size = sides.cellSize();
        List<Face> faces = new ArrayList<>();
        for (int row = box.top(); row <= box.bottom(); row++) {
            for (int column = box.first(); column <= box.last(); column++) {
                Point center = new Point(column * size, row * size);
                boolean isDot = dots.contains(new Place(row, column));
                faces.add(new Face(
                        center,
                        size * size,
                        row == box.top() || row == box.bottom() || column == box.first() || column == box.last(),
                        isDot ? FaceReader.USUAL_DOT * size * size : 0,
                        center,
                        0,
                        0,
                        0,
                        0));
            }
        }
        return faces;
    }

    private List<FaceSide> borders() {
        List<FaceSide> borders = new ArrayList<>();
        for (int row = box.top(); row <= box.bottom(); row++) {
            for (int column = box.first(); column <= box.last(); column++) {
                int number = number(new Place(row, column));
                if (column > box.first()) {
                    borders.add(border(number - 1, number, sides.left(row, column)));
                }
                if (row > box.top()) {
                    borders.add(border(number - box.columns(), number, sides.upper(row, column)));
                }
            }
        }
        return borders;
    }

    private FaceSide border(int first, int second, Side side) {
        return new FaceSide(
                first, second, side, 1, FaceCourse.NONE, new Span(new Point(0, 0), new Point(sides.cellSize(), 0)));
    }
}
