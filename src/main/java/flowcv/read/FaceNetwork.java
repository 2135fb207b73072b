package flowcv.read;

import flowcv.image.Point;
import flowcv.read.pixel.Pixels;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;

/**
 * The faces of a segmented picture, and what is drawn between those that may be cells.
 *
 * @param segments the picture
 * @param cellSize the square root of a cell's area, in pixels of the picture
 * @param areas of what may be a cell
 * @param faces by the number of their label
 * @param sides around all faces that lines join to some dot; none where there are no two dots that they could join
 */
record FaceNetwork(Segments segments, double cellSize, CellAreas areas, List<Face> faces, List<FaceSide> sides) {

    /** Keeps copies. */
    FaceNetwork {
        faces = List.copyOf(faces);
        sides = List.copyOf(sides);
    }

    /**
     * Measures faces and reads their sides.
     *
     * @param pixels of the same picture
     * @param sheets are shown the lines
     */
    static FaceNetwork of(Pixels pixels, Segments segments, double cellSize, FaceSheets sheets) {
        FaceSideReader reader = new FaceSideReader(pixels, segments, cellSize);
        return of(
                reader,
                segments,
                () -> SoftLight.without(pixels, segments, FaceMeasures.of(segments, cellSize), cellSize),
                cellSize,
                CellAreas.SEEN_UPRIGHT,
                sheets);
    }

    /** The same in a photograph, whose lines may be fainter. */
    static FaceNetwork photographed(Pixels pixels, Segments segments, double cellSize, FaceSheets sheets) {
        return photographed(FaceSideReader.photographed(pixels, segments, cellSize), segments, cellSize, sheets);
    }

    /** The same for faces that several looks agree on. */
    static FaceNetwork agreed(Pixels pixels, Segments segments, double cellSize, FaceSheets sheets) {
        return photographed(FaceSideReader.agreed(pixels, segments, cellSize), segments, cellSize, sheets);
    }

    private static FaceNetwork photographed(
            FaceSideReader reader, Segments segments, double cellSize, FaceSheets sheets) {
        Supplier<List<Face>> measures = () -> FaceMeasures.of(segments, cellSize);
        return of(reader, segments, measures, cellSize, CellAreas.PHOTOGRAPHED, sheets);
    }

    private static FaceNetwork of(
            FaceSideReader reader,
            Segments segments,
            Supplier<List<Face>> measures,
            double cellSize,
            CellAreas areas,
            FaceSheets sheets) {
        sheets.lines(segments);
        // Both go once over all pixels, which is most of what a network costs; without two dots one is for nothing.
        try (Forked<List<Contact>> contacts = Forked.of(() -> Contact.of(segments))) {
            List<Face> faces = measures.get();
            List<FaceSide> sides = new ReachedSides(reader, faces, cellSize, areas).among(contacts.get());
            return new FaceNetwork(segments, cellSize, areas, faces, sides);
        }
    }

    /** The same with the contrasts that lines had if light lay evenly on them. */
    FaceNetwork inEvenLight() {
        List<FaceSide> even = EvenLight.on(faces, sides, side -> isLikeCell(side.first()) && isLikeCell(side.second()));
        return new FaceNetwork(segments, cellSize, areas, faces, even);
    }

    /**
     * The cells in as many ways as the lines can be taken, the likeliest first.
     *
     * @param premise what is known of the picture
     */
    List<Found<FaceGrid>> grids(FacePremise premise) {
        return FaceFinder.find(faces, sides, cellSize, premise, () -> Junctions.of(segments, cellSize)).stream()
                .map(this::outlined)
                .toList();
    }

    private Found<FaceGrid> outlined(Found<FaceGrid> found) {
        if (!(found instanceof Found.Yes<FaceGrid> yes)) {
            return found;
        }
        FaceGrid grid = yes.value();
        return new Found.Yes<>(grid.with(() -> CellOutlines.of(segments, numbers(grid), grid)));
    }

    /** By label the number of the cell; -1 for those that are none. */
    private int[] numbers(FaceGrid grid) {
        Map<Face, Integer> cells = new HashMap<>();
        for (int cell = 0; cell < grid.cells().size(); cell++) {
            cells.put(grid.cells().get(cell), cell);
        }
        return faces.stream().mapToInt(face -> cells.getOrDefault(face, -1)).toArray();
    }

    /** Whether lines lie all around a place, near or far. */
    boolean isEnclosed(Point place) {
        int face = segments.face(place.x(), place.y());
        return face > 0 && !faces.get(face).atEdge();
    }

    private boolean isLikeCell(int face) {
        return areas.isLikeCell(faces.get(face), cellSize);
    }
}
