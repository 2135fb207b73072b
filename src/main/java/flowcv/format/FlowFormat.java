package flowcv.format;

import flowcv.board.Board;
import flowcv.board.Topology;
import flowcv.format.text.BoardEntry;
import flowcv.format.text.FormatException;
import flowcv.format.text.Labels;
import flowcv.format.text.TextBlock;
import flowcv.format.text.TextBudget;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The project's own text form of boards ({@code .flow}), and of many boards in one text ({@code
 * .flows}): header lines {@code key: value}, a blank line, and the grid.
 */
public final class FlowFormat {
    /** Headers that follow from the board itself; the writer makes them again. */
    private static final Set<String> DERIVED = Set.of("topology", "walls", "links", "size", GraphGrid.OUTLINES);

    private FlowFormat() {}

    /**
     * Reads all boards of a text.
     *
     * @param source the name of the file, for messages
     * @return at least one board
     * @throws FormatException with line and column, where the text is not in this form
     */
    public static List<BoardEntry> read(String text, String source) throws FormatException {
        Iterator<TextBlock> blocks = TextBlock.split(text, source);
        if (!blocks.hasNext()) {
            throw new FormatException(source, 1, 1, "the text is empty, expected a board");
        }
        TextBudget budget = new TextBudget(source);
        List<BoardEntry> entries = new ArrayList<>();
        while (blocks.hasNext()) {
            TextBlock block = blocks.next();
            TextBlock grid = block;
            Headers headers = Headers.none(block);
            if (Headers.isHeader(block)) {
                headers = Headers.of(block);
                if (!blocks.hasNext()) {
                    throw block.fault(block.lines().size(), 0, "the text ends after a header, expected a grid");
                }
                grid = blocks.next();
            } else if (!entries.isEmpty()) {
                throw block.fault(
                        0,
                        0,
                        "another board, expected a line 'id: NAME' and a blank line before each board where there are several");
            }
            Board board = board(headers, grid);
            budget.take(block.firstLine(), board);
            entries.add(new BoardEntry(headers.values(), board, block.firstLine()));
        }
        return entries;
    }

    /** Writes a board without an id; the text ends with a line end. */
    public static String write(Board board) {
        return write(Map.of(), board);
    }

    /** Writes a board with its headers, {@code id} first where it has one; ends with a line end. */
    public static String write(Map<String, String> headers, Board board) {
        StringBuilder text = new StringBuilder();
        if (headers.containsKey("id")) {
            header(text, "id", headers.get("id"));
        }
        if (headers.containsKey("size") && board.topology() != Topology.GRAPH) {
            header(text, "size", board.rows() + "x" + board.columns());
        }
        if (board.topology() != Topology.SQUARE) {
            header(text, "topology", board.topology() == Topology.HEX ? "hex" : "graph");
        }
        if (board.topology() == Topology.HEX && !board.walls().isEmpty()) {
            header(text, "walls", CellPairs.write(board, board.walls()));
        }
        if (!board.extraLinks().isEmpty()) {
            header(text, "links", CellPairs.write(board, board.extraLinks()));
        }
        if (!board.outlines().isEmpty()) {
            header(text, GraphGrid.OUTLINES, GraphGrid.outlines(board));
        }
        if (board.topology() != Topology.GRAPH && !LabelNames.write(board).isEmpty()) {
            header(text, LabelNames.HEADER, LabelNames.write(board));
        }
        headers.forEach((key, value) -> {
            boolean isDerived = DERIVED.contains(key) || key.equals(LabelNames.HEADER) && LabelNames.isLabels(value);
            if (!key.equals("id") && !isDerived) {
                header(text, key, value);
            }
        });
        if (!text.isEmpty()) {
            text.append('\n');
        }
        boolean framed = board.topology() == Topology.SQUARE
                && !(board.walls().isEmpty() && board.border().isClosed());
        if (board.topology() == Topology.GRAPH) {
            GraphGrid.write(board, text);
        } else if (framed) {
            FramedGrid.write(board, text);
        } else {
            PlainRows.write(board, Labels.single(board), text);
        }
        return text.toString();
    }

    private static Board board(Headers headers, TextBlock grid) throws FormatException {
        return switch (headers.get("topology")) {
            case "", "square" ->
                LabelNames.read(
                        headers,
                        FramedGrid.isFramed(grid)
                                ? FramedGrid.read(headers, grid)
                                : PlainGrid.read(headers, grid, Topology.SQUARE));
            case "hex" -> LabelNames.read(headers, PlainGrid.read(headers, grid, Topology.HEX));
            case "graph" -> GraphGrid.read(headers, grid);
            default ->
                throw headers.fault(
                        "topology", "topology '" + headers.get("topology") + "', expected square, hex or graph");
        };
    }

    private static void header(StringBuilder text, String key, String value) {
        text.append(key).append(": ").append(value).append('\n');
    }
}
