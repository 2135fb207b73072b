package flowcv.draw.canvas;

/** Arithmetic on colors 0xRRGGBB. */
public final class Tone {
    private Tone() {}

    /** Every channel times a factor, at most 255. */
    public static int times(int rgb, double factor) {
        return channel(rgb, 16, factor) | channel(rgb, 8, factor) | channel(rgb, 0, factor);
    }

    /** A mixture: {@code part} of the second color, the rest of the first. */
    public static int mix(int rgb, int other, double part) {
        int mixed = 0;
        for (int shift = 0; shift <= 16; shift += 8) {
            int from = rgb >> shift & 255;
            int to = other >> shift & 255;
            mixed |= (int) Math.round(from + (to - from) * part) << shift;
        }
        return mixed;
    }

    private static int channel(int rgb, int shift, double factor) {
        return (int) Math.min(255, Math.round((rgb >> shift & 255) * factor)) << shift;
    }
}
