package flowcv.read;

import flowcv.image.StopSignal;

/**
 * Grows the cores of faces back to the lines around them: a watershed (F. Meyer, 1991) over the distance
 * from lines, so that two faces meet at the line between them or, where that has a gap, at its narrowest
 * place. No face grows over a line.
 *
 * <p>All pixels lie within a frame of lines one pixel wide that belongs to no face: nothing asks then whether a pixel
 * has another beside it.
 */
final class FaceFlood {
    /** Levels in a pixel of distance. */
    static final int STEPS = 4;
    /** What belongs to no face, ever. */
    static final int FRAME = -1;

    /** Levels of distance, 0 on lines. */
    private static final int LEVELS = 256;
    /** Pixels beside a line have lower levels, those that touch its corner as well. */
    private static final int BESIDE_LINE = 2 * STEPS;

    private final int[] labels;
    private final byte[] levels;
    private final int width;
    /** Pixels before the first and after the last that may be none of the frame. */
    private final int begin;

    private final int end;
    /** Per pixel of a face the level at which it was flooded, that of cores their own. */
    private final byte[] reached;
    /** Stacks of pixels by the level at which they are flooded: the first one's number, 0 for none. */
    private final int[] first = new int[LEVELS];

    private final int[] next;
    /** From a pixel to those beside it. */
    private final int[] steps;
    /** Faces that have a name. */
    private int count;

    private FaceFlood(int[] labels, byte[] levels, int width, int count) {
        this.labels = labels;
        this.levels = levels;
        this.width = width;
        this.begin = width + 1;
        this.end = labels.length - width - 1;
        this.reached = levels.clone();
        this.next = new int[labels.length];
        this.steps = new int[] {-1, 1, -width, width};
        this.count = count;
    }

    /**
     * Gives every pixel that a face reaches without crossing a line, and the lines themselves, to a face. What no face
     * reaches, being too narrow for a core, becomes a face of its own, so that nobody takes it for nothing. Faces
     * around a core that turn out too small for cells are given up, and what they had is shared out again: where a
     * pipe hides a line, one may lie between its ends, and where noise looks like one, beside it.
     *
     * @param labels per pixel the number of its core, 0 between cores, {@link #FRAME} in the frame; changed
     * @param levels per pixel the distance from lines in steps of {@link #STEPS} to a pixel, 255 for all that is farther, 0 on
     *     lines and in the frame alone; changed
     * @param width of both, with the frame, in pixels
     * @param cores their number
     * @param leastRemnant what has fewer pixels, and no core, is a speck and becomes no face
     * @param leastFace what has fewer pixels, lines included, is not grown from its core
     * @return the greatest number of a face; some numbers may be those of no pixel
     */
    static int grow(int[] labels, byte[] levels, int width, int cores, double leastRemnant, double leastFace) {
        FaceFlood flood = new FaceFlood(labels, levels, width, cores);
        flood.fill(leastRemnant);
        if (flood.giveUp(cores, leastFace)) {
            flood.fill(leastRemnant);
        }
        return flood.count;
    }

    private void fill(double leastRemnant) {
        pushRims();
        for (int level = LEVELS - 1; level > 0; level--) {
            StopSignal.check();
            drain(level);
        }
        nameRemnants(leastRemnant);
        StopSignal.check();
        shareLines();
    }

    /** Begins from all pixels of faces that have another beside them that is in none and no line. */
    private void pushRims() {
        for (int at = begin; at < end; at++) {
            if (labels[at] > 0 && levels[at] != 0 && isAtRim(at)) {
                push(at, reached[at] & 0xFF);
            }
        }
    }

    private boolean isAtRim(int at) {
        return isFree(at - 1) || isFree(at + 1) || isFree(at - width) || isFree(at + width);
    }

    private boolean isFree(int at) {
        return labels[at] == 0 && levels[at] != 0;
    }

    /** Floods from all pixels of a level; their number. */
    private int drain(int level) {
        int size = 0;
        while (first[level] != 0) {
            int at = first[level];
            first[level] = next[at];
            size++;
            reach(at, at - 1, level);
            reach(at, at + 1, level);
            reach(at, at - width, level);
            reach(at, at + width, level);
        }
        return size;
    }

    private void reach(int from, int to, int level) {
        if (isFree(to)) {
            labels[to] = labels[from];
            int at = Math.min(level, level(to));
            reached[to] = (byte) at;
            push(to, at);
        }
    }

    private void push(int at, int level) {
        next[at] = first[level];
        first[level] = at;
    }

    private int level(int at) {
        return levels[at] & 0xFF;
    }

    private void nameRemnants(double least) {
        for (int at = begin; at < end; at++) {
            if (isFree(at)) {
                labels[at] = count + 1;
                reached[at] = 1;
                push(at, 1);
                if (drain(1) >= least) {
                    count++;
                } else {
                    erase(at);
                }
            }
        }
    }

    /** Takes a speck for a piece of the line that it lies in. */
    private void erase(int from) {
        int label = labels[from];
        labels[from] = 0;
        levels[from] = 0;
        push(from, 0);
        while (first[0] != 0) {
            int at = first[0];
            first[0] = next[at];
            for (int step : steps) {
                int to = at + step;
                if (labels[to] == label) {
                    labels[to] = 0;
                    levels[to] = 0;
                    push(to, 0);
                }
            }
        }
    }

    /** Lines go to the nearest face, step by step from both sides. */
    private void shareLines() {
        // No stack is in use.
        int[] queue = next;
        int last = 0;
        for (int at = begin; at < end; at++) {
            if (labels[at] > 0 && level(at) <= BESIDE_LINE) {
                queue[last++] = at;
            }
        }
        for (int i = 0; i < last; i++) {
            int at = queue[i];
            for (int step : steps) {
                int to = at + step;
                if (labels[to] == 0 && levels[to] == 0) {
                    labels[to] = labels[at];
                    queue[last++] = to;
                }
            }
        }
    }

    /**
     * Takes away all pixels of faces around a core that are too small.
     *
     * @return whether there are some
     */
    private boolean giveUp(int cores, double least) {
        int[] areas = new int[count + 1];
        for (int label : labels) {
            areas[Math.max(0, label)]++;
        }
        boolean[] isSmall = new boolean[count + 1];
        boolean isSome = false;
        for (int label = 1; label <= cores; label++) {
            isSmall[label] = areas[label] > 0 && areas[label] < least;
            isSome |= isSmall[label];
        }
        for (int at = begin; at < end && isSome; at++) {
            // Lines are shared out anew.
            if (labels[at] > 0 && (levels[at] == 0 || isSmall[labels[at]])) {
                labels[at] = 0;
            }
        }
        return isSome;
    }
}
