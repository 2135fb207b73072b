package flowcv.read;

import flowcv.read.pixel.Ranks;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Looks for sides of cells that have much more ink than grid lines have, and still less than walls: a finger's mark or
 * light on a wall leaves half of its ink, and takes no other line's with it.
 */
final class BetweenLines {
    /** Grid lines of one photograph differ gradually, without a gap as wide as this, by ratio (measured: 1.2). */
    private static final double GAP = 1.5;

    /** The tint of a flow is brighter than a black cell by twice as much, in levels. */
    private static final double SAME_LEVEL = 6;
    /** Fewer lines than these do not tell what is usual where nothing tints cells. */
    private static final int LEAST_ALIKE = 8;

    /** A grid line is no wider than so many others; however blurred, walls are wider by 1.25. */
    private static final double SAME_WIDTH = 1.2;

    private BetweenLines() {}

    /** What is wrong with the lines between cells, if anything is; where lines are all alike nothing is between. */
    static Optional<String> in(CellGrid grid) {
        if (!grid.hasThickLines()) {
            return Optional.empty();
        }
        List<Side> lines = inner(grid)
                .filter(side -> side.kind() == Side.Kind.LINE && side.whole() && !grid.isThick(side))
                .toList();
        int between = between(lines, lines.size() / 2 + 1);
        return between == 0
                ? Optional.empty()
                : Optional.of("found " + grid.rows() + "x" + grid.columns() + " cells, but " + between
                        + " of the lines between them may be walls");
    }

    /**
     * How many of some lines stand out from the others; those between cells that nothing tints stand out as lines do,
     * but not from each other.
     *
     * @param first so many of the faintest may differ in any way: tints leave less of lines
     */
    private static int between(List<Side> lines, int first) {
        List<Side> sorted =
                lines.stream().sorted(Comparator.comparingDouble(Side::ink)).toList();
        for (int i = Math.max(1, first); i < sorted.size(); i++) {
            if (hasGap(sorted.get(i - 1), sorted.get(i))) {
                List<Side> others = sorted.subList(0, i);
                List<Side> inkier = sorted.subList(i, sorted.size());
                double clear = inkier.stream().mapToDouble(Side::beside).max().orElse(0);
                List<Side> alike = lines.stream()
                        .filter(side -> side.beside() <= clear + SAME_LEVEL)
                        .toList();
                if (alike.size() == lines.size()) {
                    return inkier.size();
                }
                return alike.size() >= LEAST_ALIKE ? between(alike, 1) : mayBeWalls(inkier, others);
            }
        }
        return 0;
    }

    /**
     * How many of the inkier lines are wider or brighter than the others usually are, or all if they stand out from
     * each other: what a tint lightens is brighter than a clear line, and leaves it less ink.
     *
     * @param inkier in the order of their ink
     */
    private static int mayBeWalls(List<Side> inkier, List<Side> others) {
        if (hasGap(inkier.get(0), inkier.get(inkier.size() - 1))) {
            return inkier.size();
        }
        double width = Ranks.median(others.stream().mapToDouble(Side::width));
        double level = Ranks.median(others.stream().mapToDouble(Side::level));
        return (int) inkier.stream()
                .filter(side -> side.width() > SAME_WIDTH * width || side.level() > level)
                .count();
    }

    private static boolean hasGap(Side line, Side inkier) {
        return inkier.ink() >= GAP * line.ink();
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
