package flowcv.read;

import flowcv.image.Picture;
import java.util.Arrays;
import org.opencv.core.Mat;

/**
 * A picture's pixels as bytes, for the sparse sampling that follows once a lattice is known. Nearly all of it asks for
 * {@link Brightness}; colors are fetched row by row when somebody asks for them, so the picture has to stay open.
 */
final class Pixels {
    /** Channels of a pixel: blue, green, red. */
    static final int CHANNELS = 3;
    /** The greatest of the channels. */
    static final int BRIGHTNESS = -1;

    /** Rows that are fetched at once: each call of the library takes as long as a row. */
    private static final int BAND = 16;

    private final int width;
    private final int height;
    private final byte[] brightness;
    private final Mat bgr;
    /** Blue, green and red, in turn, of bands of rows that somebody asked for; null where nobody did. */
    private final byte[][] bands;

    private Pixels(byte[] brightness, Mat bgr) {
        this.width = bgr.cols();
        this.height = bgr.rows();
        this.brightness = brightness;
        this.bgr = bgr;
        this.bands = new byte[height / BAND + 1][];
    }

    static Pixels of(Picture picture) {
        try (Brightness brightness = Brightness.of(picture)) {
            return of(picture, brightness);
        }
    }

    /** @param brightness of the same picture, which may be closed then */
    static Pixels of(Picture picture, Brightness brightness) {
        byte[] values = new byte[picture.width() * picture.height()];
        brightness.values().get(0, 0, values);
        return new Pixels(values, picture.pixels());
    }

    int width() {
        return width;
    }

    int height() {
        return height;
    }

    /** Brightness 0 to 255 of the pixel nearest to a point; points outside take the nearest edge. */
    int value(double x, double y) {
        return brightness[clamp(y, height) * width + clamp(x, width)] & 0xFF;
    }

    /** One channel of the pixel nearest to a point, or its {@link #BRIGHTNESS}. */
    int value(double x, double y, int channel) {
        return level(clamp(x, width), clamp(y, height), channel);
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
            levels[i] = x < 0 || x >= width ? 0 : brightness[origin + x] & 0xFF;
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
            levels[i] = brightness[origin + columns[i]] & 0xFF;
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
                int y = clamp(lines[line], height);
                for (int i = 0; i < levels[line].length; i++) {
                    int position = first + i;
                    boolean outside = position < 0 || position >= width;
                    levels[line][i] = outside ? 0 : level(position, y, channel);
                }
            }
            return;
        }
        int[] columns = new int[lines.length];
        for (int line = 0; line < lines.length; line++) {
            columns[line] = clamp(lines[line], width);
        }
        // Row by row over all columns: a column's own pixels lie far from each other in memory.
        int length = lines.length == 0 ? 0 : levels[0].length;
        for (int i = 0; i < length; i++) {
            int position = first + i;
            boolean outside = position < 0 || position >= height;
            for (int line = 0; line < lines.length; line++) {
                levels[line][i] = outside ? 0 : level(columns[line], position, channel);
            }
        }
    }

    /** The greatest level of any channel of any pixel. */
    int brightest() {
        int brightest = 0;
        for (byte level : brightness) {
            brightest = Math.max(brightest, level & 0xFF);
        }
        return brightest;
    }

    /** Color 0xRRGGBB of the pixel nearest to a point. */
    int rgb(double x, double y) {
        int row = clamp(y, height);
        byte[] colors = colors(row);
        int at = CHANNELS * (row % BAND * width + clamp(x, width));
        return (colors[at + 2] & 0xFF) << 16 | (colors[at + 1] & 0xFF) << 8 | colors[at] & 0xFF;
    }

    private int level(int x, int y, int channel) {
        return 0xFF
                & (channel == BRIGHTNESS
                        ? brightness[y * width + x]
                        : colors(y)[CHANNELS * (y % BAND * width + x) + channel]);
    }

    /** The band that a row is in. */
    private byte[] colors(int y) {
        byte[] band = bands[y / BAND];
        if (band == null) {
            int top = y - y % BAND;
            band = new byte[CHANNELS * width * Math.min(BAND, height - top)];
            bgr.get(top, 0, band);
            bands[y / BAND] = band;
        }
        return band;
    }

    private static int clamp(double coordinate, int size) {
        int nearest = (int) (coordinate + 0.5);
        return nearest < 0 ? 0 : Math.min(nearest, size - 1);
    }
}
