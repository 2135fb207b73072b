package flowcv.read;

import java.util.Optional;
import java.util.stream.IntStream;

/**
 * Tells two boards of one pitch that lie beside each other from one: at the seam lines lie farther apart, or nearer,
 * than everywhere else.
 */
final class Seams {
    /**
     * By how much three lines may lie farther apart than usual, in cells and pixels (measured: 2.3 pixels at cells of
     * 34 and 103 pixels, 2.9 at 247, on a straightened photograph 3.3 at 130).
     */
    private static final double JUMP = 0.015;

    private static final double JUMP_PIXELS = 2.25;

    /** In straightened pictures a pixel of the picture may be this much of a cell, and lines are known to one. */
    private static final double JUMP_STRAIGHTENED = 0.08;

    /** A line is where most of its sides are. */
    private static final int LEAST_SIDES = 2;

    private Seams() {}

    /**
     * What tells that these are two boards, if anything does.
     *
     * @param straightened whether pixels are not those of the picture
     */
    static Optional<String> in(CellGrid grid, boolean straightened) {
        double jump = straightened ? JUMP_STRAIGHTENED : JUMP;
        return in(grid, true, jump).or(() -> in(grid, false, jump));
    }

    private static Optional<String> in(CellGrid grid, boolean vertical, double least) {
        int count = vertical ? grid.columns() : grid.rows();
        double pitch = (vertical ? grid.x() : grid.y()).pitch();
        // The border may be thick, and lie aside.
        double[] offsets = IntStream.range(1, count)
                .mapToDouble(line -> offset(grid, vertical, line))
                .toArray();
        double[] steps = IntStream.range(1, offsets.length)
                .mapToDouble(i -> offsets[i] - offsets[i - 1])
                .filter(step -> !Double.isNaN(step))
                .sorted()
                .toArray();
        for (int i = 1; i + 1 < offsets.length && steps.length > 0; i++) {
            double jump = offsets[i + 1] - offsets[i - 1] - 2 * steps[steps.length / 2];
            if (Math.abs(jump) > least * pitch + JUMP_PIXELS) {
                return Optional.of("found " + grid.rows() + "x" + grid.columns() + " cells, but two seem to meet "
                        + (vertical ? "before column " : "above row ") + (i + 2));
            }
        }
        return Optional.empty();
    }

    /** How far a line lies from where it is expected, in pixels; NaN where too little of it is seen. */
    private static double offset(CellGrid grid, boolean vertical, int line) {
        double[] offsets = IntStream.range(0, vertical ? grid.rows() : grid.columns())
                .mapToObj(i -> vertical ? grid.vertical()[i][line] : grid.horizontal()[line][i])
                .filter(side -> side.kind() == Side.Kind.LINE && side.whole())
                .mapToDouble(Side::offset)
                .sorted()
                .toArray();
        return offsets.length < LEAST_SIDES ? Double.NaN : offsets[offsets.length / 2];
    }
}
