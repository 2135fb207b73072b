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
    /** Strokes are grey: their channels differ by no more than this. */
    private static final int GREATEST_CHROMA = 60;

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
        int best = 0;
        int color = 0;
        for (double across = STROKE - SLACK; across <= STROKE + SLACK; across += 0.01) {
            int value = value(pixels, x, y, pitchX, pitchY, horizontal, along, side * across);
            if (value > best) {
                best = value;
                double dx = horizontal ? along : side * across;
                double dy = horizontal ? side * across : along;
                color = pixels.rgb(x + dx * pitchX, y + dy * pitchY);
            }
        }
        int inner = value(pixels, x, y, pitchX, pitchY, horizontal, along, side * 0.03);
        int outer = value(pixels, x, y, pitchX, pitchY, horizontal, along, side * (STROKE + 0.13));
        int red = color >> 16;
        int green = color >> 8 & 0xFF;
        int blue = color & 0xFF;
        int chroma = Math.max(red, Math.max(green, blue)) - Math.min(red, Math.min(green, blue));
        return best - Math.max(inner, outer) >= LEAST_CONTRAST && chroma <= GREATEST_CHROMA;
    }

    private static int value(
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
        return pixels.value(x + dx * pitchX, y + dy * pitchY);
    }
}
