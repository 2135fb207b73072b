package flowcv.read.pose;

import flowcv.image.Mats;
import flowcv.image.Picture;
import java.util.Arrays;
import java.util.Optional;
import org.opencv.core.Core;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.core.Scalar;
import org.opencv.core.Size;
import org.opencv.imgproc.Imgproc;

/**
 * A photograph without the lamps and windows that the screen mirrors in places. Their light adds to what the screen
 * shows, and by the exponent of the levels it leaves fewer of them between a line and what is
 * beside it.
 */
public final class Unglared {
    /** Exponent of the levels of cameras and screens, nearly (IEC 61966-2-1). */
    private static final double GAMMA = 2.2;
    /** Pixels per cell that are enough for something so smooth. */
    private static final int GRAIN = 8;
    /** A neighborhood of this many cells holds black, however many dots and pipes there are. */
    private static final double NEIGHBORHOOD = 1.4;
    /** What is left of steps between neighborhoods, in places, would make lines of its own. */
    private static final int SMOOTH = 3;
    /** Where light is this share of all places is darker: there it is the room's, which lies everywhere. */
    private static final double DARKER = 0.25;
    /** Below this many levels more than elsewhere lines lose less than a quarter of theirs. */
    private static final int LEAST_GLARE = 15;

    private static final double WHITE = 255;

    private Unglared() {}

    /**
     * The photograph as if there were as little light everywhere as in its darker places; nothing where that is so
     * anyway. The caller closes it.
     *
     * @param picture straightened; what lies outside of the original one is black
     * @param cell side of a cell, in pixels
     */
    public static Optional<Picture> of(Picture picture, double cell) {
        try (Mats mats = new Mats()) {
            return of(picture.pixels(), cell, mats).map(unglared -> new Picture(picture.name(), unglared.clone()));
        }
    }

    /**
     * The same for levels of any number of channels, 8 bits each.
     *
     * @param mats keeps the result
     */
    static Optional<Mat> of(Mat levels, double cell, Mats mats) {
        Mat light = light(levels, cell, mats);
        int base = base(light);
        Core.max(light, Scalar.all(base), light);
        if (Core.minMaxLoc(mats.keep(light.reshape(1))).maxVal < base + LEAST_GLARE) {
            return Optional.empty();
        }
        Mat glare = linear(light, mats);
        Core.subtract(glare, Scalar.all(Math.pow(base / WHITE, GAMMA)), glare);
        Imgproc.resize(glare, glare, levels.size(), 0, 0, Imgproc.INTER_LINEAR);
        Mat left = linear(levels, mats);
        Core.subtract(left, glare, left);
        Core.max(left, Scalar.all(0), left);
        Core.pow(left, 1 / GAMMA, left);
        Mat unglared = mats.mat();
        left.convertTo(unglared, CvType.CV_8U, WHITE);
        return Optional.of(unglared);
    }

    /** The brightest of the darkest of all neighborhoods that a place lies in: what light there is, on slopes too. */
    private static Mat light(Mat pixels, double cell, Mats mats) {
        Mat light = mats.mat();
        double scale = GRAIN / cell;
        Size size = new Size(Math.ceil(scale * pixels.cols()), Math.ceil(scale * pixels.rows()));
        Imgproc.resize(pixels, light, size, 0, 0, Imgproc.INTER_AREA);
        Mat outside = mats.mat();
        Core.inRange(light, Scalar.all(0), Scalar.all(0), outside);
        // At the picture's edge places are partly outside.
        Imgproc.dilate(outside, outside, mats.keep(Mat.ones(3, 3, CvType.CV_8UC1)));
        light.setTo(Scalar.all(WHITE), outside);
        int reach = (int) (NEIGHBORHOOD * GRAIN) | 1;
        Mat kernel = mats.keep(Mat.ones(reach, reach, CvType.CV_8UC1));
        Imgproc.erode(light, light, kernel);
        Mat beyond = mats.mat();
        Core.inRange(light, Scalar.all(WHITE), Scalar.all(WHITE), beyond);
        light.setTo(Scalar.all(0), beyond);
        Imgproc.dilate(light, light, kernel);
        Imgproc.blur(light, light, new Size(SMOOTH, SMOOTH));
        return light;
    }

    /** The brightness of the darker places. */
    private static int base(Mat light) {
        byte[] bgr = new byte[(int) light.total() * light.channels()];
        light.get(0, 0, bgr);
        int[] levels = new int[(int) light.total()];
        for (int i = 0; i < bgr.length; i++) {
            levels[i / light.channels()] = Math.max(levels[i / light.channels()], bgr[i] & 0xFF);
        }
        int[] seen = Arrays.stream(levels).filter(level -> level > 0).sorted().toArray();
        return seen.length == 0 ? 0 : seen[(int) (DARKER * seen.length)];
    }

    /** Shares of white light, by level. */
    private static Mat linear(Mat levels, Mats mats) {
        Mat table = mats.keep(new Mat(1, 256, CvType.CV_32F));
        float[] shares = new float[256];
        for (int i = 0; i < shares.length; i++) {
            shares[i] = (float) Math.pow(i / WHITE, GAMMA);
        }
        table.put(0, 0, shares);
        Mat linear = mats.mat();
        Core.LUT(levels, table, linear);
        return linear;
    }
}
