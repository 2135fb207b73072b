package flowcv.read;

import flowcv.image.Point;
import java.util.BitSet;
import java.util.List;
import java.util.Locale;

/**
 * Looks for dots beside what was read as the whole board of a photograph: where a mark or light hides the outline, the
 * cells there run out into what lies around, and what is left may be a board that has one solution.
 */
final class StrayDots {
    /** What is as deep, in cells, is wider than a pipe or a letter (pipes have 0.12, dots 0.3 and more, blurred). */
    private static final double LEAST_DEPTH = 0.2;

    private static final double DOT_DEPTH = 0.3;

    /** A dot's middle is nearer to its cell's; a cell that runs over a hidden line has the next one's dot. */
    private static final double OFF_MIDDLE = 0.4;

    /** The dots of the next cells lie as near, in cells; buttons are farther away. */
    private static final double BESIDE = 1.2;

    private StrayDots() {}

    /**
     * The same reading, or where something like a dot lies beside its cells.
     *
     * @param segments with the ink that is seen anywhere
     */
    static Found<Reading.Read> refute(Reading.Read read, Segments segments) {
        double cell = read.placement().cellSize();
        List<Point> centers = read.placement().centers();
        BitSet cells = new BitSet();
        centers.forEach(center -> cells.set(segments.face(center.x(), center.y())));
        cells.clear(0);
        for (int i = 0; i < segments.inkDepth().length; i++) {
            boolean isInCell = cells.get(segments.labels()[i]);
            // A bend of a pipe at the tip of a rhombus is deeper than pipes are, and far from the middle.
            if (segments.inkDepth()[i] * segments.scale() >= (isInCell ? DOT_DEPTH : LEAST_DEPTH) * cell) {
                Point place = new Point(
                        (segments.left() + i % segments.width() + 0.5) * segments.scale(),
                        (segments.top() + i / segments.width() + 0.5) * segments.scale());
                double nearest = centers.stream()
                        .mapToDouble(center -> Math.hypot(center.x() - place.x(), center.y() - place.y()))
                        .min()
                        .orElse(Double.MAX_VALUE);
                if (isInCell ? nearest > OFF_MIDDLE * cell : nearest < BESIDE * cell) {
                    return new Found.Not<>(
                            Stage.CELLS,
                            String.format(
                                    Locale.ROOT,
                                    "found %d cells, but something like a dot lies beside them at %.0f, %.0f",
                                    read.board().size(),
                                    place.x(),
                                    place.y()));
                }
            }
        }
        return new Found.Yes<>(read);
    }
}
