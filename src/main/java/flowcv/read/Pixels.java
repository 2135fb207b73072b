package flowcv.read;

import flowcv.image.Picture;

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
        int at = 3 * (clamp(y, height) * width + clamp(x, width));
        int blue = bgr[at] & 0xFF;
        int green = bgr[at + 1] & 0xFF;
        int red = bgr[at + 2] & 0xFF;
        return Math.max(red, Math.max(green, blue));
    }

    /** One channel of the pixel nearest to a point, or its {@link #BRIGHTNESS}. */
    int value(double x, double y, int channel) {
        if (channel == BRIGHTNESS) {
            return value(x, y);
        }
        return bgr[3 * (clamp(y, height) * width + clamp(x, width)) + channel] & 0xFF;
    }

    /** Color 0xRRGGBB of the pixel nearest to a point. */
    int rgb(double x, double y) {
        int at = 3 * (clamp(y, height) * width + clamp(x, width));
        return (bgr[at + 2] & 0xFF) << 16 | (bgr[at + 1] & 0xFF) << 8 | bgr[at] & 0xFF;
    }

    private static int clamp(double coordinate, int size) {
        int nearest = (int) (coordinate + 0.5);
        return nearest < 0 ? 0 : Math.min(nearest, size - 1);
    }
}
