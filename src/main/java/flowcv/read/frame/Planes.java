package flowcv.read.frame;

import flowcv.image.MatBytes;
import flowcv.image.Mats;
import java.util.ArrayList;
import java.util.List;
import org.opencv.core.Core;
import org.opencv.core.Mat;

/**
 * The brightest and the darkest channel of each pixel: a line of any color on any ground shows in one of them.
 *
 * @param width in pixels
 * @param height in pixels
 * @param brightest row by row, 0 to 255 in unsigned bytes
 * @param darkest the same of the darkest channel
 */
public record Planes(int width, int height, byte[] brightest, byte[] darkest) {
    private static final int UNSIGNED = 0xff;

    /** The planes of a picture {@code CV_8UC3}. */
    public static Planes of(Mat pixels) {
        try (Mats mats = new Mats()) {
            List<Mat> channels = new ArrayList<>();
            Core.split(pixels, channels);
            channels.forEach(mats::keep);
            Mat brightest = mats.mat();
            Core.max(channels.get(0), channels.get(1), brightest);
            Core.max(brightest, channels.get(2), brightest);
            Mat darkest = mats.mat();
            Core.min(channels.get(0), channels.get(1), darkest);
            Core.min(darkest, channels.get(2), darkest);
            return new Planes(pixels.cols(), pixels.rows(), MatBytes.of(brightest), MatBytes.of(darkest));
        }
    }

    /** Both planes. */
    public List<byte[]> both() {
        return List.of(brightest, darkest);
    }

    /** The value of a plane between its pixels; beyond its rim, that of the rim. */
    public float at(byte[] plane, double x, double y) {
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
