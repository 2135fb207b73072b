package flowcv.read;

import flowcv.read.disc.Disc;
import flowcv.read.pixel.Pixels;
import flowcv.read.pixel.Ranks;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
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
     * Where not all of the middle is seen, so much of the rim is: a dot's middle is then no farther out than 0.17 of a cell,
     * half of its radius.
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
        int[] within = seen(row, column, WITHIN);
        double rim = Ranks.median(Arrays.stream(seen(row, column, RIM)).asDoubleStream());
        long other = Arrays.stream(within)
                .filter(level -> Math.abs(level - rim) > PLAIN)
                .count();
        return within.length > 0 && other <= MOST_NOISE * within.length;
    }

    /** All discs, and those that the edge of the picture cuts. */
    List<Disc> withCut(List<Disc> discs) {
        List<Disc> all = new ArrayList<>(discs);
        CellDiscs measured = new CellDiscs(pixels, grid.cellSize());
        for (int cell = 0; isAny && cell < grid.rows() * grid.columns(); cell++) {
            int row = cell / grid.columns();
            int column = cell % grid.columns();
            if (!isWhole(row, column)) {
                measured.disc(grid.x().center(column), grid.y().center(row))
                        .filter(cut -> discs.stream().noneMatch(disc -> isAlike(disc, cut)))
                        .ifPresent(all::add);
            }
        }
        return all;
    }

    private static boolean isAlike(Disc disc, Disc cut) {
        return Math.hypot(disc.x() - cut.x(), disc.y() - cut.y()) < cut.radius();
    }

    /** The brightness at those places of some rings that are seen. */
    private int[] seen(int row, int column, double... radii) {
        return Arrays.stream(radii)
                .boxed()
                .flatMap(radius -> IntStream.range(0, DIRECTIONS)
                        .mapToObj(i -> grid.around(row, column, radius, 2 * Math.PI * i / DIRECTIONS)))
                .filter(at -> pixels.shows(at.x(), at.y()))
                .mapToInt(at -> pixels.value(at.x(), at.y()))
                .toArray();
    }
}
