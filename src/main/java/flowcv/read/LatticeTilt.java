package flowcv.read;

import java.util.Collection;
import java.util.IntSummaryStatistics;
import java.util.OptionalDouble;
import java.util.function.ToIntFunction;

/**
 * Whether the lines of a board are upright. Where they lean, the outermost are not where the lattice has them, and
 * what is not found there would pass for an opening, or for the board's end.
 */
final class LatticeTilt {
    /** Lines are looked for within a twentieth of a cell of where they should be. */
    private static final double MOST_CELLS = 0.05;
    /** Lines of small boards are drawn on whole pixels. */
    private static final double MOST_PIXELS = 1;

    private LatticeTilt() {}

    /**
     * The angle by which the lines around some cells lean, in degrees counterclockwise; nothing where they can be read
     * as upright.
     */
    static OptionalDouble of(LatticeSides sides, Collection<Place> cells, double pitch) {
        LineFit vertical = new LineFit();
        LineFit horizontal = new LineFit();
        for (Place cell : cells) {
            add(vertical, cell.row(), sides.left(cell.row(), cell.column()));
            add(horizontal, cell.column(), sides.upper(cell.row(), cell.column()));
        }
        double toRight = slope(vertical);
        double upwards = -slope(horizontal);
        double outermost = Math.max(
                Math.abs(toRight) * extent(cells, Place::row) / 2,
                Math.abs(upwards) * extent(cells, Place::column) / 2);
        return outermost > Math.max(MOST_PIXELS, MOST_CELLS * pitch)
                ? OptionalDouble.of(Math.toDegrees(Math.atan((toRight + upwards) / 2 / pitch)))
                : OptionalDouble.empty();
    }

    private static int extent(Collection<Place> cells, ToIntFunction<Place> number) {
        IntSummaryStatistics numbers = cells.stream().mapToInt(number).summaryStatistics();
        return numbers.getMax() - numbers.getMin() + 1;
    }

    /** Pixels by which lines move aside from one cell to the next. */
    private static double slope(LineFit fit) {
        return fit.axis().map(Axis::pitch).orElse(0.0);
    }

    private static void add(LineFit fit, int number, Side side) {
        if (side.kind() == Side.Kind.LINE) {
            fit.add(number, side.offset(), 1);
        }
    }
}
