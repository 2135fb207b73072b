package flowcv.read;

import flowcv.read.pixel.Pixels;
import java.util.Arrays;

/**
 * The game's mark of a bridge: two light gray strokes across the cell at a third and two thirds of it,
 * each with a hump in its middle, so that the strokes are straight only left and right of it.
 */
final class BridgeMark {
    /** Where the strokes are straight, in cells from the middle. */
    private static final double[] ALONG = {-0.34, -0.3, -0.26, -0.22, 0.22, 0.26, 0.3, 0.34};
    /**
     * Where a pipe that ends in the middle hides nothing of straight strokes, in cells from there: its round end
     * reaches 0.25, and the line around the cell lies at 0.5.
     */
    private static final double[] BEYOND_END = {0.28, 0.31, 0.34, 0.37, 0.4};
    /** The strokes lie at 1/3 and 2/3 of the cell, so this far from its middle. */
    private static final double STROKE = 1.0 / 6;

    private static final double SLACK = 0.06;
    /** Steps at which strokes are looked for, in cells. */
    private static final double STEP = 0.01;
    /**
     * A pipe that runs along the strokes leaves 0.03 of their width, in cells, which is seen at places that lie so far
     * apart; JPEG spreads the colors of a pipe's edge over two or three pixels, however large the cells are. What is
     * less than a pixel tells nothing.
     */
    private static final double WIDTH = 0.01;
    /** Between the strokes, in cells from the middle. */
    private static final double INNER = 0.03;
    /** So far beyond a stroke, in cells, there is background. */
    private static final double BEYOND = 0.13;
    /** Strokes are (205, 205, 205); halved by scaling and JPEG they still stand out by this. */
    private static final int LEAST_CONTRAST = 50;
    /**
     * Above both a pipe and what is beside it, in levels: strokes are 45 above the grayest of pipes, (160, 160, 190).
     */
    private static final int LEAST_EXCESS = 32;
    /**
     * What a pipe that runs between strokes leaves of them where the picture was resampled, and blur mixes it with the
     * pipe: three quarters of the 16 places have 19 at least in seven of nine photographed bridges that were missed,
     * and 15 at most in 3,700 other cells that a pipe runs straight through.
     */
    private static final int LEAST_BLURRED_EXCESS = 18;
    /**
     * On a pipe, strokes are told from what JPEG makes of its edges by being gray: their channels differ by no more
     * than this share of the greatest.
     */
    private static final double GREATEST_CHROMA = 0.4;
    /**
     * Where tinted strokes lie along a pipe they are above both by so many levels: 52 and more were met, and 28 at most
     * where JPEG left such edges beside pipes in 300 painted boards without bridges.
     */
    private static final int CLEAR_EXCESS = 44;
    /** Where nothing lies between them, strokes may be tinted, by night filters up to (205, 180, 116). */
    private static final double GREATEST_TINT = 0.55;

    private static final double LEAST_SHARE = 0.75;

    /**
     * What strokes are like.
     *
     * @param free by how much their channels may differ where nothing lies between them, as a share of the greatest
     * @param onPipe the same where a pipe does
     * @param excess levels by which they are above both a pipe and what is beside it, at least
     */
    private record Look(double free, double onPipe, int excess) {}

    private static final Look USUAL = new Look(GREATEST_TINT, GREATEST_CHROMA, LEAST_EXCESS);
    private static final Look GRAY = new Look(GREATEST_CHROMA, GREATEST_CHROMA, LEAST_EXCESS);
    private static final Look TINTED = new Look(GREATEST_TINT, GREATEST_TINT, LEAST_EXCESS);
    private static final Look TINTED_CLEAR = new Look(GREATEST_TINT, GREATEST_TINT, CLEAR_EXCESS);
    private static final Look BLURRED = new Look(GREATEST_CHROMA, GREATEST_CHROMA, LEAST_BLURRED_EXCESS);

    private BridgeMark() {}

    /** Whether the mark stands in a cell, with its strokes across or upright. */
    static boolean isAt(Pixels pixels, double x, double y, double pitchX, double pitchY) {
        return isAt(pixels, x, y, pitchX, pitchY, USUAL);
    }

    /** Whether a tinted mark stands clearly in a cell of a picture as it is, where a pipe runs along its strokes. */
    static boolean isClearlyAt(Pixels pixels, double x, double y, double pitchX, double pitchY) {
        return isAt(pixels, x, y, pitchX, pitchY, TINTED_CLEAR);
    }

    /**
     * Whether the mark stands in a cell of a picture that was resampled, where a pipe runs along its strokes.
     *
     * @param horizontal whether the pipe runs across, not upright
     */
    static boolean isAlongPipe(Pixels pixels, double x, double y, double pitchX, double pitchY, boolean horizontal) {
        return hasStrokes(pixels, x, y, pitchX, pitchY, horizontal, BLURRED);
    }

    /**
     * Whether the half of a mark stands in a cell where a pipe that comes from the other side ends over it; as half has
     * to do for all, both strokes have to be seen at every place.
     *
     * @param horizontal whether the pipe runs across, not upright
     * @param side 1 where the pipe comes from the left or from above, else -1
     */
    static boolean isBeyondEnd(
            Pixels pixels, double x, double y, double pitchX, double pitchY, boolean horizontal, int side) {
        double[] along = Arrays.stream(BEYOND_END).map(from -> side * from).toArray();
        return hasStrokes(pixels, x, y, pitchX, pitchY, horizontal, along, 1, GRAY);
    }

    /** Whether a mark is tinted: then others may lie under pipes that are not told. */
    static boolean isTinted(Pixels pixels, double x, double y, double pitchX, double pitchY) {
        return !isAt(pixels, x, y, pitchX, pitchY, GRAY);
    }

    /** Whether a pipe may run over a tinted mark, or JPEG have left such edges beside it. */
    static boolean mayBeAt(Pixels pixels, double x, double y, double pitchX, double pitchY) {
        return isAt(pixels, x, y, pitchX, pitchY, TINTED);
    }

    private static boolean isAt(Pixels pixels, double x, double y, double pitchX, double pitchY, Look look) {
        return hasStrokes(pixels, x, y, pitchX, pitchY, true, look)
                || hasStrokes(pixels, x, y, pitchX, pitchY, false, look);
    }

    private static boolean hasStrokes(
            Pixels pixels, double x, double y, double pitchX, double pitchY, boolean horizontal, Look look) {
        return hasStrokes(pixels, x, y, pitchX, pitchY, horizontal, ALONG, LEAST_SHARE, look);
    }

    /**
     * Whether both strokes are seen.
     *
     * @param places along them, in cells from the middle
     * @param share of the places at which they have to be seen
     */
    private static boolean hasStrokes(
            Pixels pixels,
            double x,
            double y,
            double pitchX,
            double pitchY,
            boolean horizontal,
            double[] places,
            double share,
            Look look) {
        double mayMiss = (1 - share) * 2 * places.length;
        for (int i = 0; i < 2 * places.length && mayMiss >= 0; i++) {
            double along = places[i / 2];
            double side = i % 2 == 0 ? -1 : 1;
            Cut cut = horizontal
                    ? new Cut(pixels, x + along * pitchX, y, 0, side * pitchY)
                    : new Cut(pixels, x, y + along * pitchY, side * pitchX, 0);
            mayMiss -= hasStroke(cut, look) ? 0 : 1;
        }
        return mayMiss >= 0;
    }

    /** From the middle of the mark across one of its strokes. */
    private record Cut(Pixels pixels, double x, double y, double dx, double dy) {
        int value(double across) {
            return pixels.value(x + across * dx, y + across * dy);
        }

        /** Of the cells, in pixels. */
        double pitch() {
            return Math.abs(dx + dy);
        }

        int rgb(double across) {
            return pixels.rgb(x + across * dx, y + across * dy);
        }
    }

    private static boolean hasStroke(Cut cut, Look look) {
        int beyond = cut.value(STROKE + BEYOND);
        for (double across = STROKE - SLACK; across <= STROKE + SLACK; across += STEP) {
            // Most cells are empty, which brightness tells without a look at colors.
            if (cut.value(across) - beyond >= LEAST_CONTRAST && isStroke(cut, across, look)) {
                return true;
            }
        }
        return false;
    }

    private static boolean isStroke(Cut cut, double across, Look look) {
        int color = cut.rgb(across);
        int inner = cut.rgb(INNER);
        int outer = cut.rgb(STROKE + BEYOND);
        if (greatest(color) - greatest(inner) >= LEAST_CONTRAST) {
            return chroma(color) <= (greatest(inner) < LEAST_CONTRAST ? look.free() : look.onPipe());
        }
        // A pipe along the strokes may be brighter than they are, but not in all channels.
        return greatest(inner) - greatest(outer) >= LEAST_CONTRAST
                && isAbove(color, inner, outer, look)
                && (WIDTH * cut.pitch() < 1 || isAbove(cut.rgb(across + WIDTH), inner, outer, look));
    }

    private static boolean isAbove(int color, int inner, int outer, Look look) {
        return excess(color, inner, outer) >= look.excess() && chroma(color) <= look.onPipe();
    }

    /** By how much the channels of a color differ, as a share of the greatest. */
    private static double chroma(int rgb) {
        int least = Math.min(rgb >> 16 & 0xFF, Math.min(rgb >> 8 & 0xFF, rgb & 0xFF));
        return (greatest(rgb) - least) / (double) Math.max(1, greatest(rgb));
    }

    private static int greatest(int rgb) {
        return Math.max(rgb >> 16 & 0xFF, Math.max(rgb >> 8 & 0xFF, rgb & 0xFF));
    }

    /** By how much a color is above both others in some channel: the edge of a pipe, a mixture, is not. */
    private static int excess(int rgb, int one, int other) {
        int excess = 0;
        for (int shift = 0; shift <= 16; shift += 8) {
            int most = Math.max(one >> shift & 0xFF, other >> shift & 0xFF);
            excess = Math.max(excess, (rgb >> shift & 0xFF) - most);
        }
        return excess;
    }
}
