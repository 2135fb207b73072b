package flowcv.read.detect;

import flowcv.image.StopSignal;
import flowcv.read.frame.Planes;

/**
 * Where lines run in a picture: lighter ones on dark ground and darker ones on light ground, in the brightest or in the
 * darkest channel. The greater eigenvalue of the Hessian matrix tells how much of a line a pixel lies on (Steger 1998);
 * it is given in units of what lies around, so that light does not matter.
 */
public final class Ridges {
    /** No response is greater: a line that glares is no better than one that is clear. */
    private static final float MOST = 40;
    /** How much the curvature along a line takes away: a disc or a corner is no line. */
    private static final float ROUND = 0.7f;
    /** Curvatures above so many times the median are lines, not noise. */
    private static final float NOISE_CAP = 3;

    private static final float LEAST_CAP = 1.5f;
    private static final float MOST_CAP = 12;
    private static final float NOISE = 1.3f;
    /** Curvature below which nothing is a line, in levels per pixel squared: that of rounding and compression. */
    private static final float FLOOR = 0.9f;
    /** Directions are kept of responses above this. */
    private static final float FAINT = 0.5f;

    private static final float BIN = 0.02f;
    private static final int BINS = 600;
    private static final int STEP = 4;

    private final int width;
    private final int height;
    private final float[] responses;
    private final float[] cosines;
    private final float[] sines;

    private Ridges(int width, int height) {
        this.width = width;
        this.height = height;
        responses = new float[width * height];
        cosines = new float[width * height];
        sines = new float[width * height];
    }

    /** The ridges of both planes: at each pixel the one that responds more. */
    public static Ridges of(Planes planes) {
        Ridges ridges = new Ridges(planes.width(), planes.height());
        for (byte[] plane : planes.both()) {
            ridges.add(Curvature.of(plane, planes.width(), planes.height()));
        }
        return ridges;
    }

    /** Width in pixels. */
    public int width() {
        return width;
    }

    /** Height in pixels. */
    public int height() {
        return height;
    }

    /** How clear a line is at a pixel: noise is about 1, a clear line above 2, at most 40. */
    public float response(int at) {
        return responses[at];
    }

    /** Cosine of twice the angle of the normal of the line at a pixel; 0 where there is none. */
    public float cosine(int at) {
        return cosines[at];
    }

    /** Sine of twice the angle of the normal. */
    public float sine(int at) {
        return sines[at];
    }

    private void add(Curvature curvature) {
        float[] xx = curvature.xx();
        float[] yy = curvature.yy();
        float[] xy = curvature.xy();
        float[] strengths = new float[xx.length];
        for (int at = 0; at < strengths.length; at++) {
            float mean = Math.abs(xx[at] + yy[at]) / 2;
            float half = (xx[at] - yy[at]) / 2;
            float deviation = (float) Math.sqrt(half * half + xy[at] * xy[at]);
            strengths[at] = mean + deviation - ROUND * Math.abs(mean - deviation);
        }
        StopSignal.check();
        float cap = Math.max(LEAST_CAP, Math.min(NOISE_CAP * median(strengths), MOST_CAP));
        LocalMean noise = LocalMean.of(strengths, width, height, cap);
        for (int y = 0; y < height; y++) {
            for (int left = 0; left < width; left += LocalMean.BLOCK) {
                float perUnit = 1 / (NOISE * noise.at(left, y) + FLOOR);
                int end = y * width + Math.min(width, left + LocalMean.BLOCK);
                for (int at = y * width + left; at < end; at++) {
                    float response = strengths[at] * perUnit;
                    if (response > responses[at]) {
                        responses[at] = Math.min(response, MOST);
                        if (response > FAINT) {
                            point(at, xx[at], yy[at], xy[at]);
                        }
                    }
                }
            }
        }
        StopSignal.check();
    }

    /** Keeps the direction in which the curvature is greatest: that of the normal. */
    private void point(int at, float xx, float yy, float xy) {
        float half = (xx - yy) / 2;
        float length = (float) Math.sqrt(half * half + xy * xy);
        float sign = (xx + yy < 0 ? -1 : 1) / Math.max(length, Float.MIN_NORMAL);
        cosines[at] = half * sign;
        sines[at] = xy * sign;
    }

    /** The median of every fourth value of every fourth row. */
    private float median(float[] values) {
        int[] counts = new int[BINS + 1];
        int all = 0;
        for (int y = 0; y < height; y += STEP) {
            for (int x = 0; x < width; x += STEP) {
                counts[Math.min(BINS, (int) (values[y * width + x] / BIN))]++;
                all++;
            }
        }
        int bin = 0;
        for (int below = counts[0]; 2 * below < all; below += counts[bin]) {
            bin++;
        }
        return (bin + 0.5f) * BIN;
    }
}
