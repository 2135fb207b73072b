package flowcv.image;

import org.opencv.core.Mat;

/**
 * The levels of a matrix as an array, for what visits single pixels: each call into native code costs more than one.
 */
public final class MatBytes {
    private MatBytes() {}

    /**
     * A copy of all levels, row by row, the channels of a pixel side by side.
     *
     * @param mat 8 bits, any number of channels
     */
    public static byte[] of(Mat mat) {
        byte[] bytes = new byte[(int) mat.total() * mat.channels()];
        mat.get(0, 0, bytes);
        return bytes;
    }
}
