package flowcv.read;

import java.util.Arrays;
import java.util.Optional;
import org.opencv.core.Mat;

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

    private final int columns;
    private final float[] depths;
    /** Places that may still be peaks, in order of rows. */
    private final int[] open;

    private int count;

    /**
     * Peaks of a map.
     *
     * @param map for each pixel the distance to the blob's edge, of type 32FC1
     * @param least the least depth of a peak
     * @param ratio the least depth of a peak as a share of the deepest's
     */
    DepthPeaks(Mat map, double least, double ratio) {
        columns = map.cols();
        depths = new float[map.rows() * columns];
        map.get(0, 0, depths);
        float deepest = 0;
        for (float depth : depths) {
            deepest = Math.max(deepest, depth);
        }
        double enough = Math.max(least, ratio * deepest);
        int[] places = new int[depths.length];
        for (int i = 0; i < depths.length; i++) {
            if (depths[i] >= enough) {
                places[count++] = i;
            }
        }
        open = Arrays.copyOf(places, count);
    }

    /** The deepest place that is left, the first of several. */
    Optional<Peak> next() {
        int best = -1;
        for (int i = 0; i < count; i++) {
            if (best < 0 || depths[open[i]] > depths[best]) {
                best = open[i];
            }
        }
        if (best < 0) {
            return Optional.empty();
        }
        Peak peak = new Peak(best % columns, best / columns, depths[best]);
        close(peak);
        return Optional.of(peak);
    }

    private void close(Peak peak) {
        int radius = (int) Math.ceil(SAME_CIRCLE * peak.depth());
        int kept = 0;
        for (int i = 0; i < count; i++) {
            int dx = open[i] % columns - peak.x();
            int dy = open[i] / columns - peak.y();
            if (dx * dx + dy * dy > radius * radius) {
                open[kept++] = open[i];
            }
        }
        count = kept;
    }
}
