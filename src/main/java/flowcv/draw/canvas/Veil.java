package flowcv.draw.canvas;

/**
 * A veil over the whole picture: night filters, dimming, a screenshot tool's fade.
 *
 * @param red gain of the channel, about 0.6 to 1
 * @param green gain of the channel
 * @param blue gain of the channel
 * @param lift added to every channel, 0 to 40 levels
 */
public record Veil(double red, double green, double blue, double lift) {
    public static final Veil NONE = new Veil(1, 1, 1, 0);

    /** A level of a channel (0 red, 1 green, 2 blue) behind the veil. */
    public int apply(int channel, int level) {
        double gain = channel == 0 ? red : channel == 1 ? green : blue;
        return (int) Math.max(0, Math.min(255, Math.round(level * gain + lift)));
    }

    /** A color 0xRRGGBB behind the veil. */
    public int apply(int rgb) {
        return apply(0, rgb >> 16 & 255) << 16 | apply(1, rgb >> 8 & 255) << 8 | apply(2, rgb & 255);
    }
}
