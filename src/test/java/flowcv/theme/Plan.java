package flowcv.theme;

import flowcv.board.Board;
import java.awt.Shape;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.awt.geom.RoundRectangle2D;
import java.util.Random;

/**
 * Where everything lies on a sheet. Coordinates in pixels, 0 the left or upper edge of the first.
 *
 * @param left of the board
 * @param top of the board
 * @param width of a cell
 * @param height of a cell
 * @param head what is left free above for the page's decor
 * @param foot what is left free below
 * @param sheetWidth whole pixels
 * @param sheetHeight whole pixels
 */
record Plan(
        Board board,
        Theme theme,
        double left,
        double top,
        double width,
        double height,
        double head,
        double foot,
        int sheetWidth,
        int sheetHeight) {
    /** No side of a picture is much longer, in pixels. */
    private static final double LONGEST = 1600;
    /** Nobody reads smaller cells, in pixels. */
    private static final double LEAST_CELL = 16;

    private static final double MOST_CELL = 110;
    /** What the width of frames and walls is measured by where there are no lines, in cells. */
    private static final double NO_LINE = 0.02;
    /** Walls are at least so wide, in cells. */
    private static final double WALL = 0.09;
    /** And so many times as wide as lines. */
    private static final double WALL_BY_LINE = 2.2;

    static Plan of(Board board, Theme theme, Random random) {
        Finish finish = theme.finish();
        Page page = theme.page();
        double longest = Math.max(board.columns(), board.rows() * finish.aspect()) + 2 * page.margin() + 2;
        double wanted = finish.cell() * (0.8 + 0.45 * random.nextDouble());
        double most = Math.min(MOST_CELL, LONGEST / longest);
        double cell = Math.max(LEAST_CELL, Math.min(wanted, most)) * finish.scale();
        double width = finish.isSnapped() ? Math.round(cell) : cell;
        double height = finish.isSnapped() ? Math.round(cell * finish.aspect()) : cell * finish.aspect();
        Plan bare = new Plan(board, theme, 0, 0, width, height, 0, 0, 0, 0);
        double out = bare.rimOut();
        double head = page.decor() == Page.Decor.TITLE || page.decor() == Page.Decor.TOOLBAR
                ? bare.letter() * (2 + 2 * random.nextDouble())
                : 0;
        double foot = page.decor() == Page.Decor.TEXT ? bare.letter() * (3 + 6 * random.nextDouble()) : 0;
        double[] margins = new double[4];
        for (int i = 0; i < margins.length; i++) {
            double margin = page.margin() * cell * (0.6 + 0.8 * random.nextDouble());
            margins[i] = out + (finish.isSnapped() ? Math.round(margin) : margin);
        }
        // The middle of a line of an odd width is the middle of a pixel.
        double half = finish.isSnapped() && Math.round(bare.line()) % 2 == 1 ? 0.5 : 0;
        double left = finish.isSnapped() ? Math.ceil(margins[0]) + half : margins[0];
        double top = finish.isSnapped() ? Math.ceil(margins[1] + head) + half : margins[1] + head;
        return new Plan(
                board,
                theme,
                left,
                top,
                width,
                height,
                head,
                foot,
                (int) Math.ceil(left + width * board.columns() + margins[2]),
                (int) Math.ceil(top + height * board.rows() + margins[3] + foot));
    }

    /** The side of a cell. */
    double unit() {
        return Math.min(width, height);
    }

    /** The height of digits of the page's text. */
    double letter() {
        return Math.max(9 * theme.finish().scale(), 0.28 * unit());
    }

    /** How wide lines or gaps are; where there are none, what others are measured by. */
    double line() {
        double wide = unit()
                * (theme.grid().kind() == Grid.Kind.NONE
                        ? NO_LINE
                        : theme.grid().width());
        double least = Math.max(1, theme.finish().scale());
        return whole(Math.max(least, wide));
    }

    double rim() {
        return whole(theme.rim().factor() * line());
    }

    /** How wide walls and the outlines of holes are. */
    double wall() {
        return whole(Math.max(WALL_BY_LINE * line(), WALL * unit()));
    }

    /** How far the middle of the frame is from the middle of the lines at the board's edges: it lies outside. */
    double rimShift() {
        return Math.max(0, (rim() - line()) / 2);
    }

    /** How far the frame reaches beyond the board. */
    double rimOut() {
        return rimShift() + rim() / 2;
    }

    private double whole(double pixels) {
        return theme.finish().isSnapped() ? Math.round(pixels) : pixels;
    }

    double x(double column) {
        return left + column * width;
    }

    double y(double row) {
        return top + row * height;
    }

    Point2D center(int place) {
        return new Point2D.Double(x(board.x(place)), y(board.y(place)));
    }

    Rectangle2D cell(int place) {
        return new Rectangle2D.Double(x(place % board.columns()), y(place / board.columns()), width, height);
    }

    /** What is filled of a cell: less where gaps part cells. */
    Shape filled(int place) {
        Rectangle2D cell = cell(place);
        Grid grid = theme.grid();
        if (grid.kind() != Grid.Kind.GAP) {
            return cell;
        }
        double gap = line();
        double corner = 2 * grid.corner() * unit();
        return new RoundRectangle2D.Double(
                cell.getX() + gap / 2,
                cell.getY() + gap / 2,
                cell.getWidth() - gap,
                cell.getHeight() - gap,
                corner,
                corner);
    }

    /** The whole board, made larger on all sides. */
    Rectangle2D box(double by) {
        return new Rectangle2D.Double(
                left - by, top - by, board.columns() * width + 2 * by, board.rows() * height + 2 * by);
    }

    /** Whether nothing is missing from the rectangle and its frame. */
    boolean isWhole() {
        return board.border().isClosed() && board.cells().count() == board.size();
    }
}
