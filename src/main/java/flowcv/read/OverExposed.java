package flowcv.read;

import java.util.Arrays;
import java.util.Optional;
import java.util.function.IntFunction;

/** What is so bright that a camera sees it white: over its edges, where it fades, it has its color. */
final class OverExposed {
    /** Cameras' and JPEG's noise leaves more of each channel of what is white. */
    private static final int WHITE = 235;
    /** Where light is more than a camera takes in, JPEG and straightening leave of 255 levels so many (met: 248). */
    private static final int CLIPPED = 245;

    /** Edges are looked at where they have so much of the brightness within: less is what is beside. */
    private static final double MOST = 0.85;

    private static final double LEAST = 0.4;

    private OverExposed() {}

    /** Whether a color is white; blue, green, red. */
    static boolean isWhite(int[] color) {
        return Arrays.stream(color).allMatch(level -> level >= WHITE);
    }

    /** Whether one of the channels is as bright as can be. */
    static boolean isClipped(int[] color) {
        return Arrays.stream(color).anyMatch(level -> level >= CLIPPED);
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
