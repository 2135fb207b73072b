package flowcv.read;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.ToDoubleFunction;

/**
 * Lines of a board without a thick outline that cannot be of one kind with the others: walls, or strokes over lines.
 */
final class PlainWalls {
    /** Walls have 3 to 6 times as much ink as grid lines, which glow makes differ by a factor of 2 among themselves. */
    private static final double WALL_INK = 2.5;
    /** However blurred, walls are wider by this ratio. */
    private static final double WALL_WIDTH = 1.15;
    /** Blur as wide as the lines leaves no difference in width; then that much ink alone is a wall's. */
    private static final double SURE_INK = 3.5;
    /**
     * One line may have a letter or a pipe beside it, or light on it (photographs: 2.64), but has less ink than this.
     */
    private static final double LONE_INK = 3;
    /** No lines of one kind differ so much in width, where they stand out as much. */
    private static final double WIDER = 1.5;
    /** Pixels that a line straddles on both sides, whatever the size of cells. */
    private static final double WIDER_PIXELS = 1.5;
    /** Beside tints and pipes poor JPEGs widen lines, and leave less of them. */
    private static final double CLEAR = 0.8;

    private final List<Side> inner;
    private final double usualContrast;
    private final double usualLevel;
    private final double width;
    private final double ink;

    private PlainWalls(CellGrid grid) {
        this.inner = inner(grid);
        this.usualContrast = grid.median(side -> true, Side::contrast);
        this.usualLevel = grid.median(side -> true, Side::level);
        this.width = median(inner, Side::width);
        this.ink = median(inner, Side::ink);
    }

    /** What is wrong with some lines between the cells of a board whose lines are taken for alike. */
    static Optional<String> in(CellGrid grid) {
        PlainWalls walls = new PlainWalls(grid);
        return walls.wide().or(walls::heavy);
    }

    /** The lines between two cells. */
    private static List<Side> inner(CellGrid grid) {
        List<Side> inner = new ArrayList<>();
        for (int row = 0; row < grid.rows(); row++) {
            for (int column = 0; column < grid.columns(); column++) {
                if (row > 0) {
                    inner.add(grid.horizontal()[row][column]);
                }
                if (column > 0) {
                    inner.add(grid.vertical()[row][column]);
                }
            }
        }
        inner.removeIf(side -> side.kind() != Side.Kind.LINE);
        return inner;
    }

    /** Look-alikes draw walls that are only a little wider; one line may have something else beside it. */
    private Optional<String> wide() {
        long wide = inner.stream()
                .filter(side -> side.width() >= WIDER * width
                        && side.width() >= width + WIDER_PIXELS
                        && side.contrast() >= CLEAR * usualContrast)
                .count();
        return wide > 1
                ? Optional.of(wide + " of its lines are wider than the others, but there is no outline as thick")
                : Optional.empty();
    }

    private Optional<String> heavy() {
        List<Side> walls = inner.stream()
                .filter(side ->
                        side.ink() > WALL_INK * ink && side.width() > WALL_WIDTH * width || side.ink() > SURE_INK * ink)
                // Where flows tint most cells, lines between clear ones stand out from the others, but as lines do.
                .filter(side -> share(side) > WALL_INK * width)
                .toList();
        boolean isLight = walls.size() == 1 && walls.get(0).ink() < LONE_INK * ink;
        return walls.isEmpty() || isLight
                ? Optional.empty()
                : Optional.of(walls.size() + " of its lines look like walls, but there is no outline as thick");
    }

    /** The width that a line would have if it stood out from what is beside it as the others do. */
    private double share(Side side) {
        double usual = Math.max(usualLevel - side.beside(), PlainOutline.LEAST_OF_USUAL * usualContrast);
        return side.width() * side.contrast() / usual;
    }

    private static double median(List<Side> lines, ToDoubleFunction<Side> measure) {
        double[] sorted = lines.stream().mapToDouble(measure).sorted().toArray();
        return sorted.length == 0 ? 0 : sorted[sorted.length / 2];
    }
}
