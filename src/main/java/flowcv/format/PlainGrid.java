package flowcv.format;

import flowcv.board.Board;
import flowcv.board.BoardBuilder;
import flowcv.board.Topology;
import flowcv.format.text.FormatException;
import flowcv.format.text.TextBlock;

/** One character per cell, one line per row. */
final class PlainGrid {
    private PlainGrid() {}

    static Board read(Headers headers, TextBlock block, Topology topology) throws FormatException {
        int rows = block.lines().size();
        String first = block.lines().get(0).strip();
        int columns = first.codePointCount(0, first.length());
        headers.checkSize(rows, columns);
        BoardBuilder builder = GridCells.builder(block, topology, rows, columns);
        GridCells cells = new GridCells(block, builder, topology);
        for (int row = 0; row < rows; row++) {
            String whole = block.lines().get(row);
            int indent = whole.length() - whole.stripLeading().length();
            int[] line = whole.strip().codePoints().toArray();
            if (line.length != columns) {
                throw block.fault(
                        row,
                        indent + Math.min(line.length, columns),
                        "a row of " + line.length + " cells, expected " + columns + " as in the first row");
            }
            for (int column = 0; column < columns; column++) {
                cells.read(line[column], row, column, row, indent + column);
            }
        }
        CellPairs.read(headers, builder);
        return cells.build();
    }
}
