package flowcv.read;

import flowcv.read.pixel.Hue;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;

/** Finds strokes that somebody drew over a board of any tiling, and that look like walls. */
final class FaceStrokes {
    /** Walls have as much ink all along (measured: 1 on screenshots, 0.82 at least on photographs). */
    private static final double LEAST_EVEN = 0.8;

    private FaceStrokes() {}

    /**
     * The first side that is as thick as a wall, but of another color than most lines, or thick along a part of it.
     *
     * @param cells labels of the cells
     * @param weights tells walls and the outline
     */
    static Optional<FaceSide> among(List<FaceSide> sides, BitSet cells, LineWeights weights) {
        List<FaceSide> inner = sides.stream()
                .filter(s -> s.side().kind() == Side.Kind.LINE && cells.get(s.first()) && cells.get(s.second()))
                .toList();
        List<FaceSide> walls =
                inner.stream().filter(s -> weights.isThick(s.side())).toList();
        if (walls.isEmpty()) {
            return Optional.empty();
        }
        List<Hue> outline = huesOf(sides.stream()
                .filter(s -> cells.get(s.first()) != cells.get(s.second()) && weights.isThick(s.side()))
                .toList());
        LineHues hues = new LineHues(huesOf(inner), outline, List.of());
        return walls.stream()
                .filter(s -> s.course().even() < LEAST_EVEN
                        || hues.isUnlike(s.course().hue()))
                .findFirst();
    }

    private static List<Hue> huesOf(List<FaceSide> sides) {
        return sides.stream().map(s -> s.course().hue()).toList();
    }
}
