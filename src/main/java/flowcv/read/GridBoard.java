package flowcv.read;

import flowcv.board.Board;
import flowcv.board.BoardBuilder;
import flowcv.board.BoardException;
import flowcv.image.Point;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Puts a board together from the cells, sides, marks and pairs that were read on a square lattice. */
final class GridBoard {
    private final CellGrid grid;
    private final BoardBuilder builder;

    private GridBoard(CellGrid grid) {
        this.grid = grid;
        this.builder = BoardBuilder.square(grid.rows(), grid.columns());
    }

    static Found<Reading.Read> assemble(
            CellGrid grid, Openings.Edges edges, Marks marks, DotPairing.Paired paired, double dotRadius) {
        return new GridBoard(grid).assemble(edges, marks, paired, dotRadius);
    }

    private Found<Reading.Read> assemble(
            Openings.Edges edges, Marks marks, DotPairing.Paired paired, double dotRadius) {
        Map<String, Integer> colors = new HashMap<>();
        for (DotPairing.DotPair pair : paired.pairs()) {
            for (Dot dot : List.of(pair.first(), pair.second())) {
                builder.dot(pair.label(), dot.cell() / grid.columns(), dot.cell() % grid.columns());
            }
            colors.put(pair.label(), pair.first().rgb());
        }
        for (int row = 0; row < grid.rows(); row++) {
            for (int column = 0; column < grid.columns(); column++) {
                if (!grid.isCell(row, column)) {
                    builder.hole(row, column);
                } else if (marks.bridges()[row][column]) {
                    builder.bridge(row, column);
                }
            }
        }
        walls();
        Found<Openings> openings = Openings.of(grid, edges);
        if (openings instanceof Found.Not<Openings> not) {
            return not.as();
        }
        open(((Found.Yes<Openings>) openings).value());
        try {
            Board board = builder.build();
            return new Found.Yes<>(new Reading.Read(
                    board, placement(dotRadius, colors), paired.confidence(), DrawnPipes.of(grid, board)));
        } catch (BoardException e) {
            return new Found.Not<>(Stage.CELLS, e.getMessage());
        }
    }

    private void walls() {
        for (int row = 0; row < grid.rows(); row++) {
            for (int column = 0; column < grid.columns(); column++) {
                if (grid.isCell(row, column)
                        && grid.isCell(row, column + 1)
                        && grid.isWall(grid.vertical()[row][column + 1])) {
                    builder.wall(row, column, row, column + 1);
                }
                if (grid.isCell(row, column)
                        && grid.isCell(row + 1, column)
                        && grid.isWall(grid.horizontal()[row + 1][column])) {
                    builder.wall(row, column, row + 1, column);
                }
            }
        }
    }

    private void open(Openings openings) {
        openings.rows().forEach(builder::openRow);
        openings.columns().forEach(builder::openColumn);
    }

    private Placement placement(double dotRadius, Map<String, Integer> colors) {
        List<Point> corners = List.of(
                new Point(grid.x().line(0), grid.y().line(0)),
                new Point(grid.x().line(grid.columns()), grid.y().line(0)),
                new Point(grid.x().line(grid.columns()), grid.y().line(grid.rows())),
                new Point(grid.x().line(0), grid.y().line(grid.rows())));
        List<Point> centers = new ArrayList<>(grid.rows() * grid.columns());
        for (int row = 0; row < grid.rows(); row++) {
            for (int column = 0; column < grid.columns(); column++) {
                centers.add(new Point(grid.x().center(column), grid.y().center(row)));
            }
        }
        return new Placement(corners, centers, grid.cellSize(), 2 * dotRadius, colors);
    }
}
