package flowcv.format;

import flowcv.board.Board;
import flowcv.board.BoardBuilder;
import flowcv.board.BoardException;
import flowcv.board.Pair;
import flowcv.board.Topology;
import flowcv.format.text.FormatException;
import flowcv.format.text.Labels;
import flowcv.format.text.TextBlock;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;

/** The characters that stand for cells, in the plain and in the framed form. */
final class GridCells {
    /** Where a label was first seen, and how often. */
    private record Seen(int line, int column, int times) {}

    private final TextBlock block;
    private final BoardBuilder builder;
    private final Topology topology;
    private final Map<String, Seen> labels = new LinkedHashMap<>();

    GridCells(TextBlock block, BoardBuilder builder, Topology topology) {
        this.block = block;
        this.builder = builder;
        this.topology = topology;
    }

    /** A board to put the cells of a grid on. */
    static BoardBuilder builder(TextBlock block, Topology topology, int rows, int columns) throws FormatException {
        try {
            return topology == Topology.HEX ? BoardBuilder.hex(rows, columns) : BoardBuilder.square(rows, columns);
        } catch (BoardException e) {
            throw FormatException.tooLarge(block.source(), block.firstLine(), 1, e.getMessage());
        }
    }

    /** Puts the cell that a character stands for on the board. */
    void read(int character, int row, int column, int line, int textColumn) throws FormatException {
        if (character == '.') {
            return;
        }
        if (character == '#') {
            builder.hole(row, column);
        } else if (character == '+') {
            if (topology != Topology.SQUARE) {
                throw block.fault(line, textColumn, "a bridge '+', but a hex board has none");
            }
            builder.bridge(row, column);
        } else if (Labels.isLabel(character)) {
            String label = Character.toString(character);
            Seen before = labels.get(label);
            labels.put(
                    label,
                    before == null
                            ? new Seen(line, textColumn, 1)
                            : new Seen(before.line, before.column, before.times + 1));
            builder.dot(label, row, column);
        } else {
            throw block.fault(
                    line,
                    textColumn,
                    "'" + Character.toString(character) + "', expected '.', a letter or digit, '+' or '#'");
        }
    }

    /** The board, once every cell has been read. */
    Board build() throws FormatException {
        if (labels.isEmpty()) {
            throw block.fault(0, 0, "the board has no dots");
        }
        for (Map.Entry<String, Seen> entry : labels.entrySet()) {
            Seen seen = entry.getValue();
            if (seen.times != 2) {
                throw block.fault(
                        seen.line,
                        seen.column,
                        "dot " + entry.getKey() + " stands " + (seen.times == 1 ? "once" : seen.times + " times")
                                + ", expected twice");
            }
        }
        try {
            return builder.build();
        } catch (BoardException e) {
            throw block.fault(0, 0, e.getMessage());
        }
    }

    /**
     * The character of each place of a board.
     *
     * @param labels the character that stands for each label
     */
    static int[] write(Board board, Map<String, String> labels) {
        int[] cells = new int[board.size()];
        Map<Integer, String> dots = new HashMap<>();
        for (Pair pair : board.pairs()) {
            dots.put(pair.first(), labels.get(pair.label()));
            dots.put(pair.second(), labels.get(pair.label()));
        }
        for (int place = 0; place < cells.length; place++) {
            if (board.isHole(place)) {
                cells[place] = '#';
            } else if (board.isBridge(place)) {
                cells[place] = '+';
            } else {
                cells[place] = dots.getOrDefault(place, ".").codePointAt(0);
            }
        }
        return cells;
    }
}
