package flowcv.format;

import flowcv.board.Board;
import flowcv.board.BoardBuilder;
import flowcv.board.Topology;
import flowcv.format.text.FormatException;
import flowcv.format.text.Piece;
import flowcv.format.text.TextBlock;
import java.util.List;
import java.util.Map;
import java.util.function.IntUnaryOperator;

/** Rows of plain cells, a character each, as other programs write them. */
final class PlainRows {
    private PlainRows() {}

    /**
     * The board of some rows.
     *
     * @param columns how long each row has to be
     * @param cell turns a character into a label, into '.', or into 0 where the form does not know it
     * @param expected what the form knows, for messages
     */
    static Board read(List<Piece> rows, int columns, IntUnaryOperator cell, String expected) throws FormatException {
        Piece first = rows.get(0);
        List<String> lines = rows.stream().map(Piece::text).toList();
        TextBlock block = new TextBlock(first.source(), first.line(), lines);
        BoardBuilder builder = GridCells.builder(block, Topology.SQUARE, rows.size(), columns);
        GridCells cells = new GridCells(block, builder, Topology.SQUARE);
        for (int row = 0; row < rows.size(); row++) {
            String text = lines.get(row).stripTrailing();
            if (text.length() != columns) {
                throw block.fault(
                        row,
                        Math.min(text.length(), columns),
                        "a row of " + text.length() + " cells, expected " + columns);
            }
            for (int column = 0; column < columns; column++) {
                int character = cell.applyAsInt(text.charAt(column));
                if (character == 0) {
                    throw block.fault(row, column, "'" + text.charAt(column) + "', expected " + expected);
                }
                cells.read(character, row, column, row, column);
            }
        }
        return cells.build();
    }

    /** Writes a line for each row, a character for each cell, the labels renamed. */
    static void write(Board board, Map<String, String> labels, StringBuilder text) {
        int[] cells = GridCells.write(board, labels);
        for (int place = 0; place < cells.length; place++) {
            text.appendCodePoint(cells[place]);
            if ((place + 1) % board.columns() == 0) {
                text.append('\n');
            }
        }
    }
}
