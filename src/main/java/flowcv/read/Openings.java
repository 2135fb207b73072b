package flowcv.read;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Where a square lattice's border is open at both ends of a row or a column: a warp.
 *
 * @param rows counted from 0, in order
 * @param columns counted from 0, in order
 */
record Openings(List<Integer> rows, List<Integer> columns) {
    /** A border over glow stands out less than elsewhere; with this share of what it does elsewhere it is seen. */
    private static final double LEAST_OF_USUAL = 0.4;
    /** Where glow leaves less than this share of a border's contrast, none can be told from nothing. */
    private static final double LOST_IN_GLOW = 0.35;
    /** Lines of one kind differ in width by less than this share. */
    private static final double SAME_WIDTH = 0.3;

    /** What the picture says of one end of a row or column. */
    private enum End {
        OPEN,
        CLOSED,
        /** Nothing sure: the other end decides. */
        DOUBTFUL
    }

    /** Finds the openings; refuses where two ends do not fit, or nothing sure is seen of either. */
    static Found<Openings> of(CellGrid grid) {
        int rows = grid.rows();
        int columns = grid.columns();
        List<Integer> openRows = new ArrayList<>();
        List<Integer> openColumns = new ArrayList<>();
        String fault = open(grid, column(grid, 0), column(grid, columns), "row", openRows);
        if (fault.isEmpty()) {
            fault = open(grid, grid.horizontal()[0], grid.horizontal()[rows], "column", openColumns);
        }
        return fault.isEmpty()
                ? new Found.Yes<>(new Openings(List.copyOf(openRows), List.copyOf(openColumns)))
                : new Found.Not<>(Stage.CELLS, fault);
    }

    private static Side[] column(CellGrid grid, int line) {
        Side[] border = new Side[grid.rows()];
        for (int row = 0; row < border.length; row++) {
            border[row] = grid.vertical()[row][line];
        }
        return border;
    }

    /** Collects what is open at both ends; says what is wrong where that cannot be. */
    private static String open(CellGrid grid, Side[] first, Side[] last, String word, List<Integer> open) {
        Side usualFirst = usual(first);
        Side usualLast = usual(last);
        boolean inRow = word.equals("row");
        int proven = 0;
        for (int i = 0; i < first.length; i++) {
            int other = (inRow ? grid.columns() : grid.rows()) - 1;
            boolean isFirst = inRow ? grid.isCell(i, 0) : grid.isCell(0, i);
            boolean isLast = inRow ? grid.isCell(i, other) : grid.isCell(other, i);
            End one = isFirst ? end(grid, first[i], usualFirst) : End.CLOSED;
            End two = isLast ? end(grid, last[i], usualLast) : End.CLOSED;
            if (one == End.DOUBTFUL && two == End.DOUBTFUL) {
                return "the border is lost in glow at both ends of " + word + " " + (i + 1);
            }
            if (one != two && one != End.DOUBTFUL && two != End.DOUBTFUL) {
                return word + " " + (i + 1) + " is open at one end and closed at the other";
            }
            if (one == End.OPEN || two == End.OPEN) {
                open.add(i);
                proven += isPassed(first[i]) && isPassed(last[i]) ? 1 : 0;
            }
        }
        // A crop or a dark border may have taken whole sides; no level is open all along them.
        return proven == 0 && open.size() == first.length ? "the border is not seen on two sides" : "";
    }

    /**
     * Where the border is thick, a thin line or none is an opening. A thin border may be lost in glow or
     * blur, so there nothing but a pipe that runs over it proves one.
     */
    private static End end(CellGrid grid, Side border, Side usual) {
        if (isPassed(border)) {
            return End.OPEN;
        }
        if (!grid.hasThickLines() || border.kind() == Side.Kind.OUTSIDE) {
            return End.CLOSED;
        }
        if (border.kind() == Side.Kind.ON_EDGE) {
            // A crop takes the whole border or nothing of it.
            return usual.contrast() > 0 ? End.OPEN : End.CLOSED;
        }
        boolean isLine = border.kind() == Side.Kind.LINE;
        boolean isThick = grid.isThick(border) || isLine && !border.whole();
        if (isLine && border.contrast() >= LEAST_OF_USUAL * usual.contrast()) {
            return isThick ? End.CLOSED : End.OPEN;
        }
        if (isLine && isThick && Math.abs(border.width() - usual.width()) <= SAME_WIDTH * usual.width()) {
            return End.CLOSED;
        }
        double left = usual.beside() + usual.contrast() - border.beside();
        return left < LOST_IN_GLOW * usual.contrast() ? End.DOUBTFUL : End.OPEN;
    }

    /** The line of a border that has the greatest contrast but one; none where there are not two: it lies outside. */
    private static Side usual(Side[] border) {
        Side[] lines = Arrays.stream(border)
                .filter(s -> s.kind() == Side.Kind.LINE)
                .sorted((one, other) -> Double.compare(other.contrast(), one.contrast()))
                .toArray(Side[]::new);
        return lines.length < 2 ? Side.OUTSIDE : lines[1];
    }

    private static boolean isPassed(Side border) {
        return border.kind() == Side.Kind.CROSSED;
    }
}
