package flowcv.read;

import flowcv.image.Picture;
import java.util.Arrays;

/**
 * A picture's pixels as bytes, for the sparse sampling that follows once a lattice is known. The
 * brightness used throughout is the greatest of the three channels: blue and red grid lines, and navy
 * or purple dots, are dark in luma.
 */
final class Pixels {
    /** Channels of a pixel: blue, green, red. */
    static final int CHANNELS = 3;
    /** The greatest of the channels. */
    static final int BRIGHTNESS = -1;

    private final int width;
    private final int height;
    private final byte[] bgr;

    private Pixels(int width, int height, byte[] bgr) {
        this.width = width;
        this.height = height;
        this.bgr = bgr;
    }

    static Pixels of(Picture picture) {
        byte[] bgr = new byte[3 * picture.width() * picture.height()];
        picture.pixels().get(0, 0, bgr);
        return new Pixels(picture.width(), picture.height(), bgr);
    }

    int width() {
        return width;
    }

    int height() {
        return height;
    }

    /** Brightness 0 to 255 of the pixel nearest to a point; points outside take the nearest edge. */
    int value(double x, double y) {
        return brightness(CHANNELS * (clamp(y, height) * width + clamp(x, width)));
    }

    /** One channel of the pixel nearest to a point, or its {@link #BRIGHTNESS}. */
    int value(double x, double y, int channel) {
        return level(CHANNELS * (clamp(y, height) * width + clamp(x, width)), channel);
    }

    /**
     * Brightness of pixels side by side in a row; those outside the picture are black.
     *
     * @param y the position of the row; outside the picture the nearest is taken
     * @param from the column of the first
     * @param levels is filled
     */
    void row(double y, int from, int[] levels) {
        int origin = clamp(y, height) * width;
        for (int i = 0; i < levels.length; i++) {
            int x = from + i;
            levels[i] = x < 0 || x >= width ? 0 : brightness(CHANNELS * (origin + x));
        }
    }

    /** The columns nearest to some positions, each in the picture. */
    int[] columns(double[] xs) {
        int[] columns = new int[xs.length];
        for (int i = 0; i < xs.length; i++) {
            columns[i] = clamp(xs[i], width);
        }
        return columns;
    }

    /**
     * Brightness of some pixels of a row.
     *
     * @param y the row; outside the picture all is black
     * @param columns in the picture
     * @param levels is filled
     */
    void row(int y, int[] columns, int[] levels) {
        if (y < 0 || y >= height) {
            Arrays.fill(levels, 0);
            return;
        }
        int origin = y * width;
        for (int i = 0; i < levels.length; i++) {
            levels[i] = brightness(CHANNELS * (origin + columns[i]));
        }
    }

    /**
     * Pixels of rows or columns one after the other; those outside the picture are black.
     *
     * @param inRow whether they lie side by side, not one below the other
     * @param from the position of the first
     * @param lines the positions of the rows or columns; outside the picture the nearest is taken
     * @param channel one channel, or {@link #BRIGHTNESS}
     * @param levels for each row or column an array that is filled, all of one length
     */
    void runs(boolean inRow, double from, double[] lines, int channel, int[][] levels) {
        int first = (int) Math.floor(from + 0.5);
        if (inRow) {
            for (int line = 0; line < lines.length; line++) {
                int origin = CHANNELS * clamp(lines[line], height) * width;
                for (int i = 0; i < levels[line].length; i++) {
                    int position = first + i;
                    boolean outside = position < 0 || position >= width;
                    levels[line][i] = outside ? 0 : level(origin + CHANNELS * position, channel);
                }
            }
            return;
        }
        int[] columns = new int[lines.length];
        for (int line = 0; line < lines.length; line++) {
            columns[line] = CHANNELS * clamp(lines[line], width);
        }
        // Row by row over all columns: a column's own pixels lie far from each other in memory.
        int length = lines.length == 0 ? 0 : levels[0].length;
        for (int i = 0; i < length; i++) {
            int position = first + i;
            boolean outside = position < 0 || position >= height;
            int origin = CHANNELS * position * width;
            for (int line = 0; line < lines.length; line++) {
                levels[line][i] = outside ? 0 : level(origin + columns[line], channel);
            }
        }
    }

    /** The greatest level of any channel of any pixel. */
    int brightest() {
        int brightest = 0;
        for (byte level : bgr) {
            brightest = Math.max(brightest, level & 0xFF);
        }
        return brightest;
    }

    /** Color 0xRRGGBB of the pixel nearest to a point. */
    int rgb(double x, double y) {
        int at = 3 * (clamp(y, height) * width + clamp(x, width));
        return (bgr[at + 2] & 0xFF) << 16 | (bgr[at + 1] & 0xFF) << 8 | bgr[at] & 0xFF;
    }

    private int level(int at, int channel) {
        return channel == BRIGHTNESS ? brightness(at) : bgr[at + channel] & 0xFF;
    }

    private int brightness(int at) {
        int blue = bgr[at] & 0xFF;
        int green = bgr[at + 1] & 0xFF;
        int red = bgr[at + 2] & 0xFF;
        return Math.max(red, Math.max(green, blue));
    }

    private static int clamp(double coordinate, int size) {
        int nearest = (int) (coordinate + 0.5);
        return nearest < 0 ? 0 : Math.min(nearest, size - 1);
    }
}
