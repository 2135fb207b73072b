package flowcv.read;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * Where three faces meet. Each has a corner there; a face that has none, as the line between two others ends at its
 * straight side, is rare in tilings, and usual where a pipe hides the line that would go on within it.
 */
final class Junctions {
    /** The circle around the place where faces meet that they share, in cells: sides are twice as long. */
    private static final double REACH = 0.32;
    /** Nearer to the middle, by radius, pixels decide. */
    private static final double NEAR = 0.6;
    /** A straight side takes half of the circle, the widest corners of all tilings a third; pixels add 0.04. */
    private static final double LEAST_STRAIGHT = 0.42;

    /**
     * A place where a side of a face goes straight on and others meet.
     *
     * @param face label of the face
     * @param others labels of all faces there, that one among them
     */
    record Straight(int face, int[] others) {
        /** Whether all that meet there are among some. */
        boolean isAmong(BitSet cells) {
            return Arrays.stream(others).allMatch(cells::get);
        }
    }

    private final Segments segments;
    private final int reach;

    private Junctions(Segments segments, double cellSize) {
        this.segments = segments;
        this.reach = (int) Math.max(2, Math.round(REACH * cellSize / segments.scale()));
    }

    /**
     * All places at which a face goes straight on.
     *
     * @param cellSize in pixels of the picture
     */
    static List<Straight> of(Segments segments, double cellSize) {
        return new Junctions(segments, cellSize).straight();
    }

    private List<Straight> straight() {
        List<Straight> found = new ArrayList<>();
        Set<List<Integer>> seen = new HashSet<>();
        int width = segments.width();
        int[] labels = segments.labels();
        for (int y = reach; y < segments.height() - reach; y++) {
            for (int x = reach; x < width - reach; x++) {
                int at = y * width + x;
                if (isPlain(at)) {
                    continue;
                }
                int[] around = IntStream.of(labels[at], labels[at + 1], labels[at + width], labels[at + width + 1])
                        .sorted()
                        .distinct()
                        .toArray();
                if (around.length > 2
                        && around[0] > 0
                        && seen.add(Arrays.stream(around).boxed().toList())) {
                    add(x, y, around, found);
                }
            }
        }
        return found;
    }

    /** Whether at most two faces meet: nearly everywhere. */
    private boolean isPlain(int at) {
        int[] labels = segments.labels();
        int below = at + segments.width();
        return labels[at] == labels[at + 1] && labels[below] == labels[below + 1]
                || labels[at] == labels[below] && labels[at + 1] == labels[below + 1];
    }

    private void add(int x, int y, int[] around, List<Straight> found) {
        int[] counts = new int[around.length];
        int all = 0;
        for (int dy = 1 - reach; dy <= reach; dy++) {
            for (int dx = 1 - reach; dx <= reach; dx++) {
                double distance = Math.hypot(dx - 0.5, dy - 0.5);
                if (distance <= reach && distance >= NEAR * reach) {
                    all++;
                    int i = Arrays.binarySearch(around, segments.labels()[(y + dy) * segments.width() + x + dx]);
                    if (i >= 0) {
                        counts[i]++;
                    }
                }
            }
        }
        for (int i = 0; i < around.length; i++) {
            if (counts[i] >= LEAST_STRAIGHT * all) {
                found.add(new Straight(around[i], around));
            }
        }
    }
}
