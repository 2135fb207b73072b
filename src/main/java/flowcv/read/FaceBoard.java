package flowcv.read;

import flowcv.board.Board;
import flowcv.board.BoardBuilder;
import flowcv.board.BoardException;
import flowcv.board.GraphBoardBuilder;
import flowcv.board.Lane;
import flowcv.board.Link;
import flowcv.image.Point;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Puts a board together from faces: of hexagons where they lie on their lattice, else of any tiling. */
final class FaceBoard {
    /** Marks shift the middles of square cells by less than this share of their distance. */
    private static final double ASKEW = 0.2;
    /** Of the sides of boards of other tilings at most two thirds lie along the axes. */
    private static final double SQUARE_SHARE = 0.85;

    private final FaceGrid grid;
    private final DotPairing.Paired paired;

    private FaceBoard(FaceGrid grid, DotPairing.Paired paired) {
        this.grid = grid;
        this.paired = paired;
    }

    static Found<Reading.Read> assemble(FaceGrid grid, DotPairing.Paired paired) {
        if (isSquare(grid)) {
            return new Found.Not<>(Stage.CELLS, "the cells are squares, but their lattice was not to be read");
        }
        Optional<HexLattice> hex = hexagons(grid);
        if (hex.isPresent() && !hex.get().agrees(grid)) {
            return new Found.Not<>(
                    Stage.CELLS, "the cells lie on a lattice of hexagons, but not all neighbors share a border");
        }
        if (hex.isEmpty() && SquaresInPlane.is(grid)) {
            return new Found.Not<>(Stage.CELLS, "the cells are squares seen at an angle, their lattice tells more");
        }
        FaceBoard board = new FaceBoard(grid, paired);
        try {
            return new Found.Yes<>(hex.isPresent() ? board.hex(hex.get()) : board.graph());
        } catch (BoardException e) {
            return new Found.Not<>(Stage.CELLS, e.getMessage());
        }
    }

    /** The lattice of hexagons that the cells lie on, if they do. */
    static Optional<HexLattice> hexagons(FaceGrid grid) {
        return HexLattice.of(grid).or(() -> HexesInPlane.of(grid));
    }

    /** Whether practically all neighbors lie beside or below each other: such boards have rows and columns. */
    private static boolean isSquare(FaceGrid grid) {
        long upright = grid.sides().stream()
                .filter(side -> {
                    Point a = grid.cells().get(side.first()).center();
                    Point b = grid.cells().get(side.second()).center();
                    double dx = Math.abs(a.x() - b.x());
                    double dy = Math.abs(a.y() - b.y());
                    return Math.min(dx, dy) < ASKEW * Math.max(dx, dy);
                })
                .count();
        return upright >= SQUARE_SHARE * grid.sides().size();
    }

    private Reading.Read hex(HexLattice lattice) {
        int rows = lattice.rowCount();
        int columns = lattice.columnCount();
        BoardBuilder builder = BoardBuilder.hex(rows, columns);
        int[] cells = new int[rows * columns];
        Arrays.fill(cells, -1);
        for (int i = 0; i < grid.cells().size(); i++) {
            cells[lattice.rows()[i] * columns + lattice.columns()[i]] = i;
        }
        List<Point> centers = new ArrayList<>();
        for (int place = 0; place < cells.length; place++) {
            centers.add(lattice.center(place / columns, place % columns));
            if (cells[place] < 0) {
                builder.hole(place / columns, place % columns);
            }
        }
        for (FaceSide side : grid.sides()) {
            if (grid.isWall(side)) {
                builder.wall(
                        lattice.rows()[side.first()],
                        lattice.columns()[side.first()],
                        lattice.rows()[side.second()],
                        lattice.columns()[side.second()]);
            }
        }
        for (DotPairing.DotPair pair : paired.pairs()) {
            for (Dot dot : List.of(pair.first(), pair.second())) {
                builder.dot(pair.label(), lattice.rows()[dot.cell()], lattice.columns()[dot.cell()]);
            }
        }
        int[] places = new int[grid.cells().size()];
        for (int place = 0; place < cells.length; place++) {
            if (cells[place] >= 0) {
                places[cells[place]] = place;
            }
        }
        return reading(builder.build(), centers, places);
    }

    private Reading.Read graph() {
        GraphBoardBuilder builder = new GraphBoardBuilder();
        List<Point> centers = grid.cells().stream().map(Face::center).toList();
        for (int i = 0; i < centers.size(); i++) {
            builder.cell(
                    CellNames.free(i),
                    Math.rint(centers.get(i).x()),
                    Math.rint(centers.get(i).y()));
        }
        List<List<Point>> outlines = grid.outlines().get();
        for (int i = 0; i < outlines.size(); i++) {
            builder.outline(
                    CellNames.free(i),
                    outlines.get(i).stream().map(GraphInPicture::corner).toList());
        }
        for (FaceSide side : grid.sides()) {
            if (!grid.isWall(side)) {
                builder.link(CellNames.free(side.first()), CellNames.free(side.second()));
            }
        }
        for (DotPairing.DotPair pair : paired.pairs()) {
            for (Dot dot : List.of(pair.first(), pair.second())) {
                builder.dot(pair.label(), CellNames.free(dot.cell()));
            }
        }
        int[] places = new int[centers.size()];
        Arrays.setAll(places, cell -> cell);
        return reading(builder.build(), centers, places);
    }

    /** @param places of the board, by cell */
    private Reading.Read reading(Board board, List<Point> centers, int[] places) {
        Map<String, Integer> colors = new HashMap<>();
        paired.pairs().forEach(p -> colors.put(p.label(), p.first().rgb()));
        double diameter = paired.pairs().stream()
                .mapToDouble(
                        p -> 2 * Math.sqrt(grid.cells().get(p.first().cell()).ink() / Math.PI))
                .min()
                .orElse(0);
        Placement placement = new Placement(corners(), centers, grid.cellSize(), diameter, colors);
        List<Link> drawn = grid.sides().stream()
                .filter(side -> side.side().kind() == Side.Kind.CROSSED)
                .map(side -> Link.between(places[side.first()], places[side.second()], Lane.OTHER))
                .toList();
        return new Reading.Read(board, placement, paired.confidence(), drawn);
    }

    /** The box around all cells. */
    private List<Point> corners() {
        double half = grid.cellSize() / 2;
        double left = Double.MAX_VALUE;
        double right = -Double.MAX_VALUE;
        double top = Double.MAX_VALUE;
        double bottom = -Double.MAX_VALUE;
        for (Face cell : grid.cells()) {
            left = Math.min(left, cell.center().x() - half);
            right = Math.max(right, cell.center().x() + half);
            top = Math.min(top, cell.center().y() - half);
            bottom = Math.max(bottom, cell.center().y() + half);
        }
        return List.of(new Point(left, top), new Point(right, top), new Point(right, bottom), new Point(left, bottom));
    }
}
