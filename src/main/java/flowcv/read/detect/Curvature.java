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
        if (width < 3) {
            return strengths;
        }
        for (int start = width; start + 2 * width <= levels.length; start += width) {
            strengths(strengths, start);
        }
        return strengths;
    }

    /** Of one row; what three rows have in common at a column is worked out once. */
    private void strengths(float[] strengths, int start) {
        float[] in = levels;
        int wide = width;
        float ends = in[start - wide] + in[start + wide];
        float fall = in[start + wide] - in[start - wide];
        float level = in[start];
        float nextEnds = in[start - wide + 1] + in[start + wide + 1];
        float nextFall = in[start + wide + 1] - in[start - wide + 1];
        float nextLevel = in[start + 1];
        for (int at = start + 1; at < start + wide - 1; at++) {
            float endsBefore = ends;
            float fallBefore = fall;
            float levelBefore = level;
            ends = nextEnds;
            fall = nextFall;
            level = nextLevel;
            float above = in[at - wide + 1];
            float below = in[at + wide + 1];
            nextEnds = above + below;
            nextFall = below - above;
            nextLevel = in[at + 1];
            float mean = Math.abs((endsBefore + nextEnds) / 4 - level);
            float half = (levelBefore + nextLevel - ends) / 2;
            float mixed = (nextFall - fallBefore) / 4;
            float deviation = (float) Math.sqrt(half * half + mixed * mixed);
            strengths[at] = mean + deviation - ROUND * Math.abs(mean - deviation);
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
