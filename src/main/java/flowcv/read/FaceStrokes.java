package flowcv.read;

import flowcv.read.pixel.Hue;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;

/** Finds strokes that somebody drew over a board of any tiling, and that look like walls. */
final class FaceStrokes {
    /** Walls have as much ink all along (measured: 1 on screenshots, 0.82 at least on photographs). */
    private static final double LEAST_EVEN = 0.8;

    private final List<FaceSide> walls;
    private final LineHues hues;
    private final WallPaint paint;

    /**
     * @param sides with those around the board
     * @param cells labels of the cells
     * @param weights tells walls and the outline
     */
    FaceStrokes(List<FaceSide> sides, BitSet cells, LineWeights weights) {
        List<FaceSide> inner = sides.stream()
                .filter(s -> s.side().kind() == Side.Kind.LINE && cells.get(s.first()) && cells.get(s.second()))
                .toList();
        this.walls = inner.stream().filter(s -> weights.isThick(s.side())).toList();
        List<Hue> outline = huesOf(sides.stream()
                .filter(s -> cells.get(s.first()) != cells.get(s.second()) && weights.isThick(s.side()))
                .toList());
        // Hues of other walls tell nothing: all of them may be strokes.
        this.hues = new LineHues(huesOf(inner), outline, List.of());
        this.paint = new WallPaint(
                walls.stream()
                        .filter(s -> !hues.isUnlike(s.course().hue()))
                        .map(s -> s.course().seen())
                        .toList(),
                walls.size());
    }

    /** The first side that is as thick as a wall, but of another color than most lines. */
    Optional<FaceSide> colored() {
        return walls.stream()
                .filter(s -> hues.isUnlike(s.course().hue())
                        && !paint.isOf(s.course().seen()))
                .findFirst();
    }

    /** The first side that is as thick as a wall along a part of it alone. */
    Optional<FaceSide> ended() {
        return walls.stream().filter(s -> s.course().even() < LEAST_EVEN).findFirst();
    }

    private static List<Hue> huesOf(List<FaceSide> sides) {
        return sides.stream().map(s -> s.course().hue()).toList();
    }
}
