package flowcv.read.pose;

import flowcv.image.Mats;
import org.opencv.core.Mat;
import org.opencv.core.Size;
import org.opencv.imgproc.Imgproc;

/**
 * How far each pixel stands out of whatever is wider than a line: the white top-hat of the brightness
 * (Meyer 1977). Dots, glow and glare are flat in it, lines stay.
 */
final class Ridges {
    /** What stands out by more than this is as good as a line can be; letters are brighter than lines. */
    private static final int CLIP = 48;

    private final int width;
    private final int height;
    private final byte[] levels;

    private Ridges(int width, int height, byte[] levels) {
        this.width = width;
        this.height = height;
        this.levels = levels;
    }

    /**
     * The ridges of a picture.
     *
     * @param value brightness, one channel of 8 bits
     * @param widest what is wider is no line, in pixels
     */
    static Ridges of(Mat value, double widest) {
        try (Mats mats = new Mats()) {
            int size = Math.max(3, (int) Math.round(widest) | 1);
            Mat kernel = mats.keep(Imgproc.getStructuringElement(Imgproc.MORPH_RECT, new Size(size, size)));
            Mat hat = mats.mat();
            Imgproc.morphologyEx(value, hat, Imgproc.MORPH_TOPHAT, kernel);
            byte[] levels = new byte[hat.rows() * hat.cols()];
            hat.get(0, 0, levels);
            return new Ridges(hat.cols(), hat.rows(), levels);
        }
    }

    /** Levels from 0 to {@link #CLIP} at a point, between pixels interpolated; 0 outside. */
    double at(double x, double y) {
        int left = (int) Math.floor(x);
        int top = (int) Math.floor(y);
        if (left < 0 || top < 0 || left + 1 >= width || top + 1 >= height) {
            return 0;
        }
        double partX = x - left;
        double partY = y - top;
        int at = top * width + left;
        return (level(at) * (1 - partX) + level(at + 1) * partX) * (1 - partY)
                + (level(at + width) * (1 - partX) + level(at + width + 1) * partX) * partY;
    }

    /** Whether a point lies in the picture. */
    boolean contains(double x, double y) {
        return x >= 0 && y >= 0 && x < width - 1 && y < height - 1;
    }

    private int level(int at) {
        return Math.min(CLIP, levels[at] & 0xFF);
    }
}
