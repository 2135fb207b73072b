package flowcv.read;

import flowcv.read.pixel.Ranks;
import java.util.BitSet;
import java.util.List;
import java.util.function.ToDoubleFunction;

/**
 * What lies around the cells of a board: thick lines between those that lines join and all else.
 *
 * @param lines in no special order
 */
record FaceOutline(List<Side> lines) {
    /** Walls are as wide as the outline of their board, grid lines less than half as wide. */
    private static final double LEAST_WALL = 0.75;

    /** Walls are as bright as the outline or brighter, but a tint beside them takes some of their contrast. */
    private static final double LEAST_WALL_INK = 0.6;

    /** Grid lines have at most a third of the outline's ink, walls behind a finger's mark at least half. */
    private static final double GREATEST_THIN_INK = 0.4;

    /** Keeps a copy of the list. */
    FaceOutline {
        lines = List.copyOf(lines);
    }

    /**
     * The outline of some faces.
     *
     * @param joined labels of the faces that lines join
     * @param weights tells thick lines
     */
    static FaceOutline of(List<FaceSide> sides, BitSet joined, LineWeights weights) {
        return new FaceOutline(sides.stream()
                .filter(s -> joined.get(s.first()) != joined.get(s.second()) && weights.isThick(s.side()))
                .map(FaceSide::side)
                .toList());
    }

    /** Walls are as wide as the outline and no fainter; the widest of many thin lines, seen aslant, is not. */
    boolean isLike(Side side) {
        return !lines.isEmpty()
                && side.width() >= LEAST_WALL * median(Side::width)
                && side.ink() >= LEAST_WALL_INK * median(Side::ink);
    }

    /** A line that is as wide as the outline, because it lies between pixels, but far fainter, is thin. */
    LineWeights walls(LineWeights weights) {
        return lines.isEmpty() ? weights : weights.withInk(GREATEST_THIN_INK * median(Side::ink));
    }

    private double median(ToDoubleFunction<Side> measure) {
        return Ranks.median(lines.stream().mapToDouble(measure));
    }
}
