package flowcv.read;

import flowcv.image.Point;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;

/**
 * The lattice of hexagons, standing on a side, that the cells of a board may lie on. Column 0 is the
 * leftmost, row 0 the highest; odd columns stand half a cell higher.
 *
 * @param rows per cell
 * @param columns per cell
 * @param x the middle of columns
 * @param y the middle of rows, of even columns
 * @param seen where the picture shows a point of the upright lattice
 */
record HexLattice(int[] rows, int[] columns, Series x, Series y, UnaryOperator<Point> seen) {
    /** Distance between neighboring stacks of hexagons whose cells are 1 high. */
    private static final double STACK_DISTANCE = Math.sqrt(3) / 2;
    /** How far a cell's centroid may be from its place, in cells: a pipe or a mark moves it little. */
    private static final double OFF = 0.2;
    /** How far neighbors may be from 1 cell apart. */
    private static final double UNEVEN = 0.2;

    /** The lattice, if the cells lie on one. */
    static Optional<HexLattice> of(FaceGrid grid) {
        double pitch = grid.sides().stream()
                .mapToDouble(s -> distance(grid, s))
                .sorted()
                .skip(grid.sides().size() / 2)
                .findFirst()
                .orElse(0);
        if (pitch == 0 || grid.sides().stream().anyMatch(s -> Math.abs(distance(grid, s) / pitch - 1) > UNEVEN)) {
            return Optional.empty();
        }
        double left =
                grid.cells().stream().mapToDouble(c -> c.center().x()).min().orElseThrow();
        Series x = new Series(left, pitch * STACK_DISTANCE);
        Point first = grid.cells().get(0).center();
        Series y = new Series(first.y() + rise(x.nearest(first.x()), pitch), pitch);
        // A second round counts from all cells instead of from one.
        for (int round = 0; round < 2; round++) {
            x = x.refined(grid.cells().stream().mapToDouble(c -> c.center().x()).toArray());
            Series columns = x;
            y = y.refined(grid.cells().stream()
                    .mapToDouble(c ->
                            c.center().y() + rise(columns.nearest(c.center().x()), pitch))
                    .toArray());
        }
        return place(grid, x, y, pitch);
    }

    private static Optional<HexLattice> place(FaceGrid grid, Series x, Series y, double pitch) {
        int n = grid.cells().size();
        int[] rows = new int[n];
        int[] columns = new int[n];
        Set<Long> places = new HashSet<>();
        int top = Integer.MAX_VALUE;
        for (int i = 0; i < n; i++) {
            Point center = grid.cells().get(i).center();
            columns[i] = x.nearest(center.x());
            double lowered = center.y() + rise(columns[i], pitch);
            rows[i] = y.nearest(lowered);
            double off = Math.hypot(center.x() - x.at(columns[i]), lowered - y.at(rows[i]));
            if (off > OFF * pitch || !places.add(key(rows[i], columns[i]))) {
                return Optional.empty();
            }
            top = Math.min(top, rows[i]);
        }
        for (int i = 0; i < n; i++) {
            rows[i] -= top;
        }
        return Optional.of(new HexLattice(rows, columns, x, y.startingAt(top), UnaryOperator.identity()).asSeen(grid));
    }

    /** A board that leans by some degrees lies on the upright lattice, too, if it is small. */
    private HexLattice asSeen(FaceGrid grid) {
        List<Point> upright = new ArrayList<>();
        for (int i = 0; i < rows.length; i++) {
            upright.add(center(rows[i], columns[i]));
        }
        List<Point> centers = grid.cells().stream().map(Face::center).toList();
        return seen(AffineFit.of(upright, centers)::of);
    }

    /** Whether the cells that share a border and those that are neighbors in the lattice are the same. */
    boolean agrees(FaceGrid grid) {
        int n = rows.length;
        Set<Long> shared = new HashSet<>();
        for (FaceSide side : grid.sides()) {
            shared.add((long) side.first() * n + side.second());
        }
        for (int i = 0; i < n; i++) {
            for (int j = i + 1; j < n; j++) {
                if (areNeighbors(rows[i], columns[i], rows[j], columns[j]) != shared.contains((long) i * n + j)) {
                    return false;
                }
            }
        }
        return true;
    }

    /** The same lattice in a picture that shows its points elsewhere. */
    HexLattice seen(UnaryOperator<Point> elsewhere) {
        return new HexLattice(rows, columns, x, y, elsewhere);
    }

    /** Where the picture shows the middle of a place, cell or not. */
    Point center(int row, int column) {
        return seen.apply(new Point(x.at(column), y.at(row) - rise(column, y.pitch())));
    }

    /** Odd columns stand half a cell higher. */
    private static double rise(int column, double pitch) {
        return Math.floorMod(column, 2) * pitch / 2;
    }

    private static boolean areNeighbors(int row, int column, int otherRow, int otherColumn) {
        int down = otherRow - row;
        int right = otherColumn - column;
        if (right == 0) {
            return Math.abs(down) == 1;
        }
        int reach = Math.floorMod(column, 2) == 0 ? 1 : -1;
        return Math.abs(right) == 1 && (down == 0 || down == reach);
    }

    private static long key(int row, int column) {
        return (long) row << 32 | column & 0xFFFFFFFFL;
    }

    private static double distance(FaceGrid grid, FaceSide side) {
        Point a = grid.cells().get(side.first()).center();
        Point b = grid.cells().get(side.second()).center();
        return Math.hypot(a.x() - b.x(), a.y() - b.y());
    }

    /** Number of rows; the highest is 0. */
    int rowCount() {
        return max(rows) + 1;
    }

    /** Number of columns; the leftmost is 0. */
    int columnCount() {
        return max(columns) + 1;
    }

    private static int max(int[] values) {
        int max = 0;
        for (int value : values) {
            max = Math.max(max, value);
        }
        return max;
    }

    /** Equally spaced positions. */
    record Series(double origin, double pitch) {

        int nearest(double position) {
            return (int) Math.rint((position - origin) / pitch);
        }

        double at(int k) {
            return origin + k * pitch;
        }

        /** The same positions counted from another one. */
        Series startingAt(int k) {
            return new Series(at(k), pitch);
        }

        /** The least-squares line through positions by their nearest numbers. */
        Series refined(double[] positions) {
            double sk = 0;
            double sp = 0;
            double skk = 0;
            double skp = 0;
            int n = positions.length;
            for (double position : positions) {
                int k = nearest(position);
                sk += k;
                sp += position;
                skk += (double) k * k;
                skp += k * position;
            }
            double det = n * skk - sk * sk;
            if (det == 0) {
                return settled(positions);
            }
            double slope = (n * skp - sk * sp) / det;
            return new Series((sp - slope * sk) / n, slope);
        }

        /** Moved to the mean remainder of positions, the pitch as it is. */
        Series settled(double[] positions) {
            double sum = 0;
            for (double position : positions) {
                sum += position - at(nearest(position));
            }
            return new Series(origin + sum / positions.length, pitch);
        }
    }
}
