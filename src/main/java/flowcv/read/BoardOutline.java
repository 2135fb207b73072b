package flowcv.read;

/**
 * Settles which cells of a window are the board: strays are dropped, cells that open on a warp are
 * taken in, and whatever then is neither a full rectangle nor outlined by thick lines is refused.
 */
final class BoardOutline {
    /** A first or last row with fewer cells than this share is a stray line of something else. */
    private static final double LEAST_FILLED = 0.5;

    private final CellGrid grid;
    private final boolean[][] present;

    private BoardOutline(CellGrid grid) {
        this.grid = grid;
        this.present = new boolean[grid.rows()][];
        for (int row = 0; row < grid.rows(); row++) {
            present[row] = grid.present()[row].clone();
        }
    }

    static Found<CellGrid> settle(CellGrid window) {
        return new BoardOutline(window).settle();
    }

    private Found<CellGrid> settle() {
        if (!grid.hasThickLines()) {
            return settlePlain();
        }
        int[] box = box();
        takeInOpenings(box);
        dropEnclosedHoles();
        return checked(box());
    }

    /** Without thick lines there are no holes: the board is a rectangle. */
    private Found<CellGrid> settlePlain() {
        int[] box = box();
        boolean trimmed = true;
        while (trimmed && box[0] < box[1] && box[2] < box[3]) {
            trimmed = false;
            if (filled(box[0], box[0], box[2], box[3]) < LEAST_FILLED) {
                box[0]++;
                trimmed = true;
            }
            if (filled(box[1], box[1], box[2], box[3]) < LEAST_FILLED) {
                box[1]--;
                trimmed = true;
            }
            if (filled(box[0], box[1], box[2], box[2]) < LEAST_FILLED) {
                box[2]++;
                trimmed = true;
            }
            if (filled(box[0], box[1], box[3], box[3]) < LEAST_FILLED) {
                box[3]--;
                trimmed = true;
            }
        }
        takeInOpenings(box);
        return checked(box);
    }

    private double filled(int top, int bottom, int first, int last) {
        int cells = 0;
        for (int row = top; row <= bottom; row++) {
            for (int column = first; column <= last; column++) {
                cells += present[row][column] ? 1 : 0;
            }
        }
        return (double) cells / ((bottom - top + 1) * (last - first + 1));
    }

    /** Cells at opposite ends of a row or column that lack nothing but their outer sides: a warp. */
    private void takeInOpenings(int[] box) {
        for (int row = box[0]; row <= box[1]; row++) {
            boolean left = grid.vertical()[row][box[2]].kind() == Side.Kind.MISSING;
            boolean right = grid.vertical()[row][box[3] + 1].kind() == Side.Kind.MISSING;
            if (left && right && missing(row, box[2]) == 1 && missing(row, box[3]) == 1) {
                present[row][box[2]] = true;
                present[row][box[3]] = true;
            }
        }
        for (int column = box[2]; column <= box[3]; column++) {
            boolean top = grid.horizontal()[box[0]][column].kind() == Side.Kind.MISSING;
            boolean bottom = grid.horizontal()[box[1] + 1][column].kind() == Side.Kind.MISSING;
            if (top && bottom && missing(box[0], column) == 1 && missing(box[1], column) == 1) {
                present[box[0]][column] = true;
                present[box[1]][column] = true;
            }
        }
    }

    private int missing(int row, int column) {
        int missing = 0;
        for (Side side : grid.sides(row, column)) {
            missing += side.isDrawn() ? 0 : 1;
        }
        return missing;
    }

    /** A place with thick lines all around is a hole: no flow could enter it. */
    private void dropEnclosedHoles() {
        for (int row = 0; row < grid.rows(); row++) {
            for (int column = 0; column < grid.columns(); column++) {
                boolean enclosed = true;
                for (Side side : grid.sides(row, column)) {
                    enclosed &= grid.isThick(side);
                }
                present[row][column] &= !enclosed;
            }
        }
    }

    private Found<CellGrid> checked(int[] box) {
        if (box[0] >= box[1] || box[2] >= box[3]) {
            return new Found.Not<>(Stage.CELLS, "found less than 2 x 2 cells around the dots");
        }
        for (int row = box[0]; row <= box[1]; row++) {
            for (int column = box[2]; column <= box[3]; column++) {
                if (present[row][column] || !grid.hasThickLines() && isInterior(row, column, box)) {
                    String fault = present[row][column] ? fault(row, column, box) : "has not all its lines";
                    if (!fault.isEmpty()) {
                        return new Found.Not<>(
                                Stage.CELLS,
                                "found " + (box[1] - box[0] + 1) + "x" + (box[3] - box[2] + 1) + " cells, but row "
                                        + (row - box[0] + 1) + ", column " + (column - box[2] + 1) + " " + fault);
                    }
                }
            }
        }
        CellGrid settled =
                new CellGrid(grid.x(), grid.y(), present, grid.vertical(), grid.horizontal(), grid.thickWidth());
        return new Found.Yes<>(settled.crop(box[0], box[1], box[2], box[3]));
    }

    private static boolean isInterior(int row, int column, int[] box) {
        return row >= box[0] && row <= box[1] && column >= box[2] && column <= box[3];
    }

    /** Towards a hole or the outside of a board with outlines, a cell has an outline or an opening. */
    private String fault(int row, int column, int[] box) {
        if (!grid.hasThickLines()) {
            return "";
        }
        boolean[] open = {has(row - 1, column), has(row + 1, column), has(row, column - 1), has(row, column + 1)};
        boolean[] border = {row == box[0], row == box[1], column == box[2], column == box[3]};
        Side[] sides = grid.sides(row, column);
        for (int i = 0; i < sides.length; i++) {
            if (!open[i] && !border[i] && !grid.isThick(sides[i])) {
                return "borders on a hole without an outline";
            }
        }
        return "";
    }

    private boolean has(int row, int column) {
        return row >= 0 && row < grid.rows() && column >= 0 && column < grid.columns() && present[row][column];
    }

    private int[] box() {
        int[] box = {grid.rows(), -1, grid.columns(), -1};
        for (int row = 0; row < grid.rows(); row++) {
            for (int column = 0; column < grid.columns(); column++) {
                if (present[row][column]) {
                    box[0] = Math.min(box[0], row);
                    box[1] = Math.max(box[1], row);
                    box[2] = Math.min(box[2], column);
                    box[3] = Math.max(box[3], column);
                }
            }
        }
        return box;
    }
}
