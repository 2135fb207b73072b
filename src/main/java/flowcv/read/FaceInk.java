package flowcv.read;

import flowcv.image.Mats;
import java.util.Arrays;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.imgproc.Imgproc;

/**
 * Finds dots and pipes face by face: what is more like the middle of a face than like the darkest of what is near its
 * sides. Dark dots lie on vignettes and tints as bright as they are elsewhere, so no one brightness suits all faces of
 * a photograph.
 */
final class FaceInk {
    /** Where the color of dots and pipes is taken, in cells around the middle of a face: half of a pipe is 0.165. */
    private static final double MIDDLE = 0.13;
    /** The darker half of what is near the sides is background: dots and pipes take less than the other. */
    private static final double BACKGROUND = 0.5;
    /** As {@link CellInk}: the darkest dots of dark pictures stand out by 20 levels, noise by less than this. */
    private static final int LEAST_CONTRAST = 12;
    /** Lines and outlines are narrower, pipes wider, in cells. */
    private static final double NARROW = 0.14;

    private static final double HALF = 0.5;
    private static final int CHANNELS = 3;
    private static final int LEVELS = 256;

    private final Segments segments;
    private final double cell;
    private final int[][] middles;
    private final byte[] mask;

    private FaceInk(Segments segments, double cellSize) {
        this.segments = segments;
        this.cell = cellSize / segments.scale();
        this.middles = middles(segments);
        this.mask = new byte[segments.labels().length];
    }

    /**
     * The same faces with what is drawn in them.
     *
     * @param cellSize in pixels of the picture
     */
    static Segments in(Segments segments, double cellSize) {
        return new FaceInk(segments, cellSize).drawn();
    }

    private Segments drawn() {
        int[] label = segments.labels();
        double[][] inside = new double[middles.length][];
        double[][] around = around();
        double[] least = new double[middles.length];
        for (int face = 1; face < middles.length; face++) {
            inside[face] = middle(face);
            for (int channel = 0; channel < CHANNELS && inside[face] != null; channel++) {
                double step = inside[face][channel] - around[face][channel];
                least[face] += HALF * step * step;
            }
        }
        for (int at = 0; at < mask.length; at++) {
            int face = label[at];
            if (face > 0 && inside[face] != null && stands(inside[face], around[face])) {
                double along = 0;
                for (int channel = 0; channel < CHANNELS; channel++) {
                    along += (level(at, channel) - around[face][channel])
                            * (inside[face][channel] - around[face][channel]);
                }
                mask[at] = (byte) (along >= least[face] ? LEVELS - 1 : 0);
            }
        }
        return cleaned();
    }

    /** Without lines, and what does not reach the middle of its face. */
    private Segments cleaned() {
        try (Mats mats = new Mats()) {
            Mat ink = mats.keep(new Mat(segments.height(), segments.width(), CvType.CV_8UC1));
            ink.put(0, 0, mask);
            int narrow = (int) Math.max(3, NARROW * cell) | 1;
            Imgproc.morphologyEx(ink, ink, Imgproc.MORPH_OPEN, Ink.Shape.ROUND.kernel(mats, narrow));
            ink.get(0, 0, mask);
            keepMiddles();
            ink.put(0, 0, mask);
            Mat depth = mats.mat();
            Imgproc.distanceTransform(ink, depth, Imgproc.DIST_L2, Imgproc.DIST_MASK_5);
            float[] depths = new float[mask.length];
            depth.get(0, 0, depths);
            return segments.with(mask, depths);
        }
    }

    private static boolean stands(double[] inside, double[] around) {
        double contrast = 0;
        for (int channel = 0; channel < CHANNELS; channel++) {
            contrast = Math.max(contrast, inside[channel] - around[channel]);
        }
        return contrast >= LEAST_CONTRAST;
    }

    /** Per face the pixel in its middle, column and row. */
    private static int[][] middles(Segments segments) {
        double[][] sums = new double[segments.count() + 1][3];
        for (int at = 0; at < segments.labels().length; at++) {
            if (segments.lines()[at] == 0) {
                double[] sum = sums[segments.labels()[at]];
                sum[0] += at % segments.width();
                sum[1] += at / segments.width();
                sum[2]++;
            }
        }
        return Arrays.stream(sums)
                .map(sum -> new int[] {
                    (int) Math.rint(sum[0] / Math.max(1, sum[2])), (int) Math.rint(sum[1] / Math.max(1, sum[2]))
                })
                .toArray(int[][]::new);
    }

    /** The usual color in the middle of a face; null where that lies in another. */
    private double[] middle(int face) {
        int reach = (int) Math.max(1, MIDDLE * cell);
        int[] counts = new int[CHANNELS * LEVELS];
        int n = 0;
        for (int y = -reach; y <= reach; y++) {
            for (int x = -reach; x <= reach; x++) {
                int at = at(middles[face][0] + x, middles[face][1] + y);
                if (Math.hypot(x, y) <= reach && at >= 0 && segments.labels()[at] == face) {
                    count(at, counts);
                    n++;
                }
            }
        }
        return n == 0 ? null : usual(counts, n);
    }

    /** Per face the usual color of the darker part of what is near its sides. */
    private double[][] around() {
        int[][] brightness = new int[middles.length][LEVELS];
        int[] n = new int[middles.length];
        for (int at = 0; at < mask.length; at++) {
            if (isNearSides(at)) {
                brightness[segments.labels()[at]][brightness(at)]++;
                n[segments.labels()[at]]++;
            }
        }
        int[] most = new int[middles.length];
        for (int face = 0; face < most.length; face++) {
            most[face] = quantile(brightness[face], 0, (int) (BACKGROUND * n[face]));
        }
        int[][] counts = new int[middles.length][CHANNELS * LEVELS];
        Arrays.fill(n, 0);
        for (int at = 0; at < mask.length; at++) {
            int face = segments.labels()[at];
            if (isNearSides(at) && brightness(at) <= most[face]) {
                count(at, counts[face]);
                n[face]++;
            }
        }
        double[][] colors = new double[middles.length][];
        Arrays.setAll(colors, face -> usual(counts[face], n[face]));
        return colors;
    }

    private boolean isNearSides(int at) {
        return segments.cores()[at] == 0 && segments.lines()[at] == 0;
    }

    private void count(int at, int[] counts) {
        for (int channel = 0; channel < CHANNELS; channel++) {
            counts[LEVELS * channel + level(at, channel)]++;
        }
    }

    private static double[] usual(int[] counts, int n) {
        double[] usual = new double[CHANNELS];
        Arrays.setAll(usual, channel -> quantile(counts, LEVELS * channel, n / 2));
        return usual;
    }

    /** The level that so many are below or at. */
    private static int quantile(int[] counts, int from, int most) {
        int level = 0;
        for (int below = counts[from]; below <= most && level < LEVELS - 1; below += counts[from + level]) {
            level++;
        }
        return level;
    }

    private void keepMiddles() {
        boolean[] kept = new boolean[mask.length];
        int[] queue = new int[mask.length];
        int n = 0;
        int reach = (int) Math.max(1, MIDDLE * cell);
        for (int face = 1; face < middles.length; face++) {
            for (int y = -reach; y <= reach; y++) {
                for (int x = -reach; x <= reach; x++) {
                    n = keep(at(middles[face][0] + x, middles[face][1] + y), face, kept, queue, n);
                }
            }
        }
        for (int i = 0; i < n; i++) {
            int at = queue[i];
            int x = at % segments.width();
            int y = at / segments.width();
            n = keep(at(x + 1, y), segments.labels()[at], kept, queue, n);
            n = keep(at(x - 1, y), segments.labels()[at], kept, queue, n);
            n = keep(at(x, y + 1), segments.labels()[at], kept, queue, n);
            n = keep(at(x, y - 1), segments.labels()[at], kept, queue, n);
        }
        for (int at = 0; at < mask.length; at++) {
            mask[at] = kept[at] ? mask[at] : 0;
        }
    }

    /** @return how long the queue is then */
    private int keep(int at, int face, boolean[] kept, int[] queue, int n) {
        if (at < 0 || kept[at] || mask[at] == 0 || segments.labels()[at] != face) {
            return n;
        }
        kept[at] = true;
        queue[n] = at;
        return n + 1;
    }

    /** The number of a pixel; -1 outside. */
    private int at(int x, int y) {
        return x < 0 || y < 0 || x >= segments.width() || y >= segments.height() ? -1 : y * segments.width() + x;
    }

    private int level(int at, int channel) {
        return segments.bgr()[CHANNELS * at + channel] & 0xFF;
    }

    private int brightness(int at) {
        return Math.max(level(at, 0), Math.max(level(at, 1), level(at, 2)));
    }
}
