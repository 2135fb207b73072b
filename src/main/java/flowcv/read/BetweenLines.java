package flowcv.read;

import java.util.Optional;
import java.util.stream.Stream;

/**
 * Looks for sides of cells that have much more ink than grid lines have, and still less than walls: a finger's mark or
 * light on a wall leaves half of its ink, and takes no other line's with it.
 */
final class BetweenLines {
    /** Grid lines of one photograph differ gradually, without a gap as wide as this, by ratio (measured: 1.2). */
    private static final double GAP = 1.5;

    private BetweenLines() {}

    /** What is wrong with the lines between cells, if anything is; where lines are all alike nothing is between. */
    static Optional<String> in(CellGrid grid) {
        if (!grid.hasThickLines()) {
            return Optional.empty();
        }
        double[] inks = inner(grid)
                .filter(side -> side.kind() == Side.Kind.LINE && side.whole() && !grid.isThick(side))
                .mapToDouble(Side::ink)
                .sorted()
                .toArray();
        for (int i = inks.length / 2 + 1; i < inks.length; i++) {
            if (inks[i] >= GAP * inks[i - 1]) {
                return Optional.of("found " + grid.rows() + "x" + grid.columns() + " cells, but " + (inks.length - i)
                        + " of the lines between them may be walls");
            }
        }
        return Optional.empty();
    }

    private static Stream<Side> inner(CellGrid grid) {
        Stream.Builder<Side> inner = Stream.builder();
        for (int row = 0; row < grid.rows(); row++) {
            for (int column = 0; column < grid.columns(); column++) {
                Side[] sides = grid.sides(row, column);
                boolean[] isInner = {false, grid.isCell(row + 1, column), false, grid.isCell(row, column + 1)};
                for (int i = 0; i < sides.length; i++) {
                    if (grid.isCell(row, column) && isInner[i]) {
                        inner.add(sides[i]);
                    }
                }
            }
        }
        return inner.build();
    }
}
