package flowcv.draw;

import flowcv.board.Board;
import flowcv.board.Pair;
import flowcv.board.Solution;
import flowcv.board.Trail;
import java.util.List;

/**
 * A solved square board for terminals: two characters a cell, so that cells look square; dots are
 * their letters, flows are lines. A line that ends at the border goes on at the opposite side.
 */
final class BoxDrawing {
    private static final int UP = 1;
    private static final int RIGHT = 2;
    private static final int DOWN = 4;
    private static final int LEFT = 8;

    /** The character for each set of sides; a lone side is half a line. */
    private static final String LINES = " ╵╶╰╷│╭├╴╯─┴╮┤┬┼";

    private final Board board;
    private final int[] arms;
    private final Ink[] across;
    private final Ink[] inks;
    private final String[] letters;

    private BoxDrawing(Board board) {
        this.board = board;
        arms = new int[board.size()];
        across = new Ink[board.size()];
        inks = new Ink[board.size()];
        letters = new String[board.size()];
    }

    static String draw(Board board, Solution solution) {
        BoxDrawing drawing = new BoxDrawing(board);
        for (int i = 0; i < solution.trails().size(); i++) {
            Trail trail = solution.trails().get(i);
            drawing.add(trail, Ink.of(trail.label(), i));
        }
        for (Pair pair : board.pairs()) {
            drawing.letters[pair.first()] = pair.label();
            drawing.letters[pair.second()] = pair.label();
        }
        return drawing.text();
    }

    private void add(Trail trail, Ink ink) {
        List<Integer> places = trail.places();
        for (int i = 0; i < places.size(); i++) {
            int place = places.get(i);
            int toBefore = i == 0 ? 0 : side(place, places.get(i - 1));
            int toAfter = i + 1 == places.size() ? 0 : side(place, places.get(i + 1));
            arms[place] |= toBefore | toAfter;
            if (((toBefore | toAfter) & (LEFT | RIGHT)) != 0) {
                across[place] = ink;
            }
            // On a bridge the lane that runs up and down lies on top.
            if (!board.isBridge(place) || ((toBefore | toAfter) & (UP | DOWN)) != 0) {
                inks[place] = ink;
            }
        }
    }

    /** The side of a place where its neighbor lies; none for a seam. */
    private int side(int place, int neighbor) {
        int rows = neighbor / board.columns() - place / board.columns();
        int columns = neighbor % board.columns() - place % board.columns();
        if (rows == 0 && columns != 0) {
            boolean warps = Math.abs(columns) > 1;
            return columns > 0 != warps ? RIGHT : LEFT;
        }
        if (columns == 0 && rows != 0) {
            boolean warps = Math.abs(rows) > 1;
            return rows > 0 != warps ? DOWN : UP;
        }
        return 0;
    }

    private String text() {
        StringBuilder text = new StringBuilder();
        for (int row = 0; row < board.rows(); row++) {
            for (int column = 0; column < board.columns(); column++) {
                int place = board.place(row, column);
                appendBetween(text, place, LEFT, column == 0);
                if (letters[place] != null) {
                    text.append(inks[place].writeBold(letters[place]));
                } else if (inks[place] != null) {
                    text.append(inks[place].write(String.valueOf(LINES.charAt(arms[place]))));
                } else {
                    text.append(board.isHole(place) ? ' ' : '.');
                }
            }
            appendBetween(text, board.place(row, board.columns() - 1), RIGHT, true);
            text.append('\n');
        }
        return text.toString();
    }

    /** The character left of a cell; at the border it is there for warps alone. */
    private void appendBetween(StringBuilder text, int place, int side, boolean border) {
        if ((arms[place] & side) != 0) {
            text.append(across[place].write("─"));
        } else if (!border || !board.border().isClosed()) {
            text.append(' ');
        }
    }
}
