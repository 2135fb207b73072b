package flowcv.read;

import flowcv.image.Point;
import flowcv.read.disc.Disc;
import java.util.ArrayDeque;
import java.util.BitSet;
import java.util.Deque;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;

/**
 * Looks for dots beside what was read as the whole board: where a mark or light hides the outline of a photograph, the
 * cells there run out into what lies around; in a small screenshot faint lines are lost on tints. What is left may be a
 * board that has one solution.
 */
final class StrayDots {
    /** What is as deep, in cells, is wider than a pipe or a letter (pipes have 0.12, dots 0.3 and more, blurred). */
    private static final double LEAST_DEPTH = 0.2;

    private static final double DOT_DEPTH = 0.3;

    /** In screenshots dots of one board are as large, in radii of its dots. */
    private static final double LEAST_RADIUS = 0.85;

    /** A dot's middle is nearer to its cell's; a cell that runs over a hidden line has the next one's dot. */
    static final double OFF_MIDDLE = 0.4;

    /** The dots of the next cells lie as near, in cells; buttons are farther away. */
    static final double BESIDE = 1.2;

    /**
     * What runs out of the part of a photograph that was looked at and is wider than any dot, in cells, lies behind;
     * in a screenshot that part holds the whole board, and what runs out of it is light.
     */
    private static final double WIDER_THAN_DOTS = 0.45;

    private StrayDots() {}

    /**
     * The same reading, or where something like a dot lies beside its cells.
     *
     * @param segments with the ink that is seen anywhere
     */
    static Found<Reading.Read> refute(Reading.Read read, Segments segments) {
        return refute(read, segments, LEAST_RADIUS * read.placement().dotDiameter() / 2, 0);
    }

    /**
     * The same reading, or where one of some dots lies in none of its cells.
     *
     * @param dots that lie on the lattice of the board
     */
    static Found<Reading.Read> refute(Reading.Read read, List<Disc> dots) {
        double cell = read.placement().cellSize();
        Nearby centers = new Nearby(centers(read));
        return dots.stream()
                .filter(dot -> !centers.isWithin(OFF_MIDDLE * cell, dot.x(), dot.y()))
                .findFirst()
                .<Found<Reading.Read>>map(dot -> beside(read, new Point(dot.x(), dot.y())))
                .orElseGet(() -> new Found.Yes<>(read));
    }

    /**
     * The same reading, or where one of some discs that is as large as its dots lies in none of its cells: an arm of
     * a board may be long, and no button lies on its lattice.
     *
     * @param discs that lie on the lattice of the board
     */
    static Found<Reading.Read> refuteOnLattice(Reading.Read read, List<Disc> discs) {
        double least = LEAST_RADIUS * read.placement().dotDiameter() / 2;
        return refute(
                read, discs.stream().filter(disc -> disc.radius() >= least).toList());
    }

    /**
     * The same for a photograph.
     *
     * @param segments with all that ends at edges as dots do, in cells or not
     */
    static Found<Reading.Read> refutePhotographed(Reading.Read read, Segments segments) {
        double cell = read.placement().cellSize();
        return refute(read, segments, LEAST_DEPTH * cell, WIDER_THAN_DOTS * cell);
    }

    /**
     * @param leastDepth of a dot beside the board, in pixels
     * @param widerThanDots depth of what lies behind if it runs out of what was looked at, in pixels
     */
    private static Found<Reading.Read> refute(
            Reading.Read read, Segments segments, double leastDepth, double widerThanDots) {
        double cell = read.placement().cellSize();
        List<Point> centers = centers(read);
        BitSet cells = new BitSet();
        centers.forEach(center -> cells.set(segments.face(center.x(), center.y())));
        cells.clear(0);
        Nearby nearby = new Nearby(centers);
        BitSet wide = new BitSet();
        FadingInk light = new FadingInk(segments, BESIDE * cell / segments.scale());
        for (int i = 0; i < segments.inkDepth().length; i++) {
            boolean isInCell = cells.get(segments.labels()[i]);
            // A bend of a pipe at the tip of a rhombus is deeper than pipes are, and far from the middle.
            if (segments.inkDepth()[i] * segments.scale() >= (isInCell ? DOT_DEPTH * cell : leastDepth)) {
                Point place = new Point(
                        (segments.left() + i % segments.width() + 0.5) * segments.scale(),
                        (segments.top() + i / segments.width() + 0.5) * segments.scale());
                boolean isStray = isInCell
                        ? !nearby.isWithin(OFF_MIDDLE * cell, place.x(), place.y())
                        : nearby.isWithin(BESIDE * cell, place.x(), place.y());
                if (isStray && (isInCell || !isBehind(segments, i, widerThanDots, wide) && !light.fades(i))) {
                    return beside(read, place);
                }
            }
        }
        return new Found.Yes<>(read);
    }

    /** The middles of all cells; places of holes lie farther out than any. */
    static List<Point> centers(Reading.Read read) {
        return IntStream.range(0, read.board().size())
                .filter(place -> !read.board().isHole(place))
                .mapToObj(read.placement().centers()::get)
                .toList();
    }

    private static Found.Not<Reading.Read> beside(Reading.Read read, Point place) {
        return new Found.Not<>(
                Stage.CELLS,
                String.format(
                        Locale.ROOT,
                        "found %d cells, but something like a dot lies beside them at %.0f, %.0f",
                        read.board().size(),
                        place.x(),
                        place.y()));
    }

    /**
     * Whether a place is of what lies around the screen.
     *
     * @param depth of what is wider than any dot, in pixels
     * @param wide places that were found to be so; grows
     */
    private static boolean isBehind(Segments segments, int place, double depth, BitSet wide) {
        if (wide.get(place)) {
            return true;
        }
        int width = segments.width();
        BitSet seen = new BitSet();
        Deque<Integer> queue = new ArrayDeque<>(List.of(place));
        boolean isCut = false;
        boolean isWide = false;
        while (!queue.isEmpty()) {
            int at = queue.poll();
            if (segments.inkDepth()[at] == 0 || seen.get(at)) {
                continue;
            }
            seen.set(at);
            int column = at % width;
            isWide |= segments.inkDepth()[at] * segments.scale() >= depth;
            if (column == 0 || column == width - 1 || at < width || at + width >= segments.labels().length) {
                isCut = true;
            } else {
                queue.addAll(List.of(at - 1, at + 1, at - width, at + width));
            }
        }
        if (isCut && isWide) {
            wide.or(seen);
        }
        return isCut && isWide;
    }
}
