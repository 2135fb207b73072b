package flowcv.read;

import flowcv.image.Point;
import java.util.Arrays;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;

/**
 * Draws what each stage of reading a board by its faces found over the dimmed picture, and tells it; does nothing where
 * nobody watches. For one look, in which lines may be taken in several ways: ways that come to the same are told once.
 */
final class FaceSheets implements FaceStages {
    /** Height of the names of cells, in cells: five letters of a row and a column fit into one. */
    private static final double NAME = 0.2;

    private static final double CONTRAST = 0.14;

    private final WatchedLook first;
    private final Set<List<Object>> told = new HashSet<>();
    private WatchedLook look;
    private boolean isNew;
    private FaceNetwork network;
    /** The labels of faces, which grids know by themselves alone. */
    private Map<Face, Integer> labels = Map.of();

    FaceSheets(WatchedLook look) {
        this.first = look;
        this.look = look;
    }

    /** Faces, lines and what is drawn in the faces, as the picture is shared out among them. */
    void lines(Segments segments) {
        if (first.observer().looks()) {
            SegmentsDrawing.show(segments, first);
        }
    }

    /**
     * The faces, outlined: cells with their names, and where there are none yet what is as large as a cell, with its
     * place in pixels, as ends of readings call it.
     *
     * @param grids the cells in as many ways as lines can be taken
     */
    void faces(FaceNetwork faces, List<Found<FaceGrid>> grids) {
        if (!first.isWatched()) {
            return;
        }
        network = faces;
        labels = new IdentityHashMap<>();
        for (int label = 1; label < faces.faces().size(); label++) {
            labels.put(faces.faces().get(label), label);
        }
        long enclosed = labels.keySet().stream().filter(face -> !face.atEdge()).count();
        Optional<FaceGrid> likeliest = grids.stream()
                .filter(Found.Yes.class::isInstance)
                .map(found -> ((Found.Yes<FaceGrid>) found).value())
                .findFirst();
        String cells = likeliest
                .map(grid -> grid.cells().size() + " of them cells")
                .orElseGet(() -> IntStream.range(1, faces.faces().size())
                                .filter(this::isLikeCell)
                                .count()
                        + " of them as large as cells");
        first.show(
                "faces",
                enclosed + " faces, " + cells,
                sheet -> likeliest.ifPresentOrElse(grid -> cells(sheet, grid), () -> places(sheet)));
    }

    private void cells(Sheet sheet, FaceGrid grid) {
        int[] cells = numbers(grid);
        outlines(sheet, label -> cells[label] >= 0);
        names(sheet, grid);
    }

    private void places(Sheet sheet) {
        outlines(sheet, this::isLikeCell);
        double height = network.cellSize() * NAME;
        for (int label = 1; label < network.faces().size(); label++) {
            if (isLikeCell(label)) {
                Point center = network.faces().get(label).center();
                double y = center.y();
                sheet.centered(Math.round(center.x()) + ",", center.x(), y - 0.7 * height, height, Sheet.TEXT);
                sheet.centered(Math.round(y) + "", center.x(), y + 0.7 * height, height, Sheet.TEXT);
            }
        }
    }

    private boolean isLikeCell(int label) {
        return label > 0 && network.areas().isLikeCell(network.faces().get(label), network.cellSize());
    }

    /** All borders, those of some faces bright. */
    private void outlines(Sheet sheet, IntPredicate isBright) {
        byte[] bright = new byte[sheet.width() * sheet.height()];
        byte[] others = new byte[bright.length];
        FaceBorders.each(network.segments(), sheet.width(), sheet.height(), (x, y, a, b) -> {
            byte[] mask = isBright.test(a) || isBright.test(b) ? bright : others;
            mask[y * sheet.width() + x] = 1;
        });
        sheet.pixels(others, Sheet.NOTHING, 1);
        sheet.pixels(bright, Sheet.LATTICE, 2);
    }

    private static void names(Sheet sheet, FaceGrid grid) {
        CellNames names = CellNames.of(grid);
        for (int cell = 0; cell < grid.cells().size(); cell++) {
            Point center = grid.cells().get(cell).center();
            sheet.centered(names.name(cell), center.x(), center.y(), grid.cellSize() * NAME, Sheet.TEXT);
        }
    }

    /** By label the number of the cell; -1 for those that are none. */
    private int[] numbers(FaceGrid grid) {
        int[] cells = new int[network.faces().size()];
        Arrays.fill(cells, -1);
        for (int cell = 0; cell < grid.cells().size(); cell++) {
            Integer label = labels.get(grid.cells().get(cell));
            if (label != null) {
                cells[label] = cell;
            }
        }
        return cells;
    }

    /** The sides of all cells: thin, thick, crossed by a pipe, or not seen, with their contrast in levels. */
    @Override
    public void cells(FaceGrid grid) {
        if (!first.isWatched()) {
            return;
        }
        List<Object> way = List.of(
                grid.cells(),
                grid.sides().stream()
                        .map(side ->
                                List.of(side.first(), side.second(), side.side().kind(), grid.isWall(side)))
                        .toList());
        isNew = told.add(way);
        if (!isNew) {
            return;
        }
        look = told.size() == 1
                ? first
                : first.as(first.heading() + ", lines taken in way " + told.size(), "-way-" + told.size());
        look.tell(CellNames.of(grid).words());
        look.show("face-sides", sides(grid), sheet -> new FaceSidesDrawing(network, grid, numbers(grid))
                .on(sheet, grid.cellSize() * CONTRAST));
    }

    private static String sides(FaceGrid grid) {
        List<FaceSide> sides = grid.sides();
        long walls = sides.stream().filter(grid::isWall).count();
        long crossed = sides.stream()
                .filter(side -> side.side().kind() == Side.Kind.CROSSED)
                .count();
        long unseen = sides.stream().filter(side -> !side.side().isDrawn()).count();
        return sides.size() + " sides between two cells: " + walls + " as thick as walls, " + crossed
                + " crossed by pipes, " + unseen + " not seen";
    }

    /** The dots in their color, and the names of all cells. */
    @Override
    public void dots(FaceGrid grid, List<Dot> dots) {
        if (isNew) {
            look.show("face-marks", dots.size() + " dots", sheet -> {
                dots.forEach(sheet::dot);
                names(sheet, grid);
            });
        }
    }

    @Override
    public void pairs(FaceGrid grid, DotPairing.Paired paired) {
        if (isNew) {
            PairSheet.show(look, "face-pairs", paired);
        }
    }

    /** Why the look ended, if it did. */
    void end(Found<Reading.Read> found) {
        first.end(found);
    }
}
