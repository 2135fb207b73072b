package flowcv.read.disc;

import flowcv.image.Mats;
import java.util.Optional;
import org.opencv.core.Mat;
import org.opencv.core.Rect;

/**
 * The deepest places of a blob, one after the other, each far enough from those before: middles of circles that may lie
 * in it.
 */
final class DepthPeaks {
    /** Around a peak so much of its depth belongs to the same circle. */
    private static final double SAME_CIRCLE = 1.3;

    /**
     * A peak.
     *
     * @param x column of the map of depths
     * @param y row of it
     * @param depth distance to the blob's edge, in the map's pixels
     */
    record Peak(int x, int y, double depth) {}

    private static final int MASK = 0xFFFF;

    private final int left;
    private final int top;
    /** Places that may still be peaks, in order of rows: row and column in the box, 16 bits each. */
    private final int[] open;

    private final float[] depths;
    private int count;
    /** The deepest place that is left, the first of several; -1 where none is. */
    private int best = -1;

    /**
     * Peaks of a map.
     *
     * @param map for each pixel the distance to the blob's edge, of type 32FC1
     * @param box of the map that holds all peaks
     * @param least the least depth of a peak
     */
    DepthPeaks(Mat map, Rect box, double least) {
        left = box.x;
        top = box.y;
        Mat part = map.submat(box);
        float[] all = new float[box.width * box.height];
        part.get(0, 0, all);
        Mats.release(part);
        int places = 0;
        for (float depth : all) {
            places += depth >= least ? 1 : 0;
        }
        open = new int[places];
        depths = new float[places];
        for (int i = 0; count < places; i++) {
            if (all[i] >= least) {
                best = best < 0 || all[i] > depths[best] ? count : best;
                open[count] = i / box.width << 16 | i % box.width;
                depths[count++] = all[i];
            }
        }
    }

    /** The deepest place that is left, the first of several. */
    Optional<Peak> next() {
        if (best < 0) {
            return Optional.empty();
        }
        int x = open[best] & MASK;
        int y = open[best] >>> 16;
        Peak peak = new Peak(x + left, y + top, depths[best]);
        close(x, y, (int) Math.ceil(SAME_CIRCLE * peak.depth()));
        return Optional.of(peak);
    }

    private void close(int x, int y, int radius) {
        int kept = 0;
        best = -1;
        for (int i = 0; i < count; i++) {
            int dx = (open[i] & MASK) - x;
            int dy = (open[i] >>> 16) - y;
            if (dx * dx + dy * dy > radius * radius) {
                open[kept] = open[i];
                depths[kept] = depths[i];
                best = best < 0 || depths[kept] > depths[best] ? kept : best;
                kept++;
            }
        }
        count = kept;
    }
}
