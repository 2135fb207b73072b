package flowcv.read;

import java.util.ArrayDeque;
import java.util.BitSet;
import java.util.Deque;

/**
 * Whether what lies in the middle of a face ends at once: dots and pipes do, also where the light behind them grows
 * from one side of their cell to the other; light alone fades.
 */
final class SteepEdge {
    /**
     * Over at most the width of an edge the way from inside to around is gone by so much. Light that grows evenly from
     * one side of a cell to the other goes 0.32 of it.
     */
    private static final double LEAST_STEP = 0.5;
    /** Over so much of the contour; the rest may lie in light nearly as bright as a dark dot. */
    private static final double LEAST_SHARE = 0.8;
    /** So much of a circle around the middle at least is seen: pipes and lines hide less. */
    private static final double LEAST_CONTOUR = 0.5;

    private static final int[][] DIRECTIONS = {{1, 0}, {-1, 0}, {0, 1}, {0, -1}};

    private final Segments segments;
    private final MiddleColors color;
    private final int half;

    /**
     * @param color of the middle of a face, and around it
     * @param width of edges, in reduced pixels
     */
    SteepEdge(Segments segments, MiddleColors color, int width) {
        this.segments = segments;
        this.color = color;
        this.half = Math.max(1, width / 2);
    }

    /**
     * Whether the contour of what lies in the middle of a face, and goes on from there, is steep.
     *
     * @param reach how far around the middle its color was taken, in reduced pixels
     */
    boolean isAround(MiddleInk.Middle middle, int reach) {
        int contour = 0;
        int steep = 0;
        BitSet seen = new BitSet();
        Deque<Integer> queue = new ArrayDeque<>();
        int start = middle.y() * segments.width() + middle.x();
        if (segments.labels()[start] != middle.label() || !color.isInside(segments.bgr(), start)) {
            return false;
        }
        seen.set(start);
        queue.add(start);
        while (!queue.isEmpty()) {
            int at = queue.poll();
            for (int[] direction : DIRECTIONS) {
                int next = moved(at, direction, 1);
                if (next < 0 || seen.get(next)) {
                    continue;
                }
                if (color.isInside(segments.bgr(), next)) {
                    seen.set(next);
                    queue.add(next);
                    continue;
                }
                int outer = moved(at, direction, half);
                int inner = moved(at, direction, -half);
                if (outer >= 0 && inner >= 0) {
                    double step = color.share(segments.bgr(), inner) - color.share(segments.bgr(), outer);
                    contour++;
                    steep += step >= LEAST_STEP ? 1 : 0;
                }
            }
        }
        return contour >= LEAST_CONTOUR * 2 * Math.PI * reach && steep >= LEAST_SHARE * contour;
    }

    /** The pixel so many farther in a direction; less than 0 where that is a line, or another face. */
    private int moved(int at, int[] direction, int by) {
        int x = at % segments.width() + by * direction[0];
        int y = at / segments.width() + by * direction[1];
        if (x < 0 || y < 0 || x >= segments.width() || y >= segments.height()) {
            return -1;
        }
        int there = y * segments.width() + x;
        return segments.labels()[there] == segments.labels()[at] && segments.lines()[there] == 0 ? there : -1;
    }
}
