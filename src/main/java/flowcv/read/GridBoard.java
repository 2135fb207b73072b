package flowcv.read;

import flowcv.board.BoardBuilder;
import flowcv.board.BoardException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Puts a board together from the cells, sides, marks and pairs that were read on a square lattice. */
final class GridBoard {
    /** Glow beyond a border may look like a line, but one of less than this share of the border's contrast. */
    private static final double LEAST_OF_USUAL = 0.4;

    private final CellGrid grid;
    private final BoardBuilder builder;

    private GridBoard(CellGrid grid) {
        this.grid = grid;
        this.builder = BoardBuilder.square(grid.rows(), grid.columns());
    }

    static Found<Reading.Read> assemble(CellGrid grid, Marks marks, DotPairing.Paired paired, double dotRadius) {
        return new GridBoard(grid).assemble(marks, paired, dotRadius);
    }

    private Found<Reading.Read> assemble(Marks marks, DotPairing.Paired paired, double dotRadius) {
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
        String fault = openings();
        if (!fault.isEmpty()) {
            return new Found.Not<>(Stage.CELLS, fault);
        }
        try {
            return new Found.Yes<>(
                    new Reading.Read(builder.build(), placement(dotRadius, colors), paired.confidence()));
        } catch (BoardException e) {
            return new Found.Not<>(Stage.CELLS, e.getMessage());
        }
    }

    private void walls() {
        for (int row = 0; row < grid.rows(); row++) {
            for (int column = 0; column < grid.columns(); column++) {
                if (grid.isCell(row, column)
                        && grid.isCell(row, column + 1)
                        && grid.isThick(grid.vertical()[row][column + 1])) {
                    builder.wall(row, column, row, column + 1);
                }
                if (grid.isCell(row, column)
                        && grid.isCell(row + 1, column)
                        && grid.isThick(grid.horizontal()[row + 1][column])) {
                    builder.wall(row, column, row + 1, column);
                }
            }
        }
    }

    /** Opens rows and columns whose two ends are open; says what is wrong where that cannot be. */
    private String openings() {
        int rows = grid.rows();
        int columns = grid.columns();
        double leftContrast = usualContrast(border(0));
        double rightContrast = usualContrast(border(columns));
        int openRows = 0;
        int proven = 0;
        for (int row = 0; row < rows; row++) {
            Side left = grid.vertical()[row][0];
            Side right = grid.vertical()[row][columns];
            boolean leftOpen = grid.isCell(row, 0) && isOpen(left, leftContrast);
            boolean rightOpen = grid.isCell(row, columns - 1) && isOpen(right, rightContrast);
            if (leftOpen != rightOpen) {
                return "row " + (row + 1) + " is open at one end and closed at the other";
            }
            if (leftOpen) {
                builder.openRow(row);
                openRows++;
                proven += isPassed(left) && isPassed(right) ? 1 : 0;
            }
        }
        double topContrast = usualContrast(grid.horizontal()[0]);
        double bottomContrast = usualContrast(grid.horizontal()[rows]);
        int openColumns = 0;
        for (int column = 0; column < columns; column++) {
            Side top = grid.horizontal()[0][column];
            Side bottom = grid.horizontal()[rows][column];
            boolean topOpen = grid.isCell(0, column) && isOpen(top, topContrast);
            boolean bottomOpen = grid.isCell(rows - 1, column) && isOpen(bottom, bottomContrast);
            if (topOpen != bottomOpen) {
                return "column " + (column + 1) + " is open at one end and closed at the other";
            }
            if (topOpen) {
                builder.openColumn(column);
                openColumns++;
                proven += isPassed(top) && isPassed(bottom) ? 1 : 0;
            }
        }
        // A crop or a dark border may have taken whole sides; no level is open all along them.
        return proven == 0 && (openRows == rows || openColumns == columns) ? "the border is not seen on two sides" : "";
    }

    /**
     * Where the border is thick, a thin line or none is an opening. A thin border may be lost in glow or
     * blur, so there nothing but a pipe that runs over it proves one.
     */
    private boolean isOpen(Side border, double usualContrast) {
        return switch (border.kind()) {
            case CROSSED -> true;
            case MISSING -> grid.hasThickLines();
            case LINE ->
                grid.hasThickLines()
                        && (border.contrast() < LEAST_OF_USUAL * usualContrast
                                || border.whole() && !grid.isThick(border));
            // A crop takes the whole border or nothing of it.
            case ON_EDGE -> grid.hasThickLines() && usualContrast > 0;
            case OUTSIDE -> false;
        };
    }

    private Side[] border(int line) {
        Side[] border = new Side[grid.rows()];
        for (int row = 0; row < border.length; row++) {
            border[row] = grid.vertical()[row][line];
        }
        return border;
    }

    /** The greatest contrast of a border's lines but one; 0 where there are not two: it lies outside. */
    private static double usualContrast(Side[] border) {
        double greatest = 0;
        double second = 0;
        for (Side side : border) {
            if (side.kind() == Side.Kind.LINE) {
                second = Math.max(second, Math.min(greatest, side.contrast()));
                greatest = Math.max(greatest, side.contrast());
            }
        }
        return second;
    }

    private static boolean isPassed(Side border) {
        return border.kind() == Side.Kind.CROSSED;
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
