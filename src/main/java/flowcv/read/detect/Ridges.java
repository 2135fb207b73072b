package flowcv.read.detect;

import flowcv.image.StopSignal;
import flowcv.read.frame.Planes;
import java.util.List;

/**
 * Where lines run in a picture: lighter ones on dark ground and darker ones on light ground, in the brightest or in the
 * darkest channel. The greater eigenvalue of the Hessian matrix tells how much of a line a pixel lies on (Steger 1998);
 * it is given in units of what lies around, so that light does not matter.
 */
public final class Ridges {
    /** No response is greater: a line that glares is no better than one that is clear. */
    private static final float MOST = 40;
    /** Curvatures above so many times the median are lines, not noise. */
    private static final float NOISE_CAP = 3;

    private static final float LEAST_CAP = 1.5f;
    private static final float MOST_CAP = 12;
    private static final float NOISE = 1.3f;
    /** Curvature below which nothing is a line, in levels per pixel squared: that of rounding and compression. */
    private static final float FLOOR = 0.9f;

    /** Response of a line's pixel at least. */
    static final float CREST = 1.2f;

    private static final float BIN = 0.02f;
    private static final int BINS = 600;
    private static final int STEP = 4;

    private final int width;
    private final int height;
    private final Layer[] layers;
    private final float[] responses;
    private int[] crests;

    /** What a plane alone responds. */
    private record Layer(Curvature curvature, float[] responses) {}

    private Ridges(int width, int height, List<Layer> layers) {
        this.width = width;
        this.height = height;
        this.layers = layers.toArray(new Layer[0]);
        responses =
                layers.stream().map(Layer::responses).reduce(Ridges::greater).orElseThrow();
    }

    private static float[] greater(float[] one, float[] other) {
        float[] greater = new float[one.length];
        Rows.max(one, other, greater);
        return greater;
    }

    /** The ridges of all planes: at each pixel the one that responds more. */
    public static Ridges of(Planes planes) {
        List<Layer> layers = planes.all().stream()
                .map(plane -> layer(plane, planes.width(), planes.height()))
                .toList();
        return new Ridges(planes.width(), planes.height(), layers);
    }

    /** Width in pixels. */
    public int width() {
        return width;
    }

    /** Height in pixels. */
    public int height() {
        return height;
    }

    /** Pixels of the crest lines, row by row. */
    int[] crests() {
        if (crests == null) {
            crests = Crests.of(this, CREST);
        }
        return crests;
    }

    /** The response at each pixel, row by row; not to be written to. */
    float[] responses() {
        return responses;
    }

    /** How clear a line is at a pixel: noise is about 1, a clear line above 2, at most 40. */
    public float response(int at) {
        return responses[at];
    }

    /** Cosine of twice the angle of the normal of the line at a pixel that responds. */
    public float cosine(int at) {
        return along(at, 1, 0);
    }

    /** Sine of twice the angle of the normal. */
    public float sine(int at) {
        return along(at, 0, 1);
    }

    /**
     * Cosine of twice the angle between the normal of the line at a pixel that responds and a direction: the normal is
     * where the curvature is greatest.
     *
     * @param cosine of twice the angle of the direction
     * @param sine of twice the angle of the direction
     */
    public float along(int at, float cosine, float sine) {
        Curvature curvature = curvature(at);
        float half = curvature.half(at);
        float mixed = curvature.mixed(at);
        float length = (float) Math.sqrt(half * half + mixed * mixed);
        return (half * cosine + mixed * sine) * (curvature.isLight(at) ? -1 : 1) / Math.max(length, Float.MIN_NORMAL);
    }

    /** The plane's curvature that tells the response at a pixel. */
    Curvature curvature(int at) {
        int layer = 0;
        while (layers[layer].responses[at] != responses[at]) {
            layer++;
        }
        return layers[layer].curvature;
    }

    private static Layer layer(byte[] plane, int width, int height) {
        Curvature curvature = Curvature.of(plane, width, height);
        float[] strengths = curvature.strengths();
        StopSignal.check();
        float cap = Math.max(LEAST_CAP, Math.min(NOISE_CAP * median(strengths, width, height), MOST_CAP));
        LocalMean noise = LocalMean.of(strengths, width, height, cap);
        float[] perUnit = new float[width];
        float[] row = new float[width];
        for (int y = 0; y < height; y++) {
            if (y % LocalMean.BLOCK == 0) {
                for (int x = 0; x < width; x++) {
                    perUnit[x] = 1 / (NOISE * noise.at(x, y) + FLOOR);
                }
            }
            System.arraycopy(strengths, y * width, row, 0, width);
            respond(row, perUnit);
            System.arraycopy(row, 0, strengths, y * width, width);
        }
        StopSignal.check();
        return new Layer(curvature, strengths);
    }

    /** Makes strengths of a row responses. */
    private static void respond(float[] row, float[] perUnit) {
        for (int x = 0; x < row.length; x++) {
            row[x] = Math.min(row[x] * perUnit[x], MOST);
        }
    }

    /** The median of every fourth value of every fourth row. */
    private static float median(float[] values, int width, int height) {
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
