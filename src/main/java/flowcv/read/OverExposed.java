package flowcv.read;

import java.util.Arrays;
import java.util.Optional;
import java.util.function.IntFunction;

/** What is so bright that a camera sees it white: over its edges, where it fades, it has its color. */
final class OverExposed {
    /** Cameras' and JPEG's noise leaves more of each channel of what is white. */
    private static final int WHITE = 235;
    /** Where light is more than a camera takes in, JPEG leaves of 255 levels so many. */
    private static final int CLIPPED = 250;

    /** Straightening takes from narrow lines a few more (met: 248). */
    private static final int CLIPPED_STRAIGHTENED = 245;

    /** The other colors of what light whitens are as bright (met: 211); those of yellow or red strokes are dark. */
    private static final int WHITENED = 180;

    /** Edges are looked at where they have so much of the brightness within: less is what is beside. */
    private static final double MOST = 0.85;

    private static final double LEAST = 0.4;

    private OverExposed() {}

    /** Whether a color is white; blue, green, red. */
    static boolean isWhite(int[] color) {
        return Arrays.stream(color).allMatch(level -> level >= WHITE);
    }

    /**
     * Whether a color is as bright as can be in one channel at least, and nearly so in the others.
     *
     * @param color blue, green, red
     * @param isSeen whether its pixels are those of the picture
     */
    static boolean isWhitened(int[] color, boolean isSeen) {
        return Arrays.stream(color).max().orElse(0) >= (isSeen ? CLIPPED : CLIPPED_STRAIGHTENED)
                && Arrays.stream(color).min().orElse(0) >= WHITENED;
    }

    /**
     * The color of an edge, where one is near.
     *
     * @param outwards colors so many pixels from the middle
     * @param width of what is white, in pixels
     */
    static Optional<int[]> edge(IntFunction<int[]> outwards, double width) {
        for (int away = 1; away <= Math.ceil(width) + 1; away++) {
            int[] color = outwards.apply(away);
            int level = Arrays.stream(color).max().orElse(0);
            if (level <= MOST * WHITE) {
                return level >= LEAST * WHITE ? Optional.of(color) : Optional.empty();
            }
        }
        return Optional.empty();
    }
}
