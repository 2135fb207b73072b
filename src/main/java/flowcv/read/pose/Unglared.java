package flowcv.read.pose;

import flowcv.image.LinearLight;
import flowcv.image.MatBytes;
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
        return glare(light, base(light), mats).map(glare -> without(glare, levels, mats));
    }

    /**
     * Light beyond what lies everywhere; nothing where there is hardly more anywhere.
     *
     * @param light 8 bits; what is darker than the base becomes as bright
     * @param base level of the light that lies everywhere
     * @param mats keeps the result
     * @return 32-bit floats, 0 to 1
     */
    static Optional<Mat> glare(Mat light, int base, Mats mats) {
        Core.max(light, Scalar.all(base), light);
        if (Core.minMaxLoc(mats.keep(light.reshape(1))).maxVal < base + LEAST_GLARE) {
            return Optional.empty();
        }
        Mat glare = LinearLight.of(light, mats);
        Core.subtract(glare, Scalar.all(LinearLight.of(base)), glare);
        return Optional.of(glare);
    }

    /**
     * Levels without glare.
     *
     * @param glare as many channels, of any size; becomes as large
     * @param levels 8 bits; not changed
     * @param mats keeps the result
     */
    static Mat without(Mat glare, Mat levels, Mats mats) {
        Imgproc.resize(glare, glare, levels.size(), 0, 0, Imgproc.INTER_LINEAR);
        Mat left = LinearLight.of(levels, mats);
        Core.subtract(left, glare, left);
        Core.max(left, Scalar.all(0), left);
        return LinearLight.levels(left, CvType.CV_8U, mats);
    }

    /** The brightest of the darkest of all neighborhoods that a place lies in: what light there is, on slopes too. */
    private static Mat light(Mat pixels, double cell, Mats mats) {
        Mat light = new Neighborhoods(cell).reduced(pixels, mats);
        Mat outside = mats.mat();
        Core.inRange(light, Scalar.all(0), Scalar.all(0), outside);
        // At the picture's edge places are partly outside.
        Imgproc.dilate(outside, outside, mats.keep(Mat.ones(3, 3, CvType.CV_8UC1)));
        light.setTo(Scalar.all(WHITE), outside);
        Neighborhoods.darken(light);
        Mat beyond = mats.mat();
        Core.inRange(light, Scalar.all(WHITE), Scalar.all(WHITE), beyond);
        light.setTo(Scalar.all(0), beyond);
        Neighborhoods.brighten(light);
        Imgproc.blur(light, light, new Size(SMOOTH, SMOOTH));
        return light;
    }

    /** The brightness of the darker places. */
    static int base(Mat light) {
        byte[] bgr = MatBytes.of(light);
        int[] levels = new int[(int) light.total()];
        for (int i = 0; i < bgr.length; i++) {
            levels[i / light.channels()] = Math.max(levels[i / light.channels()], bgr[i] & 0xFF);
        }
        int[] seen = Arrays.stream(levels).filter(level -> level > 0).sorted().toArray();
        return seen.length == 0 ? 0 : seen[(int) (DARKER * seen.length)];
    }
}
