package flowcv.read.region;

import flowcv.image.Mats;
import flowcv.image.StopSignal;
import flowcv.read.detect.ThinLines;
import java.util.Arrays;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.imgproc.Imgproc;

/**
 * The parts of a picture that its lines enclose: a watershed of the distance to the next line (Meyer 1994). Where a gap
 * of a line is narrower than what lies at both sides of it, as where a pipe or a letter crosses, it parts them all the
 * same.
 */
final class Basins {
    /** Two parts are one where the way from one to the other is nearly as wide as the narrower one, as a share of it. */
    private static final float NECK = 0.72f;
    /** What is narrower is none, in pixels from its middle to the next line: the two edges of a wide line. */
    private static final float NARROWEST = 3.5f;
    /** Steps of distance in a pixel. */
    private static final int STEPS = 8;

    private static final int MOST_DISTANCE = 400;
    private static final int MOST_DEPTH = 100;

    private final int width;
    private final int[] levels;
    private final int[] parents;
    private final float[] peaks;
    private final float[] distances;

    private Basins(int width, float[] distances, int[] levels) {
        this.width = width;
        this.distances = distances;
        this.levels = levels;
        parents = new int[distances.length];
        peaks = new float[distances.length];
        Arrays.fill(parents, -1);
    }

    /** For each pixel, row by row, which part it belongs to, from 0 on. */
    static int[] of(ThinLines lines) {
        float[] distances = distances(lines, false);
        int[] levels = levels(distances, distances(lines, true));
        Basins basins = new Basins(lines.width(), distances, levels);
        for (int at : order(levels)) {
            basins.flood(at);
        }
        int[] labels = new int[distances.length];
        int[] numbers = new int[distances.length];
        int count = 0;
        for (int at = 0; at < labels.length; at++) {
            int root = basins.root(at);
            if (numbers[root] == 0) {
                numbers[root] = ++count;
            }
            labels[at] = numbers[root] - 1;
        }
        return labels;
    }

    /** From each pixel to the next one of a line, or from those of lines to the next one of none, in pixels. */
    private static float[] distances(ThinLines lines, boolean ofLines) {
        byte[] away = new byte[lines.width() * lines.height()];
        for (int at = 0; at < away.length; at++) {
            away[at] = (byte) (lines.isLine(at) == ofLines ? 1 : 0);
        }
        try (Mats mats = new Mats()) {
            Mat mask = mats.keep(new Mat(lines.height(), lines.width(), CvType.CV_8UC1));
            mask.put(0, 0, away);
            Mat distance = mats.mat();
            Imgproc.distanceTransform(mask, distance, Imgproc.DIST_L2, Imgproc.DIST_MASK_5);
            float[] distances = new float[away.length];
            distance.get(0, 0, distances);
            return distances;
        }
    }

    /** Pixels far from lines come first, then those of lines, the middle of each line last. */
    private static int[] levels(float[] distances, float[] depths) {
        int[] levels = new int[distances.length];
        for (int at = 0; at < levels.length; at++) {
            float level = MOST_DISTANCE - Math.min(MOST_DISTANCE, distances[at]) + Math.min(MOST_DEPTH, depths[at]);
            levels[at] = Math.round(level * STEPS);
        }
        return levels;
    }

    /** All pixels by their level (counting sort). */
    private static int[] order(int[] levels) {
        int[] starts = new int[(MOST_DISTANCE + MOST_DEPTH) * STEPS + 2];
        for (int level : levels) {
            starts[level + 1]++;
        }
        for (int level = 1; level < starts.length; level++) {
            starts[level] += starts[level - 1];
        }
        int[] order = new int[levels.length];
        for (int at = 0; at < levels.length; at++) {
            order[starts[levels[at]]++] = at;
        }
        return order;
    }

    /** Gives a pixel to the part beside it that is farthest from lines, and makes one of parts that meet where it is wide. */
    private void flood(int at) {
        if (at % (width * STEPS) == 0) {
            StopSignal.check();
        }
        int x = at % width;
        int nearest = -1;
        for (int side = 0; side < 4; side++) {
            int beside = side == 0 ? at - width : side == 1 ? at + width : side == 2 ? at - 1 : at + 1;
            boolean isOver = side == 2 && x == 0 || side == 3 && x == width - 1;
            if (isOver || beside < 0 || beside >= parents.length || parents[beside] < 0) {
                continue;
            }
            if (nearest >= 0 && parents[beside] != parents[nearest] && root(beside) != root(nearest)) {
                meet(root(nearest), root(beside), distances[at]);
            }
            nearest = nearest < 0 || levels[beside] < levels[nearest] ? beside : nearest;
        }
        if (nearest < 0) {
            parents[at] = at;
            peaks[at] = distances[at];
        } else {
            parents[at] = root(nearest);
        }
    }

    /** Makes one of two parts if the way between them is wide. */
    private void meet(int one, int other, float distance) {
        int wider = peaks[one] >= peaks[other] ? one : other;
        int narrower = wider == one ? other : one;
        if (peaks[narrower] < NARROWEST || distance > NECK * peaks[narrower]) {
            parents[narrower] = wider;
        }
    }

    private int root(int start) {
        int at = start;
        while (parents[at] != at) {
            parents[at] = parents[parents[at]];
            at = parents[at];
        }
        return at;
    }
}
