package flowcv.format;

import flowcv.board.Board;
import flowcv.board.BoardBuilder;
import flowcv.board.Link;
import flowcv.board.Topology;
import flowcv.format.text.FormatException;
import flowcv.format.text.Labels;
import flowcv.format.text.TextBlock;
import java.util.Arrays;
import java.util.HashSet;
import java.util.Set;

/**
 * The form of square boards with walls and warps: cell (r, c) stands at line 2r+1, column 2c+1, and
 * the characters between show what is closed.
 */
final class FramedGrid {
    private FramedGrid() {}

    /** A plain grid may begin with a bridge, but not with one beside a wall or a space. */
    static boolean isFramed(TextBlock block) {
        String first = block.lines().get(0);
        return first.length() > 1 && first.charAt(0) == '+' && (first.charAt(1) == '-' || first.charAt(1) == ' ');
    }

    static Board read(Headers headers, TextBlock block) throws FormatException {
        int height = block.lines().size();
        // The corner at the end of the first line is never a space, so this line is whole.
        String first = block.lines().get(0).stripTrailing();
        int width = first.codePointCount(0, first.length());
        if (width % 2 == 0) {
            throw block.fault(0, width, "a frame of " + width + " columns, expected 2 x columns + 1");
        }
        if (height % 2 == 0) {
            throw block.fault(height - 1, 0, "a frame of " + height + " lines, expected 2 x rows + 1");
        }
        int rows = height / 2;
        int columns = width / 2;
        headers.checkSize(rows, columns);
        BoardBuilder builder = GridCells.builder(block, Topology.SQUARE, rows, columns);
        int[][] text = new int[height][];
        for (int line = 0; line < height; line++) {
            text[line] = line(block, line, width);
        }
        GridCells cells = new GridCells(block, builder, Topology.SQUARE);
        for (int line = 0; line < height; line++) {
            for (int column = 0; column < width; column++) {
                int character = text[line][column];
                if (line % 2 == 1 && column % 2 == 1) {
                    cells.read(character, line / 2, column / 2, line, column);
                } else if (line % 2 == 1) {
                    side(block, builder, character, line, column, columns);
                } else if (column % 2 == 1) {
                    lid(block, builder, character, line, column, rows);
                } else if (character != '+') {
                    throw block.fault(line, column, unexpected(character, "'+' at a corner of the frame"));
                }
            }
        }
        borders(block, builder, text, rows, columns);
        CellPairs.read(headers, builder);
        return cells.build();
    }

    /** A line in its full width: the open right side of a row is a space, which may be missing. */
    private static int[] line(TextBlock block, int line, int width) throws FormatException {
        int[] points = codePoints(block, line);
        int missing = width - points.length;
        if (missing == 1 && line % 2 == 1) {
            points = Arrays.copyOf(points, width);
            points[width - 1] = ' ';
        } else if (missing != 0) {
            throw block.fault(
                    line,
                    Math.min(points.length, width),
                    "a line of " + points.length + " characters, expected " + width + " as in the first line");
        }
        return points;
    }

    private static int[] codePoints(TextBlock block, int line) {
        return block.lines().get(line).stripTrailing().codePoints().toArray();
    }

    private static void side(TextBlock block, BoardBuilder builder, int character, int line, int column, int columns)
            throws FormatException {
        if (character != '|' && character != ' ') {
            throw block.fault(line, column, unexpected(character, "'|' or a space between two cells of a row"));
        }
        if (character == '|' && column > 0 && column < 2 * columns) {
            builder.wall(line / 2, column / 2 - 1, line / 2, column / 2);
        }
    }

    private static void lid(TextBlock block, BoardBuilder builder, int character, int line, int column, int rows)
            throws FormatException {
        if (character != '-' && character != ' ') {
            throw block.fault(line, column, unexpected(character, "'-' or a space between two cells of a column"));
        }
        if (character == '-' && line > 0 && line < 2 * rows) {
            builder.wall(line / 2 - 1, column / 2, line / 2, column / 2);
        }
    }

    private static void borders(TextBlock block, BoardBuilder builder, int[][] text, int rows, int columns)
            throws FormatException {
        for (int row = 0; row < rows; row++) {
            boolean left = text[2 * row + 1][0] == ' ';
            boolean right = text[2 * row + 1][2 * columns] == ' ';
            if (left != right) {
                throw block.fault(2 * row + 1, left ? 0 : 2 * columns, "an opening without its opposite");
            }
            if (left) {
                builder.openRow(row);
            }
        }
        for (int column = 0; column < columns; column++) {
            boolean top = text[0][2 * column + 1] == ' ';
            boolean bottom = text[2 * rows][2 * column + 1] == ' ';
            if (top != bottom) {
                throw block.fault(top ? 0 : 2 * rows, 2 * column + 1, "an opening without its opposite");
            }
            if (top) {
                builder.openColumn(column);
            }
        }
    }

    static void write(Board board, StringBuilder text) {
        int[] cells = GridCells.write(board, Labels.single(board));
        Set<Long> walls = new HashSet<>();
        for (Link wall : board.walls()) {
            walls.add(key(wall.first(), wall.second()));
        }
        for (int line = 0; line <= 2 * board.rows(); line++) {
            for (int column = 0; column <= 2 * board.columns(); column++) {
                if (line % 2 == 0) {
                    text.append(column % 2 == 0 ? '+' : isLid(board, walls, line / 2, column / 2) ? '-' : ' ');
                } else if (column % 2 == 0) {
                    text.append(isSide(board, walls, line / 2, column / 2) ? '|' : ' ');
                } else {
                    text.appendCodePoint(cells[board.place(line / 2, column / 2)]);
                }
            }
            text.append('\n');
        }
    }

    private static boolean isSide(Board board, Set<Long> walls, int row, int column) {
        if (column == 0 || column == board.columns()) {
            return !board.border().isRowOpen(row);
        }
        return walls.contains(key(board.place(row, column - 1), board.place(row, column)));
    }

    private static boolean isLid(Board board, Set<Long> walls, int row, int column) {
        if (row == 0 || row == board.rows()) {
            return !board.border().isColumnOpen(column);
        }
        return walls.contains(key(board.place(row - 1, column), board.place(row, column)));
    }

    private static long key(int first, int second) {
        return ((long) first << 32) | second;
    }

    private static String unexpected(int character, String expected) {
        return "'" + Character.toString(character) + "', expected " + expected;
    }
}
