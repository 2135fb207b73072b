package flowcv.play;

import flowcv.board.Board;
import flowcv.board.Lane;
import java.util.List;

/**
 * Squares: four columns and two lines each, or two columns and one line where the terminal is small. A
 * side of a cell is drawn where no flow can pass; what is open at the border leads to the other side.
 */
final class SquareView implements View {
    private static final int UP = 1;
    private static final int RIGHT = 2;
    private static final int DOWN = 4;
    private static final int LEFT = 8;
    private static final String THIN = " ╵╶└╷│┌├╴┘─┴┐┤┬┼";
    private static final String THICK = "●╹╺┗╻┃┏┣╸┛━┻┓┫┳╋";

    private final Ground ground;
    private final Board board;
    private final boolean large;
    private final int dx;
    private final int dy;

    SquareView(Ground ground, boolean large) {
        this.ground = ground;
        this.board = ground.board;
        this.large = large;
        dx = large ? 4 : 2;
        dy = large ? 2 : 1;
    }

    @Override
    public int width() {
        return dx * board.columns() + 1;
    }

    @Override
    public int height() {
        return large ? 2 * board.rows() + 1 : board.rows() + 2;
    }

    private int x(int place) {
        return dx * (place % board.columns()) + dx / 2;
    }

    private int y(int place) {
        return dy * (place / board.columns()) + 1;
    }

    @Override
    public int placeAt(int x, int y) {
        if (x < 0 || y < (large ? 0 : 1) || x >= width() - 1) {
            return -1;
        }
        int row = large ? y / 2 : y - 1;
        int column = x / dx;
        return row >= board.rows() || y >= height() - 1 ? -1 : board.place(row, column);
    }

    @Override
    public int towards(int place, double towardsX, double towardsY) {
        int row = Math.floorMod(place / board.columns() + (int) Math.round(towardsY), board.rows());
        int column = Math.floorMod(place % board.columns() + (int) Math.round(towardsX), board.columns());
        return board.place(row, column);
    }

    @Override
    public void paint(Canvas canvas, int left, int top, Shown shown) {
        for (int place = 0; place < board.size(); place++) {
            paintCell(canvas, left + x(place), top + y(place), place);
        }
        paintSides(canvas, left, top);
        for (int pair = 0; pair < board.pairs().size(); pair++) {
            paintFlow(canvas, left, top, shown, pair, false);
        }
        for (int pair = 0; pair < board.pairs().size(); pair++) {
            paintFlow(canvas, left, top, shown, pair, true);
            paintDot(canvas, left, top, board.pairs().get(pair).first(), pair);
            paintDot(canvas, left, top, board.pairs().get(pair).second(), pair);
        }
        for (int place : shown.marked()) {
            canvas.ground(left + x(place) - (large ? 1 : 0), top + y(place), large ? 3 : 1, Colors.MARK);
        }
        paintCursor(canvas, left + x(shown.cursor()), top + y(shown.cursor()), shown);
    }

    private void paintCell(Canvas canvas, int x, int y, int place) {
        if (board.isBridge(place)) {
            canvas.text(x - (large ? 1 : 0), y, large ? "═╬═" : "╬", Ink.FAINT);
        } else if (!board.isHole(place)) {
            canvas.put(x, y, "·", Ink.FAINT);
        }
    }

    private void paintDot(Canvas canvas, int left, int top, int place, int pair) {
        Ink ink = Ink.on(Colors.of(board, pair));
        String label = board.pairs().get(pair).label();
        // A letter two columns wide would shift the rest of its line.
        int most = large ? 3 : 1;
        String glyph = label.codePointAt(0) < 0x1100 && label.length() <= most ? label : "●";
        String text = large && glyph.length() < most ? " " + glyph + " ".repeat(most - 1 - glyph.length()) : glyph;
        canvas.text(left + x(place) - (large ? 1 : 0), top + y(place), text, ink);
    }

    private void paintCursor(Canvas canvas, int x, int y, Shown shown) {
        int color = shown.drawn() >= 0 ? Colors.of(board, shown.drawn()) : 0xFFFFFF;
        if (large) {
            canvas.put(x - 1, y, shown.drawn() >= 0 ? "▐" : "[", Ink.of(color).withGround(0x000000));
            canvas.put(x + 1, y, shown.drawn() >= 0 ? "▌" : "]", Ink.of(color).withGround(0x000000));
        } else {
            String glyph = canvas.glyph(x, y);
            canvas.put(x, y, glyph, new Ink(0x000000, shown.drawn() >= 0 ? color : 0xFFFFFF, true, true));
        }
    }

    /** Whether no flow passes between two cells beside each other, one of which may lie beyond the border. */
    private boolean isClosed(int row, int column, int otherRow, int otherColumn) {
        boolean first = row >= 0 && column >= 0;
        boolean second = otherRow < board.rows() && otherColumn < board.columns();
        boolean seen = first && !board.isHole(board.place(row, column))
                || second && !board.isHole(board.place(otherRow, otherColumn));
        if (first && second) {
            return seen
                    && ground.link(board.place(row, column), board.place(otherRow, otherColumn))
                            .isEmpty();
        }
        boolean open =
                row == otherRow ? board.border().isRowOpen(row) : board.border().isColumnOpen(column);
        return seen && !open;
    }

    private void paintSides(Canvas canvas, int left, int top) {
        int rows = board.rows();
        int columns = board.columns();
        int[][] corners = new int[rows + 1][columns + 1];
        for (int row = 0; row <= rows; row++) {
            for (int column = 0; column <= columns; column++) {
                if (column < columns && isClosed(row - 1, column, row, column)) {
                    corners[row][column] |= RIGHT;
                    corners[row][column + 1] |= LEFT;
                }
                if (row < rows && isClosed(row, column - 1, row, column)) {
                    corners[row][column] |= DOWN;
                    corners[row + 1][column] |= UP;
                }
            }
        }
        for (int row = 0; row <= rows; row++) {
            for (int column = 0; column <= columns; column++) {
                paintCorner(canvas, left + dx * column, top, row, corners[row][column]);
            }
        }
    }

    private void paintCorner(Canvas canvas, int x, int top, int row, int sides) {
        if (large) {
            canvas.put(x, top + 2 * row, String.valueOf(THIN.charAt(sides)), Ink.FAINT);
            if ((sides & RIGHT) != 0) {
                canvas.text(x + 1, top + 2 * row, "───", Ink.FAINT);
            }
            if ((sides & DOWN) != 0) {
                canvas.put(x, top + 2 * row + 1, "│", Ink.FAINT);
            }
            return;
        }
        if ((sides & DOWN) != 0) {
            canvas.put(x, top + 1 + row, "│", Ink.FAINT);
        }
        if ((sides & RIGHT) != 0 && row == 0) {
            canvas.put(x + 1, top, "─", Ink.FAINT);
        } else if ((sides & RIGHT) != 0 && row == board.rows()) {
            canvas.put(x + 1, top + row + 1, "─", Ink.FAINT);
        } else if ((sides & RIGHT) != 0) {
            canvas.underline(x + 1, top + row, 1);
        }
    }

    /** First what runs from left to right, then, on top of it, the rest. */
    private void paintFlow(Canvas canvas, int left, int top, Shown shown, int pair, boolean upper) {
        List<Integer> flow = shown.position().flow(pair);
        Ink ink = Ink.of(Colors.of(board, pair));
        boolean joined = ground.isJoined(flow);
        for (int i = 0; flow.size() > 1 && i < flow.size(); i++) {
            int place = flow.get(i);
            Lane lane = ground.lane(flow, i);
            if ((lane == Lane.HORIZONTAL) == upper) {
                continue;
            }
            int x = left + x(place);
            int y = top + y(place);
            int arms =
                    (i > 0 ? arm(place, flow.get(i - 1)) : 0) | (i + 1 < flow.size() ? arm(place, flow.get(i + 1)) : 0);
            if (joined && !board.isBridge(place)) {
                canvas.ground(x - (large ? 1 : 0), y, large ? 3 : 1, Colors.tint(Colors.of(board, pair)));
            }
            String glyph = String.valueOf(THICK.charAt(arms));
            if (board.isBridge(place)) {
                glyph = lane == Lane.VERTICAL ? "┃" : "╫";
            } else if (i + 1 == flow.size() && !joined) {
                glyph = "●";
            }
            canvas.put(x, y, glyph, ink);
            paintArms(canvas, x, y, arms, ink);
        }
    }

    private void paintArms(Canvas canvas, int x, int y, int arms, Ink ink) {
        for (int i = 1; i <= dx / 2; i++) {
            if ((arms & RIGHT) != 0) {
                canvas.put(x + i, y, "━", ink);
            }
            if ((arms & LEFT) != 0) {
                canvas.put(x - i, y, "━", ink);
            }
        }
        if (large && (arms & UP) != 0) {
            canvas.put(x, y - 1, "┃", ink);
        }
        if (large && (arms & DOWN) != 0) {
            canvas.put(x, y + 1, "┃", ink);
        }
    }

    /** The side of a place at which a flow leaves it for another; none for a seam. */
    private int arm(int place, int other) {
        Lane lane = ground.link(place, other).map(link -> link.lane()).orElse(Lane.OTHER);
        int rows = other / board.columns() - place / board.columns();
        int columns = other % board.columns() - place % board.columns();
        return switch (lane) {
            case HORIZONTAL -> columns == 1 || columns < -1 ? RIGHT : LEFT;
            case VERTICAL -> rows == 1 || rows < -1 ? DOWN : UP;
            case OTHER -> 0;
        };
    }
}
