package flowcv.read.detect;

import flowcv.image.Mats;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.core.Size;
import org.opencv.imgproc.Imgproc;

/** Second derivatives of a plane, in levels per pixel squared (Sobel's kernels of three by three). */
final class Curvature {
    /** Deviation of the smoothing, in pixels: lines of one to three pixels answer most. */
    private static final double SMOOTH = 1.1;

    private static final int SMOOTH_SIZE = 7;
    /** How much the curvature along a line takes away: a disc or a corner is no line. */
    private static final float ROUND = 0.7f;

    private final float[] levels;
    private final int width;

    private Curvature(float[] levels, int width) {
        this.levels = levels;
        this.width = width;
    }

    static Curvature of(byte[] plane, int width, int height) {
        try (Mats mats = new Mats()) {
            Mat smooth = mats.keep(new Mat(height, width, CvType.CV_8UC1));
            smooth.put(0, 0, plane);
            smooth.convertTo(smooth, CvType.CV_32F);
            Imgproc.GaussianBlur(smooth, smooth, new Size(SMOOTH_SIZE, SMOOTH_SIZE), SMOOTH);
            float[] levels = new float[plane.length];
            smooth.get(0, 0, levels);
            return new Curvature(levels, width);
        }
    }

    /**
     * The greater eigenvalue of the Hessian matrix at each pixel, without sign, less for what is round; 0 at the rim.
     * The derivatives are not kept, since few of them are asked for again.
     */
    float[] strengths() {
        float[] strengths = new float[levels.length];
        float[] level = new float[width];
        float[] above = new float[width];
        float[] below = new float[width];
        float[] ends = new float[width];
        float[] fall = new float[width];
        float[] mean = new float[width];
        float[] half = new float[width];
        float[] deviation = new float[width];
        float[] before = new float[width];
        float[] behind = new float[width];
        for (int start = width; width > 2 && start + 2 * width <= levels.length; start += width) {
            System.arraycopy(levels, start, level, 0, width);
            System.arraycopy(levels, start - width, above, 0, width);
            System.arraycopy(levels, start + width, below, 0, width);
            add(above, below, ends, fall);
            Rows.before(ends, before);
            Rows.behind(ends, behind);
            mean(before, behind, level, mean);
            Rows.before(level, before);
            Rows.behind(level, behind);
            half(before, behind, ends, half);
            Rows.before(fall, before);
            Rows.behind(fall, behind);
            deviation(before, behind, half, deviation);
            strength(mean, deviation);
            System.arraycopy(mean, 1, strengths, start + 1, width - 2);
        }
        return strengths;
    }

    private static void add(float[] above, float[] below, float[] ends, float[] fall) {
        for (int x = 0; x < ends.length; x++) {
            ends[x] = above[x] + below[x];
            fall[x] = below[x] - above[x];
        }
    }

    private static void mean(float[] endsBefore, float[] endsBehind, float[] level, float[] mean) {
        for (int x = 0; x < mean.length; x++) {
            mean[x] = Math.abs((endsBefore[x] + endsBehind[x]) / 4 - level[x]);
        }
    }

    private static void half(float[] before, float[] behind, float[] ends, float[] half) {
        for (int x = 0; x < half.length; x++) {
            half[x] = (before[x] + behind[x] - ends[x]) / 2;
        }
    }

    private static void deviation(float[] fallBefore, float[] fallBehind, float[] half, float[] deviation) {
        for (int x = 0; x < deviation.length; x++) {
            float mixed = (fallBehind[x] - fallBefore[x]) / 4;
            deviation[x] = (float) Math.sqrt(half[x] * half[x] + mixed * mixed);
        }
    }

    private static void strength(float[] mean, float[] deviation) {
        for (int x = 0; x < mean.length; x++) {
            mean[x] = mean[x] + deviation[x] - ROUND * Math.abs(mean[x] - deviation[x]);
        }
    }

    /** Half of by how much the curvature along the row at a pixel is greater than that along the column. */
    float half(int at) {
        return (levels[at - 1] + levels[at + 1] - levels[at - width] - levels[at + width]) / 2;
    }

    /** The mixed derivative. */
    float mixed(int at) {
        return (levels[at - width - 1] - levels[at - width + 1] + levels[at + width + 1] - levels[at + width - 1]) / 4;
    }

    /** Whether a pixel lies on what is lighter than around, rather than darker. */
    boolean isLight(int at) {
        return levels[at - width - 1] + levels[at - width + 1] + levels[at + width - 1] + levels[at + width + 1]
                < 4 * levels[at];
    }
}
