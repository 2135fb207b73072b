package flowcv.read.detect;

import java.util.Arrays;

/** What lies between the dashes and dots of lines that run along rows or columns of pixels. */
final class Dashes {
    /** Longest dash and widest gap, in pixels: longer pieces are lines of their own. */
    private static final int MOST = 16;
    /** By how much steps from dash to dash differ along a line, in pixels. */
    private static final double OFF = 1.5;
    /** The same as a share of the step before. */
    private static final double SHARE = 0.3;
    /** Dashes that make a line: letters stand in rows, too, but hardly with three equal steps. */
    private static final int LEAST = 4;

    private Dashes() {}

    /**
     * The places between dashes that follow each other at equal distances.
     *
     * @param places of the pixels of a row after those of the row before: row times length, and place in the row
     */
    static int[] between(int[] places, int length) {
        int[] from = new int[places.length];
        int[] behind = new int[places.length];
        int runs = 0;
        for (int i = 0; i < places.length; i++) {
            if (i == 0 || places[i] != places[i - 1] + 1 || places[i] % length == 0) {
                from[runs] = places[i];
                runs++;
            }
            behind[runs - 1] = places[i] + 1;
        }
        int[] between = new int[MOST * runs];
        int count = 0;
        for (int first = 0; first < runs; ) {
            int last = first;
            while (last + 1 < runs && isNext(from, behind, first, last, length)) {
                last++;
            }
            for (int i = first; last - first >= LEAST - 1 && i < last; i++) {
                for (int place = behind[i]; place < from[i + 1]; place++) {
                    between[count++] = place;
                }
            }
            first = Math.max(first + 1, last);
        }
        return Arrays.copyOf(between, count);
    }

    /** Whether the run behind the last one belongs to the same line as those from the first one on. */
    private static boolean isNext(int[] from, int[] behind, int first, int last, int length) {
        int step = from[last + 1] - from[last];
        int gap = from[last + 1] - behind[last];
        int before = last > first ? from[last] - from[last - 1] : step;
        return from[last] / length == from[last + 1] / length
                && gap <= MOST
                && behind[last] - from[last] <= MOST
                && behind[last + 1] - from[last + 1] <= MOST
                && Math.abs(step - before) <= Math.max(OFF, SHARE * before);
    }
}
