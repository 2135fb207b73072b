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
        boolean single = board.pairs().stream().allMatch(pair -> length(pair.label()) == 1);
        if (board.topology() == Topology.SQUARE && style == Style.TERMINAL && single) {
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

    private static int length(String label) {
        return label.codePointCount(0, label.length());
    }

    /** One label a cell, with blanks between longer ones; the stacks of hex boards stand half a row apart, so they take two lines a row. */
    private static String letters(Board board, Solution solution, Style style) {
        int width = board.pairs().stream()
                .mapToInt(pair -> length(pair.label()))
                .max()
                .orElse(1);
        String[] cells = cells(board, solution, style, width);
        if (board.topology() == Topology.SQUARE) {
            StringBuilder text = new StringBuilder();
            for (int place = 0; place < cells.length; place++) {
                text.append(cells[place]).append((place + 1) % board.columns() == 0 ? "\n" : width > 1 ? " " : "");
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
                row.append(here ? cells[board.place(half / 2, column)] : " ".repeat(width))
                        .append(' ');
            }
            String trimmed = row.toString().stripTrailing();
            text.append(trimmed).append(trimmed.isEmpty() && line == 2 * board.rows() ? "" : "\n");
        }
        return text.toString();
    }

    private static String padded(String cell, int width) {
        return " ".repeat(width - length(cell)) + cell;
    }

    private static String[] cells(Board board, Solution solution, Style style, int width) {
        String[] cells = new String[board.size()];
        for (int place = 0; place < cells.length; place++) {
            cells[place] = padded(board.isHole(place) ? (style == Style.TERMINAL ? " " : "#") : ".", width);
        }
        for (int i = 0; i < solution.trails().size(); i++) {
            Trail trail = solution.trails().get(i);
            String label = padded(trail.label(), width);
            String letter = style == Style.TERMINAL ? Ink.of(trail.label(), i).write(label) : label;
            for (int place : trail.places()) {
                cells[place] = board.isBridge(place) ? padded("+", width) : letter;
            }
        }
        return cells;
    }
}
