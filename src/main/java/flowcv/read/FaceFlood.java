package flowcv.read;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;

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
     * What no face reaches, being too narrow for a core, becomes a face of its own, so that nobody takes
     * it for nothing.
     *
     * @param labels per pixel the number of its core, 0 between cores; changed
     * @param depth per pixel the distance from lines in pixels, 0 on them; changed
     * @param count the number of cores
     * @param least what is smaller than so many pixels is a speck and becomes no face
     * @return the number of faces
     */
    static int grow(int[] labels, float[] depth, int width, int count, double least) {
        FaceFlood flood = new FaceFlood(labels, depth, width);
        flood.fill();
        int faces = flood.nameRemnants(count, least);
        flood.shareLines();
        return faces;
    }

    private void fill() {
        for (int at = 0; at < labels.length; at++) {
            if (labels[at] != 0 && isAtRim(at)) {
                push(at, level(at));
            }
        }
        for (int level = LEVELS - 1; level > 0; level--) {
            drain(level);
        }
    }

    /** Whether a pixel of a core has another beside it that is in none: from all others there is nothing to reach. */
    private boolean isAtRim(int at) {
        return at < width
                || at + width >= labels.length
                || labels[at - 1] == 0
                || labels[at + 1] == 0
                || labels[at - width] == 0
                || labels[at + width] == 0;
    }

    /** Floods from all pixels of a level; their number. */
    private int drain(int level) {
        int size = 0;
        while (first[level] != 0) {
            int at = first[level] - 1;
            first[level] = next[at];
            size++;
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
        return size;
    }

    private int nameRemnants(int count, double least) {
        int named = count;
        for (int at = 0; at < labels.length; at++) {
            if (labels[at] == 0 && depth[at] > 0) {
                labels[at] = named + 1;
                push(at, 1);
                if (drain(1) >= least) {
                    named++;
                } else {
                    erase(at);
                }
            }
        }
        return named;
    }

    /** Takes a speck for a piece of the line that it lies in. */
    private void erase(int from) {
        int label = labels[from];
        Deque<Integer> queue = new ArrayDeque<>(List.of(from));
        while (!queue.isEmpty()) {
            int at = queue.poll();
            if (labels[at] == label) {
                labels[at] = 0;
                depth[at] = 0;
                int column = at % width;
                queue.add(column > 0 ? at - 1 : at);
                queue.add(column < width - 1 ? at + 1 : at);
                queue.add(at >= width ? at - width : at);
                queue.add(at + width < labels.length ? at + width : at);
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
