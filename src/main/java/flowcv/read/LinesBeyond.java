package flowcv.read;

import flowcv.read.pixel.Pixels;
import java.util.Arrays;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * Looks for lines that go on beyond the border of a board of squares, be it at another angle: then it is a part of some
 * other tiling, as one face of a cube is, that looks like a board seen from the side.
 */
final class LinesBeyond {
    /** Where lines are looked for, in cells from where a line of the lattice meets the border: letters stand off it. */
    private static final double[] RADII = {0.17, 0.23, 0.3, 0.37, 0.44};
    /** Where they have no gap, as letters have; other lines may cross them there. */
    private static final double[] BETWEEN = {0.2, 0.265, 0.335, 0.405};
    /** Directions, in degrees from the border: flatter ones are the border's own blur. */
    private static final int FLATTEST = 30;

    private static final int STEP = 5;
    /** Beside a line it is dark somewhere between so many degrees away: lines are up to 0.06 wide, and dots near. */
    private static final int NEAR = 10;

    private static final int FAR = 25;
    /** Faint lines have this share of the usual contrast. */
    private static final double LEAST_OF_USUAL = 0.4;
    /** Lines that go on are as bright as before the border, more or less; the header's letters are white. */
    private static final double MOST_OF_USUAL = 2;
    /** So many of the lines go on, and all in one direction; letters mostly stand near one or two. */
    private static final double MOST = 0.6;

    private static final int LEAST_LINES = 2;
    /** How far directions of one side differ, in steps: seen at an angle parallel lines run together. */
    private static final int SAME = 2;

    private final Pixels pixels;
    private final CellGrid grid;
    private final double least;
    private final double most;

    private LinesBeyond(Pixels pixels, CellGrid grid) {
        this.pixels = pixels;
        this.grid = grid;
        double usual = grid.median(Side::whole, Side::contrast);
        this.least = LEAST_OF_USUAL * usual;
        this.most = MOST_OF_USUAL * usual;
    }

    /** What is wrong with the border, if anything is; only where lines are all alike is there doubt. */
    static Optional<String> in(Pixels pixels, CellGrid grid) {
        return grid.hasThickLines() ? Optional.empty() : new LinesBeyond(pixels, grid).doubt();
    }

    private Optional<String> doubt() {
        return Arrays.stream(Box.Edge.values()).anyMatch(this::goOn)
                ? Optional.of("found " + grid.rows() + "x" + grid.columns()
                        + " cells, but beyond them lines go on: they are a part of some other tiling")
                : Optional.empty();
    }

    private boolean goOn(Box.Edge edge) {
        boolean isLevel = edge == Box.Edge.TOP || edge == Box.Edge.BOTTOM;
        int lines = (isLevel ? grid.columns() : grid.rows()) - 1;
        int[] counts = new int[180 / STEP];
        for (int line = 1; line <= lines; line++) {
            double x = grid.x().line(isLevel ? line : edge == Box.Edge.LEFT ? 0 : grid.columns());
            double y = grid.y().line(isLevel ? edge == Box.Edge.TOP ? 0 : grid.rows() : line);
            for (int i = SAME; i < counts.length - SAME; i++) {
                counts[i] += isLine(edge, x, y, i) ? 1 : 0;
            }
        }
        return Arrays.stream(counts).anyMatch(count -> count >= LEAST_LINES && count >= MOST * lines);
    }

    /** Whether there is a line in some direction at every distance, but for where another one crosses it. */
    private boolean isLine(Box.Edge edge, double x, double y, int direction) {
        return Arrays.stream(RADII).allMatch(radius -> isSeen(edge, x, y, radius, direction))
                && Arrays.stream(BETWEEN)
                        .allMatch(radius ->
                                isSeen(edge, x, y, radius, direction) || isCrossed(edge, x, y, radius, direction));
    }

    /** Whether there is a line in a direction, give or take what the lens bends. */
    private boolean isSeen(Box.Edge edge, double x, double y, double radius, int direction) {
        return IntStream.rangeClosed(direction - SAME, direction + SAME)
                .anyMatch(i -> isRidge(edge, x, y, radius, i * STEP));
    }

    /** Whether it is as bright all across a direction as a line is, and dark farther beside it. */
    private boolean isCrossed(Box.Edge edge, double x, double y, double radius, int direction) {
        int across = 255;
        int darkest = 255;
        for (int i = FLATTEST / STEP; i <= (180 - FLATTEST) / STEP; i++) {
            int level = level(edge, x, y, radius, i * STEP);
            darkest = Math.min(darkest, level);
            across = Math.abs(i - direction) <= SAME ? Math.min(across, level) : across;
        }
        return across - darkest >= least;
    }

    private boolean isRidge(Box.Edge edge, double x, double y, double radius, int angle) {
        int beside = 0;
        for (int sign = -1; sign <= 1; sign += 2) {
            int darkest = 255;
            for (int away = NEAR; away <= FAR; away += STEP) {
                darkest = Math.min(darkest, level(edge, x, y, radius, angle + sign * away));
            }
            beside = Math.max(beside, darkest);
        }
        double contrast = level(edge, x, y, radius, angle) - beside;
        return angle >= FLATTEST && angle <= 180 - FLATTEST && contrast >= least && contrast <= most;
    }

    private int level(Box.Edge edge, double x, double y, double radius, int angle) {
        double along = radius * grid.cellSize() * Math.cos(Math.toRadians(angle));
        double out = radius * grid.cellSize() * Math.sin(Math.toRadians(angle));
        return switch (edge) {
            case TOP -> pixels.value(x + along, y - out);
            case BOTTOM -> pixels.value(x + along, y + out);
            case LEFT -> pixels.value(x - out, y + along);
            case RIGHT -> pixels.value(x + out, y + along);
        };
    }
}
