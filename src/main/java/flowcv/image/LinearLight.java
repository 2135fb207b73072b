package flowcv.image;

import org.opencv.core.Core;
import org.opencv.core.CvType;
import org.opencv.core.Mat;

/**
 * Levels as light, in shares of white. Light adds up: what a lamp adds to a screen, and what a lens takes away, are
 * sums and products of these numbers, not of levels.
 */
public final class LinearLight {
    /** Exponent of the levels of cameras and screens, nearly (IEC 61966-2-1). */
    private static final double GAMMA = 2.2;

    private static final double WHITE = 255;

    private LinearLight() {}

    /**
     * The light that a level stands for.
     *
     * @param level 0 to 255
     * @return 0 to 1
     */
    public static double of(double level) {
        return Math.pow(level / WHITE, GAMMA);
    }

    /**
     * The level for an amount of light.
     *
     * @param light 0 to 1; less counts as none
     * @return 0 to 255
     */
    public static double level(double light) {
        return WHITE * Math.pow(Math.max(0, light), 1 / GAMMA);
    }

    /**
     * The same for a picture.
     *
     * @param levels 8 bits, any number of channels
     * @param mats keeps the result
     * @return 32-bit floats, as many channels
     */
    public static Mat of(Mat levels, Mats mats) {
        Mat table = mats.keep(new Mat(1, (int) WHITE + 1, CvType.CV_32F));
        float[] shares = new float[table.cols()];
        for (int i = 0; i < shares.length; i++) {
            shares[i] = (float) of(i);
        }
        table.put(0, 0, shares);
        Mat light = mats.mat();
        Core.LUT(levels, table, light);
        return light;
    }

    /**
     * The levels for the light of a picture.
     *
     * @param light 32-bit floats, none below 0; changed
     * @param depth of the result, {@code CV_8U} or {@code CV_16S}
     * @param mats keeps the result
     */
    public static Mat levels(Mat light, int depth, Mats mats) {
        Core.pow(light, 1 / GAMMA, light);
        Mat levels = mats.mat();
        light.convertTo(levels, depth, WHITE);
        return levels;
    }
}
