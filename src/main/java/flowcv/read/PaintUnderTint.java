package flowcv.read;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;

/**
 * What the color of walls becomes where the translucent tint of a pipe lies over lines: the tint of the one side, of
 * the other, something between, or that of one side over a part of the line. The tint alone is seen beside the line,
 * on a ground that is black, or faint glow that the line's other side shows, or that of the whole picture.
 *
 * @param paint of walls without a tint; blue, green, red; not to be changed
 * @param ground behind the whole board: some pictures have nothing darker than a gray; not to be changed
 */
record PaintUnderTint(int[] paint, int[] ground) {
    private static final double WHITE = 255;
    private static final int[] BLACK = {0, 0, 0};
    /**
     * The tint covers a quarter of what lies below it (measured on screenshots), JPEG and rounding change it a
     * little.
     */
    private static final double LEAST_COVERED = 0.22;

    private static final double MOST_COVERED = 0.28;
    /** Tints from the one side's to the other's, and shares that are covered, are tried in so many steps. */
    private static final int STEPS = 8;
    /** Levels by which each channel may be off (met: 11, in a JPEG). */
    private static final double MOST_OFF = 14;
    /** And by this share of what the paint lacks of white: a white stroke differs by all of that (met: 0.23). */
    private static final double OFF_OF_LACK = 0.25;
    /** Levels of the brightest channel below which there is no tint. */
    private static final int LEAST_TINT = 24;

    /** The darkest ground beside lines that has no tint, each channel by itself; black where all have one. */
    static int[] ground(List<SeenColor> lines) {
        return lines.stream()
                .flatMap(line -> Stream.of(line.one(), line.other()))
                .filter(beside -> brightest(beside) < LEAST_TINT)
                .reduce((one, other) -> SeenColor.byChannel(one, other, Math::min))
                .orElse(BLACK);
    }

    /** Whether a line is of this paint below a tint. */
    boolean isOf(SeenColor line) {
        int[] one = tint(line.one(), line.other());
        int[] other = tint(line.other(), line.one());
        for (int step = 0; step <= STEPS; step++) {
            if (isOf(line.color(), one, other, (double) step / STEPS)) {
                return true;
            }
        }
        return false;
    }

    /** @param mix share of the line over which the tint of the other side lies, 0 to 1 */
    private boolean isOf(int[] color, int[] one, int[] other, double mix) {
        double tinted = (isTint(one) ? 1 - mix : 0) + (isTint(other) ? mix : 0);
        double[] tint = new double[paint.length];
        double brightest = 0;
        for (int channel = 0; channel < tint.length; channel++) {
            tint[channel] = (1 - mix) * one[channel] + mix * other[channel];
            brightest = Math.max(brightest, tint[channel]);
        }
        // A tint has the brightness of its color by the share that it covers.
        double least = Math.max(tinted * LEAST_COVERED, brightest / WHITE);
        double most = tinted * MOST_COVERED;
        if (tinted == 0 || least > most) {
            return false;
        }
        for (int step = 0; step <= STEPS; step++) {
            if (isSame(color, tint, least + (most - least) * step / STEPS)) {
                return true;
            }
        }
        return false;
    }

    /** The tint beside a line, without the ground that shows through it, as far as the line's other side tells that. */
    private int[] tint(int[] beside, int[] opposite) {
        if (brightest(beside) < LEAST_TINT) {
            return BLACK;
        }
        int[] below = brightest(opposite) >= LEAST_TINT ? ground : opposite;
        return SeenColor.byChannel(
                beside, below, (seen, through) -> (int) Math.max(0, seen - (1 - MOST_COVERED) * through));
    }

    private static boolean isTint(int[] tint) {
        int brightest = brightest(tint);
        return brightest >= LEAST_TINT && brightest <= MOST_COVERED * WHITE;
    }

    private static int brightest(int[] color) {
        return Arrays.stream(color).max().orElse(0);
    }

    private boolean isSame(int[] color, double[] tint, double covered) {
        double off = Math.min(
                MOST_OFF, OFF_OF_LACK * (WHITE - Arrays.stream(paint).min().orElse(0)));
        for (int channel = 0; channel < tint.length; channel++) {
            double below = (1 - covered) * paint[channel] + tint[channel];
            if (Math.abs(color[channel] - below) > off) {
                return false;
            }
        }
        return true;
    }
}
