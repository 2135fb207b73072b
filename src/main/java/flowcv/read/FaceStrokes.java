package flowcv.read;

import flowcv.read.pixel.Hue;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;

/** Finds strokes that somebody drew over a board of any tiling, and that look like walls. */
final class FaceStrokes {
    /** Walls have as much ink all along (measured: 1 on screenshots, 0.82 at least on photographs). */
    private static final double LEAST_EVEN = 0.8;

    /**
     * Of the outline's color walls of photographed hexagons have at least this share: 0.5 (over-exposed beside a tint, met
     * once: 0.41); white and gray strokes over hexagons, stars and rings, in the tint of a camera, up to 0.37 (met once:
     * 0.41).
     */
    private static final double PALER = 0.43;

    /**
     * So many over-exposed walls, most of which are seen in one color, are no strokes, though they are as pale as some
     * may be: light whitens all alike.
     */
    private static final int MANY_WALLS = 6;

    private final List<FaceSide> walls;
    private final LineHues hues;
    private final WallPaint paint;

    /**
     * @param sides with those around the board
     * @param cells labels of the cells
     * @param weights tells walls and the outline
     * @param isScreenshot whether colors are those that were painted
     */
    FaceStrokes(List<FaceSide> sides, BitSet cells, LineWeights weights, boolean isScreenshot) {
        List<FaceSide> inner = sides.stream()
                .filter(s -> s.side().kind() == Side.Kind.LINE && cells.get(s.first()) && cells.get(s.second()))
                .toList();
        this.walls = inner.stream().filter(s -> weights.isThick(s.side())).toList();
        List<Hue> outline = huesOf(sides.stream()
                .filter(s -> cells.get(s.first()) != cells.get(s.second()) && weights.isThick(s.side()))
                .toList());
        // Of hues the outline alone tells: all walls may be strokes.
        this.hues = new LineHues(outline.isEmpty() ? huesOf(inner) : outline, List.of());
        List<SeenColor> seen = seenOf(walls);
        boolean isLit = isScreenshot && !areWhitened(seen);
        boolean areSure = seen.size() >= MANY_WALLS && OverExposed.isWhitened(WallPaint.median(seen), isLit);
        this.paint = new WallPaint(
                areSure ? seen : seenOf(walls.stream().filter(s -> !isUnlike(s)).toList()), seen, isLit);
    }

    /** The first side that is as thick as a wall, but neither of the outline's hue nor seen in most walls' color. */
    Optional<FaceSide> colored() {
        return walls.stream()
                .filter(s -> isUnlike(s) && !paint.isOf(s.course().seenBeside()) && !isSubsampled(s))
                .findFirst();
    }

    /** The first side that is as thick as a wall along a part of it alone. */
    Optional<FaceSide> ended() {
        return walls.stream().filter(s -> s.course().even() < LEAST_EVEN).findFirst();
    }

    /**
     * Whether a camera sees many walls white: no screen shows those of a colored outline so, and white strokes on a
     * screenshot are of nothing but white.
     */
    private static boolean areWhitened(List<SeenColor> seen) {
        long tinged = seen.stream()
                .filter(each -> Arrays.stream(each.color()).anyMatch(level -> level < WallPaint.WHITE))
                .count();
        return seen.size() >= WallPaint.MANY
                && OverExposed.isWhite(WallPaint.median(seen))
                && 2 * tinged >= seen.size();
    }

    private boolean isUnlike(FaceSide wall) {
        return hues.isUnlike(wall.course().hue()) || hues.isPaler(wall.course().hue(), PALER);
    }

    private boolean isSubsampled(FaceSide wall) {
        return wall.side().width() <= SubsampledPaint.GREATEST_WIDTH
                && paint.isSubsampled(wall.course().seenBeside());
    }

    private static List<SeenColor> seenOf(List<FaceSide> sides) {
        return sides.stream().map(s -> s.course().seenBeside()).toList();
    }

    private static List<Hue> huesOf(List<FaceSide> sides) {
        return sides.stream().map(s -> s.course().hue()).toList();
    }
}
