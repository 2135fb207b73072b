package flowcv.read;

import java.util.Arrays;

/**
 * Grows the cores of faces back to the lines around them: a watershed (F. Meyer, 1991) over the distance
 * from lines, so that two faces meet at the line between them or, where that has a gap, at its narrowest
 * place. No face grows over a line.
 */
final class FaceFlood {
    /** Steps per pixel of distance. */
    private static final int STEPS = 4;
    /** Distances from here on are deep in a core in any case. */
    private static final int LEVELS = 256;

    private final int[] labels;
    private final float[] depth;
    private final int width;
    /** Stacks of pixels by the level at which they are flooded: the first one's number plus 1. */
    private final int[] first = new int[LEVELS];

    private final int[] next;

    private FaceFlood(int[] labels, float[] depth, int width) {
        this.labels = labels;
        this.depth = depth;
        this.width = width;
        this.next = new int[labels.length];
    }

    /**
     * Gives every pixel that a face reaches without crossing a line, and the lines themselves, to a face.
     *
     * @param labels per pixel the number of its core, 0 between cores; changed
     * @param depth per pixel the distance from lines in pixels, 0 on them
     */
    static void grow(int[] labels, float[] depth, int width) {
        FaceFlood flood = new FaceFlood(labels, depth, width);
        flood.fill();
        flood.shareLines();
    }

    private void fill() {
        for (int at = 0; at < labels.length; at++) {
            if (labels[at] != 0) {
                push(at, level(at));
            }
        }
        for (int level = LEVELS - 1; level > 0; level--) {
            while (first[level] != 0) {
                int at = first[level] - 1;
                first[level] = next[at];
                int column = at % width;
                if (column > 0) {
                    reach(at, at - 1, level);
                }
                if (column < width - 1) {
                    reach(at, at + 1, level);
                }
                if (at >= width) {
                    reach(at, at - width, level);
                }
                if (at + width < labels.length) {
                    reach(at, at + width, level);
                }
            }
        }
    }

    private void reach(int from, int to, int level) {
        if (labels[to] == 0 && depth[to] > 0) {
            labels[to] = labels[from];
            push(to, Math.min(level, level(to)));
        }
    }

    private void push(int at, int level) {
        next[at] = first[level];
        first[level] = at + 1;
    }

    private int level(int at) {
        return Math.max(1, Math.min(LEVELS - 1, (int) (STEPS * depth[at])));
    }

    /** Lines go to the nearest face, step by step from both sides. */
    private void shareLines() {
        int[] queue = new int[labels.length];
        int end = 0;
        for (int at = 0; at < labels.length; at++) {
            if (labels[at] != 0 && depth[at] <= 2) {
                queue[end++] = at;
            }
        }
        int[] around = new int[4];
        for (int begin = 0; begin < end; begin++) {
            int at = queue[begin];
            int column = at % width;
            Arrays.fill(around, at);
            around[0] -= column > 0 ? 1 : 0;
            around[1] += column < width - 1 ? 1 : 0;
            around[2] -= at >= width ? width : 0;
            around[3] += at + width < labels.length ? width : 0;
            for (int to : around) {
                if (labels[to] == 0 && depth[to] == 0) {
                    labels[to] = labels[at];
                    queue[end++] = to;
                }
            }
        }
    }
}
