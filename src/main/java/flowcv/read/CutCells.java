package flowcv.read;

import java.util.Arrays;
import java.util.Optional;
import java.util.stream.IntStream;

/** The cells of a board that reach beyond the edge of the picture: what is seen of them, and whether that is enough. */
final class CutCells {
    /** Outside any dot, inside the lines, in cells from the middle. */
    private static final double[] RIM = {0.41, 0.44};
    /** The middle of any dot, in cells. */
    private static final double MIDDLE = 0.15;
    /** Where pipes are looked for around the middle of a cell, in cells; nearer to the next cell less is cut. */
    private static final double PIPE = 0.06;
    /**
     * Where all of the middle is not seen, so much of the rim is: a dot's middle is no farther out than 0.17 of a cell, and
     * half as much of the dot is within.
     */
    private static final double LEAST_SHOWN = 0.4;
    /** Where something would be seen, in cells from the middle: all over a dot. */
    private static final double[] WITHIN = {0.05, 0.1, 0.15, 0.2, 0.25, 0.3};
    /** Levels by which an empty cell differs from its rim at most; the darkest dots of dim pictures stand out by 20. */
    private static final int PLAIN = 12;
    /** Noise may hide the emptiness of so much. */
    private static final double MOST_NOISE = 0.05;
    /** Nearer to its border nothing is asked of a cell, in cells. */
    private static final double BORDER = 0.05;

    private static final int DIRECTIONS = 24;

    private final Pixels pixels;
    private final CellGrid grid;
    private final boolean isAny;

    CutCells(Pixels pixels, CellGrid grid) {
        this.pixels = pixels;
        this.grid = grid;
        // What a picture shows is convex, straightened too.
        this.isAny = !showsCorner(0, 0)
                || !showsCorner(0, grid.columns())
                || !showsCorner(grid.rows(), 0)
                || !showsCorner(grid.rows(), grid.columns());
    }

    private boolean showsCorner(int row, int column) {
        double x = grid.x().line(column)
                + (column == 0 ? BORDER : -BORDER) * grid.x().pitch();
        double y = grid.y().line(row) + (row == 0 ? BORDER : -BORDER) * grid.y().pitch();
        return pixels.shows(x, y);
    }

    /** Whether there are any. */
    boolean isAny() {
        return isAny;
    }

    /** Whether all of a cell is seen but for its border. */
    boolean isWhole(int row, int column) {
        return !isAny || shown(row, column, RIM[1]) == 1;
    }

    /** Why a cell cannot be read, if it reaches too far beyond the picture, or nobody can tell what it holds. */
    Optional<String> doubt(int row, int column, boolean holdsDot, boolean hasPipes) {
        if (isWhole(row, column) || shown(row, column, MIDDLE) == 1) {
            return Optional.empty();
        }
        if (shown(row, column, RIM[1]) < LEAST_SHOWN) {
            return Optional.of("lies beyond the edge of the picture");
        }
        if (shown(row, column, PIPE) < 1 && hasPipes) {
            return Optional.of("lies on the edge of the picture, which may hide a pipe");
        }
        return holdsDot || isPlain(row, column)
                ? Optional.empty()
                : Optional.of("holds something that the edge of the picture cuts");
    }

    /** How much is seen of a ring around the middle of a cell. */
    private double shown(int row, int column, double radius) {
        return (double) seen(row, column, radius).length / DIRECTIONS;
    }

    private boolean isPlain(int row, int column) {
        int[] rim = Arrays.stream(RIM)
                .boxed()
                .flatMapToInt(radius -> Arrays.stream(seen(row, column, radius)))
                .sorted()
                .toArray();
        int[] within = Arrays.stream(WITHIN)
                .boxed()
                .flatMapToInt(radius -> Arrays.stream(seen(row, column, radius)))
                .toArray();
        long other = Arrays.stream(within)
                .filter(level -> Math.abs(level - rim[rim.length / 2]) > PLAIN)
                .count();
        return within.length > 0 && other <= MOST_NOISE * within.length;
    }

    /** The brightness at those places of a ring that are seen. */
    private int[] seen(int row, int column, double radius) {
        return IntStream.range(0, DIRECTIONS)
                .mapToDouble(i -> 2 * Math.PI * i / DIRECTIONS)
                .filter(angle -> pixels.shows(x(column, radius, angle), y(row, radius, angle)))
                .mapToInt(angle -> pixels.value(x(column, radius, angle), y(row, radius, angle)))
                .toArray();
    }

    private double x(int column, double radius, double angle) {
        return grid.x().center(column) + radius * grid.x().pitch() * Math.cos(angle);
    }

    private double y(int row, double radius, double angle) {
        return grid.y().center(row) + radius * grid.y().pitch() * Math.sin(angle);
    }
}
