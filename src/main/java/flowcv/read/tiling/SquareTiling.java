package flowcv.read.tiling;

import flowcv.board.Board;
import flowcv.board.BoardBuilder;
import flowcv.image.Point;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Squares in rows and columns, and one place more on every side. */
public final class SquareTiling {
    /** How far an inner line is looked for beyond the outline, in cells. */
    private static final double STUB = 0.25;

    /** Of 4,170 official levels of squares 3,526 have no wall, and the others 4 to 64. */
    private static final int FEWEST_WALLS = 4;

    private SquareTiling() {}

    /**
     * The complex of so many rows and columns; the upper left corner of its first cell is the origin of its plane, x
     * grows along a row.
     */
    public static CellComplex complex(int rows, int columns, Pose pose, double score) {
        Form form = new Form(rows, columns);
        List<Cell> cells = new ArrayList<>();
        for (int row = -1; row <= rows; row++) {
            for (int column = -1; column <= columns; column++) {
                boolean beyond = row < 0 || row == rows || column < 0 || column == columns;
                cells.add(new Cell(
                        List.of(
                                new Point(column, row),
                                new Point(column + 1, row),
                                new Point(column + 1, row + 1),
                                new Point(column, row + 1)),
                        new Point(column + 0.5, row + 0.5),
                        beyond));
            }
        }
        List<Border> borders = new ArrayList<>();
        for (int row = 0; row < rows; row++) {
            int start = borders.size();
            for (int column = 0; column <= columns; column++) {
                int opposite = column == 0 ? start + columns : column == columns ? start : Border.NONE;
                borders.add(new Border(
                        new Point(column, row + 1),
                        new Point(column, row),
                        form.place(row, column - 1),
                        form.place(row, column),
                        opposite));
            }
        }
        for (int column = 0; column < columns; column++) {
            int start = borders.size();
            for (int row = 0; row <= rows; row++) {
                int opposite = row == 0 ? start + rows : row == rows ? start : Border.NONE;
                borders.add(new Border(
                        new Point(column, row),
                        new Point(column + 1, row),
                        form.place(row - 1, column),
                        form.place(row, column),
                        opposite));
            }
        }
        for (int column = 1; column < columns; column++) {
            for (int row : new int[] {-1, rows}) {
                Point from = new Point(column, row < 0 ? 0 : rows + STUB);
                Point to = new Point(column, row < 0 ? -STUB : rows);
                borders.add(new Border(from, to, form.place(row, column - 1), form.place(row, column), Border.NONE));
            }
        }
        for (int row = 1; row < rows; row++) {
            for (int column : new int[] {-1, columns}) {
                Point from = new Point(column < 0 ? -STUB : columns, row);
                Point to = new Point(column < 0 ? 0 : columns + STUB, row);
                borders.add(new Border(from, to, form.place(row - 1, column), form.place(row, column), Border.NONE));
            }
        }
        return new CellComplex(cells, borders, pose, score, form);
    }

    /** Knows which place is in which row and column. */
    private record Form(int rows, int columns) implements BoardForm {
        int place(int row, int column) {
            return (row + 1) * (columns + 2) + column + 1;
        }

        @Override
        public boolean mayHaveBridges() {
            return true;
        }

        @Override
        public int fewestWalls() {
            return FEWEST_WALLS;
        }

        @Override
        public List<Rim> rims() {
            int across = rows * (columns + 1);
            int all = across + columns * (rows + 1);
            List<Rim> rims = new ArrayList<>();
            for (int last = 0; last < 2; last++) {
                int end = last;
                rims.add(new Rim(
                        IntStream.range(0, rows)
                                .mapToObj(row -> row * (columns + 1) + end * columns)
                                .toList(),
                        IntStream.range(0, rows - 1)
                                .mapToObj(row -> all + 2 * (columns - 1) + 2 * row + end)
                                .toList()));
                rims.add(new Rim(
                        IntStream.range(0, columns)
                                .mapToObj(column -> across + column * (rows + 1) + end * rows)
                                .toList(),
                        IntStream.range(0, columns - 1)
                                .mapToObj(column -> all + 2 * column + end)
                                .toList()));
            }
            return rims;
        }

        @Override
        public List<List<Integer>> seams() {
            int across = rows * (columns + 1);
            Stream<List<Integer>> down = IntStream.range(1, columns).mapToObj(column -> IntStream.range(0, rows)
                    .mapToObj(row -> row * (columns + 1) + column)
                    .toList());
            Stream<List<Integer>> right = IntStream.range(1, rows).mapToObj(row -> IntStream.range(0, columns)
                    .mapToObj(column -> across + column * (rows + 1) + row)
                    .toList());
            return Stream.concat(down, right).toList();
        }

        @Override
        public List<Integer> places() {
            List<Integer> places = new ArrayList<>();
            for (int row = 0; row < rows; row++) {
                for (int column = 0; column < columns; column++) {
                    places.add(place(row, column));
                }
            }
            return places;
        }

        @Override
        public CellComplex with(CellComplex complex, int place) {
            int above = row(place) < 0 ? 1 : 0;
            int left = column(place) < 0 ? 1 : 0;
            int below = row(place) == rows ? 1 : 0;
            int right = column(place) == columns ? 1 : 0;
            return SquareTiling.complex(
                    rows + above + below, columns + left + right, complex.pose().from(-left, -above), complex.score());
        }

        @Override
        public CellComplex within(CellComplex complex, BitSet cells) {
            if (cells.isEmpty()) {
                return complex;
            }
            int[] inRows = cells.stream().map(this::row).sorted().toArray();
            int[] inColumns = cells.stream().map(this::column).sorted().toArray();
            int height = inRows[inRows.length - 1] - inRows[0] + 1;
            int width = inColumns[inColumns.length - 1] - inColumns[0] + 1;
            return height == rows && width == columns
                    ? complex
                    : SquareTiling.complex(
                            height, width, complex.pose().from(inColumns[0], inRows[0]), complex.score());
        }

        @Override
        public String where(int place) {
            return "row " + (row(place) + 1) + ", column " + (column(place) + 1);
        }

        private int row(int place) {
            return place / (columns + 2) - 1;
        }

        private int column(int place) {
            return place % (columns + 2) - 1;
        }

        @Override
        public Board board(BitSet cells, BitSet walls, BitSet openings, BitSet bridges, List<Dots> dots) {
            OuterLines.check(cells, this::row, rows);
            OuterLines.check(cells, this::column, columns);
            BoardBuilder builder = BoardBuilder.square(rows, columns);
            for (int place : places()) {
                if (!cells.get(place)) {
                    builder.hole(row(place), column(place));
                } else if (bridges.get(place)) {
                    builder.bridge(row(place), column(place));
                }
            }
            int across = rows * (columns + 1);
            walls.stream().forEach(wall -> {
                if (wall < across) {
                    int row = wall / (columns + 1);
                    int column = wall % (columns + 1);
                    builder.wall(row, column - 1, row, column);
                } else {
                    int column = (wall - across) / (rows + 1);
                    int row = (wall - across) % (rows + 1);
                    builder.wall(row - 1, column, row, column);
                }
            });
            for (int row = 0; row < rows; row++) {
                if (openings.get(row * (columns + 1))) {
                    builder.openRow(row);
                }
            }
            for (int column = 0; column < columns; column++) {
                if (openings.get(across + column * (rows + 1))) {
                    builder.openColumn(column);
                }
            }
            for (Dots pair : dots) {
                builder.dot(pair.label(), row(pair.first()), column(pair.first()));
                builder.dot(pair.label(), row(pair.second()), column(pair.second()));
            }
            return builder.build();
        }
    }
}
