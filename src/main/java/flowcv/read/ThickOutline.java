package flowcv.read;

import java.util.Collection;

/**
 * The outline of a board that has thick lines: they run along its outside and its holes, and may part
 * cells within. Cells that open on a warp lack nothing but their outer side.
 */
final class ThickOutline {
    private final LatticeSides sides;
    private final LineWeights weights;
    private Box box;
    private boolean[][] present;

    private ThickOutline(LatticeSides sides, LineWeights weights, Collection<Place> cells) {
        this.sides = sides;
        this.weights = weights;
        this.box = Box.around(cells);
        this.present = new boolean[box.rows()][box.columns()];
        for (Place cell : cells) {
            present[cell.row() - box.top()][cell.column() - box.first()] = !isEnclosed(cell);
        }
    }

    static Found<CellGrid> settle(LatticeSides sides, Collection<Place> cells, LineWeights weights) {
        return new ThickOutline(sides, weights, cells).settle();
    }

    private Found<CellGrid> settle() {
        takeInOpenings();
        CellGrid grid = sides.grid(box, present, weights);
        for (int row = 0; row < grid.rows(); row++) {
            for (int column = 0; column < grid.columns(); column++) {
                if (grid.isCell(row, column) && bordersOnNothing(grid, row, column)) {
                    return new Found.Not<>(
                            Stage.CELLS,
                            "found " + grid.rows() + "x" + grid.columns() + " cells, but row " + (row + 1) + ", column "
                                    + (column + 1) + " borders on a hole without an outline");
                }
            }
        }
        return new Found.Yes<>(grid);
    }

    /** A place with thick lines all around is a hole: no flow could enter it. */
    private boolean isEnclosed(Place cell) {
        for (Side side : sides.around(cell)) {
            if (!isThick(side)) {
                return false;
            }
        }
        return true;
    }

    private boolean isThick(Side side) {
        return weights.isThick(side);
    }

    /** Cells at opposite ends of a row or column that lack nothing but their outer sides: a warp. */
    private void takeInOpenings() {
        for (int row = box.top(); row <= box.bottom(); row++) {
            Place left = new Place(row, box.first());
            Place right = new Place(row, box.last());
            boolean open = isMissing(sides.left(row, box.first())) && isMissing(sides.left(row, box.last() + 1));
            if (open && missing(left) == 1 && missing(right) == 1) {
                add(left);
                add(right);
            }
        }
        for (int column = box.first(); column <= box.last(); column++) {
            Place top = new Place(box.top(), column);
            Place bottom = new Place(box.bottom(), column);
            boolean open =
                    isMissing(sides.upper(box.top(), column)) && isMissing(sides.upper(box.bottom() + 1, column));
            if (open && missing(top) == 1 && missing(bottom) == 1) {
                add(top);
                add(bottom);
            }
        }
    }

    private void add(Place place) {
        present[place.row() - box.top()][place.column() - box.first()] = true;
    }

    private int missing(Place place) {
        int missing = 0;
        for (Side side : sides.around(place)) {
            missing += side.isDrawn() ? 0 : 1;
        }
        return missing;
    }

    private static boolean isMissing(Side side) {
        return side.kind() == Side.Kind.MISSING;
    }

    /** Towards a hole within its box a cell has a thick line. */
    private boolean bordersOnNothing(CellGrid grid, int row, int column) {
        Side[] around = grid.sides(row, column);
        boolean[] hole = {
            row > 0 && !grid.isCell(row - 1, column),
            row + 1 < grid.rows() && !grid.isCell(row + 1, column),
            column > 0 && !grid.isCell(row, column - 1),
            column + 1 < grid.columns() && !grid.isCell(row, column + 1)
        };
        for (int i = 0; i < around.length; i++) {
            if (hole[i] && !isThick(around[i])) {
                return true;
            }
        }
        return false;
    }
}
