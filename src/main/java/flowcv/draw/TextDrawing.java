package flowcv.draw;

import flowcv.board.Board;
import flowcv.board.Solution;
import flowcv.board.Topology;
import flowcv.board.Trail;

/**
 * Solutions as text. On a terminal the flows are lines in their colors, elsewhere every cell is the
 * letter of its flow. Boards without rows and columns are written as a list of flows.
 */
public final class TextDrawing {
    /** What a reader of the text can see. */
    public enum Style {
        /** Letters, digits and punctuation alone. */
        PLAIN,
        /** Box characters and the 256 colors of terminals. */
        TERMINAL
    }

    private TextDrawing() {}

    /** A solved board; every line ends with a line end. */
    public static String draw(Board board, Solution solution, Style style) {
        if (board.topology() == Topology.GRAPH) {
            return flows(board, solution, style);
        }
        if (board.topology() == Topology.SQUARE && style == Style.TERMINAL) {
            return BoxDrawing.draw(board, solution);
        }
        return letters(board, solution, style);
    }

    private static String flows(Board board, Solution solution, Style style) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < solution.trails().size(); i++) {
            Trail trail = solution.trails().get(i);
            StringBuilder line = new StringBuilder(trail.label()).append(':');
            for (int place : trail.places()) {
                line.append(' ').append(board.name(place));
            }
            text.append(style == Style.TERMINAL ? Ink.of(trail.label(), i).write(line.toString()) : line)
                    .append('\n');
        }
        return text.toString();
    }

    /** One character a cell; the stacks of hex boards stand half a row apart, so they take two lines a row. */
    private static String letters(Board board, Solution solution, Style style) {
        String[] cells = cells(board, solution, style);
        if (board.topology() == Topology.SQUARE) {
            StringBuilder text = new StringBuilder();
            for (int place = 0; place < cells.length; place++) {
                text.append(cells[place]).append((place + 1) % board.columns() == 0 ? "\n" : "");
            }
            return text.toString();
        }
        StringBuilder text = new StringBuilder();
        for (int line = 0; line <= 2 * board.rows(); line++) {
            StringBuilder row = new StringBuilder();
            for (int column = 0; column < board.columns(); column++) {
                // Odd stacks stand half a cell higher.
                int half = line - (column % 2 == 0 ? 1 : 0);
                boolean here = half >= 0 && half % 2 == 0 && half / 2 < board.rows();
                row.append(here ? cells[board.place(half / 2, column)] : " ").append(' ');
            }
            String trimmed = row.toString().stripTrailing();
            text.append(trimmed).append(trimmed.isEmpty() && line == 2 * board.rows() ? "" : "\n");
        }
        return text.toString();
    }

    private static String[] cells(Board board, Solution solution, Style style) {
        String[] cells = new String[board.size()];
        for (int place = 0; place < cells.length; place++) {
            cells[place] = board.isHole(place) ? (style == Style.TERMINAL ? " " : "#") : ".";
        }
        for (int i = 0; i < solution.trails().size(); i++) {
            Trail trail = solution.trails().get(i);
            String letter = style == Style.TERMINAL ? Ink.of(trail.label(), i).write(trail.label()) : trail.label();
            for (int place : trail.places()) {
                cells[place] = board.isBridge(place) ? "+" : letter;
            }
        }
        return cells;
    }
}
