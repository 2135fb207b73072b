package flowcv.read;

import flowcv.read.pixel.Ranks;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * The parts into which thick lines cut hexagons that hold dots. No flow begins and ends in one dot: a part without two
 * is a button beside the board, or letters. Whether a dot was left out is asked of what is read ({@link StrayDots}).
 */
final class CellParts {
    /** Dots of one board are as large as each other; letters have strokes. */
    private static final double LEAST_RADIUS = 0.7;

    /** A pipe moves the middle of a dot's ink by less than this, in radii; what reaches into a cell has its own. */
    private static final double OFF_MIDDLE = 0.6;

    private final FaceGraph graph;

    /** Faces that hold something as large as a dot. */
    private final int[] inked;

    private final double usualRadius;

    /** @param joined faces that lines join, thin or thick */
    CellParts(FaceGraph graph, BitSet joined) {
        this.graph = graph;
        this.inked = joined.stream().filter(graph::holdsDot).toArray();
        this.usualRadius = Ranks.median(
                Arrays.stream(inked).mapToDouble(face -> graph.face(face).inkRadius()));
    }

    /**
     * The faces of the part that holds most dots, and of all others with two or more that lie beside it, beyond a wall.
     *
     * @param open tells borders that cut nothing
     */
    BitSet among(Predicate<FaceSide> open) {
        List<BitSet> parts = parts(open);
        BitSet cells = new BitSet();
        Optional<BitSet> next = parts.stream().max(Comparator.comparingLong(this::dots));
        while (next.isPresent()) {
            cells.or(next.get());
            parts.remove(next.get());
            next = parts.stream().filter(part -> areNeighbors(cells, part)).findFirst();
        }
        return cells;
    }

    private List<BitSet> parts(Predicate<FaceSide> open) {
        List<BitSet> parts = new ArrayList<>();
        BitSet seen = new BitSet();
        for (int face : inked) {
            if (!seen.get(face)) {
                BitSet part = graph.flood(List.of(face), open);
                seen.or(part);
                if (dots(part) >= 2) {
                    parts.add(part);
                }
            }
        }
        return parts;
    }

    private boolean areNeighbors(BitSet cells, BitSet part) {
        return graph.longSides().stream()
                .anyMatch(side -> cells.get(side.first()) && part.get(side.second())
                        || cells.get(side.second()) && part.get(side.first()));
    }

    private long dots(BitSet part) {
        return part.stream().filter(this::holdsDot).count();
    }

    private boolean holdsDot(int number) {
        Face face = graph.face(number);
        double off = Math.hypot(
                face.inkCenter().x() - face.center().x(),
                face.inkCenter().y() - face.center().y());
        return graph.holdsDot(number)
                && face.inkRadius() >= LEAST_RADIUS * usualRadius
                && off <= OFF_MIDDLE * usualRadius;
    }
}
