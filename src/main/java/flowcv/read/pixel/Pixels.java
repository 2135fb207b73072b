package flowcv.read.pixel;

import flowcv.image.Picture;
import flowcv.image.Point;
import java.util.Arrays;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReferenceArray;
import java.util.function.Predicate;
import org.opencv.core.Mat;

/**
 * A picture's pixels as bytes, for the sparse sampling that follows once a lattice is known. Nearly all of it asks for
 * {@link Brightness}; colors are fetched some rows at a time when somebody asks for them, so the picture has to stay
 * open.
 */
public final class Pixels {
    /** Channels of a pixel: blue, green, red. */
    public static final int CHANNELS = 3;
    /** The greatest of the channels. */
    public static final int BRIGHTNESS = -1;
    /** Rows that are fetched at a time: the call takes as long as the copying of one of them. */
    private static final int BAND = 8;

    private final int width;
    private final int height;
    private final byte[] brightness;
    private final Mat bgr;
    /** Blue, green and red, in turn, of bands of rows that somebody asked for; null where nobody did. */
    private final AtomicReferenceArray<byte[]> bands;

    private final Optional<Predicate<Point>> shown;

    private Pixels(byte[] brightness, Mat bgr, Optional<Predicate<Point>> shown) {
        this.width = bgr.cols();
        this.height = bgr.rows();
        this.brightness = brightness;
        this.bgr = bgr;
        this.bands = new AtomicReferenceArray<>((height + BAND - 1) / BAND);
        this.shown = shown;
    }

    /** Those of a picture, whose brightness is the greatest of its colors. */
    public static Pixels of(Picture picture) {
        try (Brightness brightness = Brightness.of(picture)) {
            return of(picture, brightness);
        }
    }

    /** @param brightness of the same picture, which may be closed then */
    public static Pixels of(Picture picture, Brightness brightness) {
        byte[] values = new byte[picture.width() * picture.height()];
        brightness.values().get(0, 0, values);
        return new Pixels(values, picture.pixels(), Optional.empty());
    }

    /** The same pixels of a picture that was straightened, and nobody knows what lies where the original ended. */
    public Pixels shownWhere(Predicate<Point> isShown) {
        return new Pixels(brightness, bgr, Optional.of(isShown));
    }

    /** Whether what is at a point was there to be seen. */
    public boolean shows(double x, double y) {
        return isInside(x, y) && (shown.isEmpty() || shown.get().test(new Point(x, y)));
    }

    /** In pixels. */
    public int width() {
        return width;
    }

    /** In pixels. */
    public int height() {
        return height;
    }

    /** Brightness 0 to 255 of the pixel nearest to a point; points outside take the nearest edge. */
    public int value(double x, double y) {
        return brightness[clamp(y, height) * width + clamp(x, width)] & 0xFF;
    }

    /** One channel of the pixel nearest to a point, or its {@link #BRIGHTNESS}. */
    public int value(double x, double y, int channel) {
        return level(clamp(x, width), clamp(y, height), channel);
    }

    /**
     * The pixels nearest to points along a straight line; those outside the picture are black.
     *
     * @param x of the middle point
     * @param y of the same
     * @param stepX from each point to the next, at most a pixel
     * @param stepY the same
     * @param reach so many points lie before the middle one, and as many behind it
     * @param channel one channel, or {@link #BRIGHTNESS}
     */
    public int[] line(double x, double y, double stepX, double stepY, int reach, int channel) {
        int[] levels = new int[2 * reach + 1];
        boolean isInside =
                isInside(x - reach * stepX, y - reach * stepY) && isInside(x + reach * stepX, y + reach * stepY);
        for (int i = -reach; i <= reach; i++) {
            double px = x + i * stepX;
            double py = y + i * stepY;
            if (isInside || isInside(px, py)) {
                levels[i + reach] = level((int) (px + 0.5), (int) (py + 0.5), channel);
            }
        }
        return levels;
    }

    private boolean isInside(double x, double y) {
        return x > -0.5 && y > -0.5 && x < width - 0.5 && y < height - 0.5;
    }

    /**
     * Brightness of pixels side by side in a row; those outside the picture are black.
     *
     * @param y the position of the row; outside the picture the nearest is taken
     * @param from the column of the first
     * @param levels is filled
     */
    public void row(double y, int from, int[] levels) {
        int origin = clamp(y, height) * width + from;
        int first = Math.min(levels.length, Math.max(0, -from));
        int end = Math.max(first, Math.min(levels.length, width - from));
        Arrays.fill(levels, 0, first, 0);
        for (int i = first; i < end; i++) {
            levels[i] = brightness[origin + i] & 0xFF;
        }
        Arrays.fill(levels, end, levels.length, 0);
    }

    /**
     * The least and the greatest brightness of a row in the picture.
     *
     * @param enough a difference between them beyond which the rest of the row is not looked at
     */
    public int[] range(int y, int enough) {
        int least = brightness[y * width] & 0xFF;
        int greatest = least;
        for (int at = y * width; at < (y + 1) * width && greatest - least <= enough; at++) {
            least = Math.min(least, brightness[at] & 0xFF);
            greatest = Math.max(greatest, brightness[at] & 0xFF);
        }
        return new int[] {least, greatest};
    }

    /** The columns nearest to some positions, each in the picture. */
    public int[] columns(double[] xs) {
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
    public void row(int y, int[] columns, int[] levels) {
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
     * @param levels is filled: the first pixel of each row or column, then the second of each
     */
    public void runs(boolean inRow, double from, double[] lines, int channel, int[] levels) {
        int position = (int) Math.floor(from + 0.5);
        int[] places = new int[lines.length];
        for (int line = 0; line < lines.length; line++) {
            places[line] = clamp(lines[line], inRow ? height : width);
        }
        int size = inRow ? width : height;
        for (int at = 0; at < levels.length; position++) {
            boolean outside = position < 0 || position >= size;
            for (int place : places) {
                int level = outside ? 0 : inRow ? level(position, place, channel) : level(place, position, channel);
                levels[at++] = level;
            }
        }
    }

    /** The greatest level of any channel of any pixel. */
    public int brightest() {
        int brightest = 0;
        for (byte level : brightness) {
            brightest = Math.max(brightest, level & 0xFF);
        }
        return brightest;
    }

    /** Color 0xRRGGBB of the pixel nearest to a point. */
    public int rgb(double x, double y) {
        int row = clamp(y, height);
        byte[] colors = colors(row);
        int at = inBand(clamp(x, width), row);
        return (colors[at + 2] & 0xFF) << 16 | (colors[at + 1] & 0xFF) << 8 | colors[at] & 0xFF;
    }

    private int level(int x, int y, int channel) {
        return 0xFF & (channel == BRIGHTNESS ? brightness[y * width + x] : colors(y)[inBand(x, y) + channel]);
    }

    /** Colors of the band that holds a row; two threads may both fetch it, and get the same. */
    private byte[] colors(int y) {
        int number = y / BAND;
        byte[] band = bands.getAcquire(number);
        if (band == null) {
            band = new byte[CHANNELS * width * Math.min(BAND, height - number * BAND)];
            bgr.get(number * BAND, 0, band);
            bands.setRelease(number, band);
        }
        return band;
    }

    /** Where the colors of a pixel begin in its band. */
    private int inBand(int x, int y) {
        return CHANNELS * (y % BAND * width + x);
    }

    private static int clamp(double coordinate, int size) {
        int nearest = (int) (coordinate + 0.5);
        return nearest < 0 ? 0 : Math.min(nearest, size - 1);
    }
}
