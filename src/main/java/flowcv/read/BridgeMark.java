package flowcv.read;

/**
 * The game's mark of a bridge: two light grey strokes across the cell at a third and two thirds of it,
 * each with a hump in its middle, so that the strokes are straight only left and right of it.
 */
final class BridgeMark {
    /** Where the strokes are straight, in cells from the middle. */
    private static final double[] ALONG = {-0.34, -0.3, -0.26, -0.22, 0.22, 0.26, 0.3, 0.34};
    /** The strokes lie at 1/3 and 2/3 of the cell, so this far from its middle. */
    private static final double STROKE = 1.0 / 6;

    private static final double SLACK = 0.06;
    /** Strokes are (205, 205, 205); halved by scaling and JPEG they still stand out by this. */
    private static final int LEAST_CONTRAST = 50;
    /** Above both a pipe and what is beside it, in levels: strokes are 45 above the greyest of pipes, (160, 160, 190). */
    private static final int LEAST_EXCESS = 32;
    /** Strokes are grey, if tinted by a theme: their channels differ by no more than this share of the greatest. */
    private static final double GREATEST_CHROMA = 0.4;

    private static final double LEAST_SHARE = 0.75;

    private BridgeMark() {}

    /** Whether the mark stands in a cell, with its strokes across or upright. */
    static boolean isAt(Pixels pixels, double x, double y, double pitchX, double pitchY) {
        return hasStrokes(pixels, x, y, pitchX, pitchY, true) || hasStrokes(pixels, x, y, pitchX, pitchY, false);
    }

    private static boolean hasStrokes(
            Pixels pixels, double x, double y, double pitchX, double pitchY, boolean horizontal) {
        int seen = 0;
        for (double along : ALONG) {
            for (int side = -1; side <= 1; side += 2) {
                if (isStroke(pixels, x, y, pitchX, pitchY, horizontal, along, side)) {
                    seen++;
                }
            }
        }
        return seen >= LEAST_SHARE * 2 * ALONG.length;
    }

    private static boolean isStroke(
            Pixels pixels,
            double x,
            double y,
            double pitchX,
            double pitchY,
            boolean horizontal,
            double along,
            int side) {
        int inner = rgb(pixels, x, y, pitchX, pitchY, horizontal, along, side * 0.03);
        int outer = rgb(pixels, x, y, pitchX, pitchY, horizontal, along, side * (STROKE + 0.13));
        for (double across = STROKE - SLACK; across <= STROKE + SLACK; across += 0.01) {
            int color = rgb(pixels, x, y, pitchX, pitchY, horizontal, along, side * across);
            // A pipe along the strokes may be brighter than they are, but not in all channels.
            boolean standsOut = greatest(color) - greatest(inner) >= LEAST_CONTRAST
                    || greatest(inner) - greatest(outer) >= LEAST_CONTRAST
                            && excess(color, inner, outer) >= LEAST_EXCESS;
            if (standsOut && greatest(color) - greatest(outer) >= LEAST_CONTRAST && isGrey(color)) {
                return true;
            }
        }
        return false;
    }

    private static boolean isGrey(int rgb) {
        int least = Math.min(rgb >> 16 & 0xFF, Math.min(rgb >> 8 & 0xFF, rgb & 0xFF));
        return greatest(rgb) - least <= GREATEST_CHROMA * greatest(rgb);
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

    private static int rgb(
            Pixels pixels,
            double x,
            double y,
            double pitchX,
            double pitchY,
            boolean horizontal,
            double along,
            double across) {
        double dx = horizontal ? along : across;
        double dy = horizontal ? across : along;
        return pixels.rgb(x + dx * pitchX, y + dy * pitchY);
    }
}
