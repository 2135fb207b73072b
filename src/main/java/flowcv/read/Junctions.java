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

    /** Lines cover this much of the borders that end where faces meet; of those of a face that runs on half (met). */
    private static final double LEAST_DRAWN = 0.6;

    /** How near to where faces meet that is looked at, by the radius of the circle. */
    private static final double CLOSE = 0.5;

    /**
     * A place where a side of a face goes straight on and others meet.
     *
     * @param face label of the face
     * @param others labels of all faces there, that one among them
     * @param isOpen whether no line is drawn there between that face and the others: it runs on to where the line
     *     between those begins
     */
    record Straight(int face, int[] others, boolean isOpen) {
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
                if (isPlain(labels, at, at + width)) {
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
    private static boolean isPlain(int[] labels, int at, int below) {
        return labels[at] == labels[at + 1] && labels[below] == labels[below + 1]
                || labels[at] == labels[below] && labels[at + 1] == labels[below + 1];
    }

    private void add(int x, int y, int[] around, List<Straight> found) {
        int[] counts = new int[around.length];
        int all = 0;
        double outer = reach * reach;
        double inner = NEAR * NEAR * outer;
        for (int dy = 1 - reach; dy <= reach; dy++) {
            for (int dx = 1 - reach; dx <= reach; dx++) {
                double square = (dx - 0.5) * (dx - 0.5) + (dy - 0.5) * (dy - 0.5);
                if (square <= outer && square >= inner) {
                    all++;
                    int i = Arrays.binarySearch(around, segments.labels()[(y + dy) * segments.width() + x + dx]);
                    if (i >= 0) {
                        counts[i]++;
                    }
                }
            }
        }
        for (int i = 0; i < around.length; i++) {
            boolean isOpen = isOpen(x, y, around, around[i]);
            if (isOpen || counts[i] >= LEAST_STRAIGHT * all) {
                found.add(new Straight(around[i], around, isOpen));
            }
        }
    }

    /** Whether a face has no line to the others that meet there, and no pipe hides it. */
    private boolean isOpen(int x, int y, int[] around, int face) {
        int near = (int) Math.max(1, CLOSE * reach);
        int border = 0;
        int drawn = 0;
        for (int row = y - near; row <= y + near; row++) {
            for (int column = x - near; column <= x + near; column++) {
                int at = row * segments.width() + column;
                if (segments.labels()[at] == face && isBesideOther(at, face, around)) {
                    border++;
                    drawn += isDrawnNear(at) ? 1 : 0;
                }
            }
        }
        return border >= near && drawn < LEAST_DRAWN * border;
    }

    private boolean isBesideOther(int at, int face, int[] around) {
        int width = segments.width();
        return isOther(at - 1, face, around)
                || isOther(at + 1, face, around)
                || isOther(at - width, face, around)
                || isOther(at + width, face, around);
    }

    private boolean isOther(int at, int face, int[] around) {
        int label = segments.labels()[at];
        return label != face && Arrays.binarySearch(around, label) >= 0;
    }

    /** Whether a line, or ink that may hide one, lies at a place or beside it. */
    private boolean isDrawnNear(int at) {
        int width = segments.width();
        for (int from = at - width; from <= at + width; from += width) {
            for (int i = from - 1; i <= from + 1; i++) {
                if (segments.lines()[i] != 0 || segments.ink()[i] != 0) {
                    return true;
                }
            }
        }
        return false;
    }
}
