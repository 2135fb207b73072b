package flowcv.read.frame;

import flowcv.image.MatBytes;
import flowcv.image.Mats;
import java.util.ArrayList;
import java.util.List;
import org.opencv.core.Core;
import org.opencv.core.Mat;

/**
 * Planes of a picture in which lines show.
 *
 * @param width in pixels
 * @param height in pixels
 * @param top the row of the picture at which they begin
 * @param all of them, each row by row, 0 to 255 in unsigned bytes
 */
public record Planes(int width, int height, int top, List<byte[]> all) {
    private static final int UNSIGNED = 0xff;
    private static final double HALF = 0.5;

    /**
     * The brightest and the darkest channel of each pixel of a picture {@code CV_8UC3}: a line of any color on any ground
     * shows in one of them.
     */
    public static Planes both(Mat pixels) {
        return both(pixels, 0, pixels.rows());
    }

    /**
     * The same of some rows alone.
     *
     * @param top the first of them
     * @param bottom the row behind the last one
     */
    public static Planes both(Mat pixels, int top, int bottom) {
        try (Mats mats = new Mats()) {
            Mat brightest = mats.mat();
            Mat darkest = mats.mat();
            split(mats.keep(pixels.rowRange(top, bottom)), brightest, darkest);
            return new Planes(pixels.cols(), bottom - top, top, List.of(MatBytes.of(brightest), MatBytes.of(darkest)));
        }
    }

    /** A picture {@code CV_8UC1} as the only one. */
    public static Planes one(Mat gray) {
        return new Planes(gray.cols(), gray.rows(), 0, List.of(MatBytes.of(gray)));
    }

    /** The mean of the brightest and the darkest channel of a picture {@code CV_8UC3}. */
    public static void mean(Mat pixels, Mat mean) {
        try (Mats mats = new Mats()) {
            Mat darkest = mats.mat();
            split(pixels, mean, darkest);
            Core.addWeighted(mean, HALF, darkest, HALF, 0, mean);
        }
    }

    private static void split(Mat pixels, Mat brightest, Mat darkest) {
        try (Mats mats = new Mats()) {
            List<Mat> channels = new ArrayList<>();
            Core.split(pixels, channels);
            channels.forEach(mats::keep);
            Core.max(channels.get(0), channels.get(1), brightest);
            Core.max(brightest, channels.get(2), brightest);
            Core.min(channels.get(0), channels.get(1), darkest);
            Core.min(darkest, channels.get(2), darkest);
        }
    }

    /** The value of a plane at a point of the picture, between its pixels; beyond its rim, that of the rim. */
    public float at(byte[] plane, double x, double inPicture) {
        double y = inPicture - top;
        if (!(x >= 0 && y >= 0 && x < width - 1 && y < height - 1)) {
            return atRim(plane, x, y);
        }
        int column = (int) x;
        int row = (int) y;
        float right = (float) (x - column);
        float down = (float) (y - row);
        int at = row * width + column;
        float above = (plane[at] & UNSIGNED) * (1 - right) + (plane[at + 1] & UNSIGNED) * right;
        float under = (plane[at + width] & UNSIGNED) * (1 - right) + (plane[at + width + 1] & UNSIGNED) * right;
        return above * (1 - down) + under * down;
    }

    private float atRim(byte[] plane, double x, double y) {
        double insideX = Math.max(0, Math.min(x, width - 1.001));
        double insideY = Math.max(0, Math.min(y, height - 1.001));
        int column = (int) insideX;
        int row = (int) insideY;
        float right = (float) (insideX - column);
        float down = (float) (insideY - row);
        int at = row * width + column;
        int next = width > 1 ? 1 : 0;
        int below = height > 1 ? width : 0;
        float above = (plane[at] & UNSIGNED) * (1 - right) + (plane[at + next] & UNSIGNED) * right;
        float under = (plane[at + below] & UNSIGNED) * (1 - right) + (plane[at + below + next] & UNSIGNED) * right;
        return above * (1 - down) + under * down;
    }
}
