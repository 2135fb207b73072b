package flowcv.read.pixel;

import java.util.Arrays;

/**
 * What color has beside its brightness: how the channels differ from the least of them.
 *
 * @param saturation 0 for gray, 1 where a channel is dark
 * @param chroma each channel without the least, of length 1; blue, green, red
 */
public record Hue(double saturation, double[] chroma) {
    /** @param color blue, green, red, each 0 to 255 */
    public static Hue of(int[] color) {
        int least = Arrays.stream(color).min().orElse(0);
        int most = Arrays.stream(color).max().orElse(0);
        double[] chroma = Arrays.stream(color).mapToDouble(c -> c - least).toArray();
        double length = Math.sqrt(Arrays.stream(chroma).map(c -> c * c).sum());
        return new Hue(
                most == 0 ? 0 : (double) (most - least) / most,
                Arrays.stream(chroma).map(c -> c / Math.max(1, length)).toArray());
    }

    /** How much of the other's hue a color has: its saturation where it is of that hue, 0 for gray and where it lies across. */
    public double along(Hue other) {
        return saturation * cosine(other);
    }

    /**
     * How far off the other's hue a color lies, in parts of its brightest channel: 0 for gray and for the same hue
     * however pale, 0.7 for full red seen from yellow, 1 for yellow seen from red, up to 1.4.
     */
    public double aside(Hue other) {
        double most = Arrays.stream(chroma).max().orElse(0);
        if (most == 0) {
            return 0;
        }
        double cosine = cosine(other);
        return saturation / most * Math.sqrt(Math.max(0, 1 - cosine * cosine));
    }

    private double cosine(Hue other) {
        // No stream: it is asked for each wall and each line of a board.
        double sum = 0;
        for (int channel = 0; channel < chroma.length; channel++) {
            sum += chroma[channel] * other.chroma[channel];
        }
        return sum;
    }
}
