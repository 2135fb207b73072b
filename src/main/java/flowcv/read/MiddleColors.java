package flowcv.read;

import flowcv.read.pixel.Pixels;

/**
 * The colors of a cell of a photograph: no one brightness tells dots and pipes in all cells of one.
 *
 * @param inside what its middle has; blue, green, red
 * @param around what is behind dots and pipes
 */
record MiddleColors(double[] inside, double[] around) {
    /** As {@link CellDiscs}: the darkest dots of dark pictures stand out by 20 levels, noise by less than this. */
    private static final double LEAST_CONTRAST = 12;

    private static final double HALF = 0.5;
    private static final double LIKE_AROUND = 0.25;
    private static final double LIKE_INSIDE = 0.75;
    /** How far what fades lies off the way between the two colors, in what it has gone of that (met beside: 0.6). */
    private static final double MOST_OFF = 0.4;
    /** Noise of three channels together stays below. */
    private static final double NOISE = Math.sqrt(3) * LEAST_CONTRAST;

    /** Whether something brighter than what is around lies in the middle. */
    boolean stands() {
        return contrast() >= LEAST_CONTRAST;
    }

    /** By how many levels the middle is brighter than what is around it, in that color in which it is so most. */
    double contrast() {
        double contrast = 0;
        for (int channel = 0; channel < inside.length; channel++) {
            contrast = Math.max(contrast, inside[channel] - around[channel]);
        }
        return contrast;
    }

    /**
     * Whether a pixel is more like the middle than like what is around it.
     *
     * @param bgr three bytes per pixel
     * @param at number of the pixel
     */
    boolean isInside(byte[] bgr, int at) {
        return share(bgr, at) >= HALF;
    }

    /** The same of what no other color makes so: a thick line beside it may be as bright. */
    boolean isAlike(byte[] bgr, int at) {
        double share = share(bgr, at);
        return share >= HALF && isOnTheWay(bgr, at, share);
    }

    /** Whether a pixel is neither like the one nor like the other, but on the way from the one to the other. */
    boolean isBetween(byte[] bgr, int at) {
        double share = share(bgr, at);
        return share > LIKE_AROUND && share < LIKE_INSIDE && isOnTheWay(bgr, at, share);
    }

    /** Light beside a dot makes what is around it brighter, but no more like the dot's color. */
    private boolean isOnTheWay(byte[] bgr, int at, double share) {
        double off = 0;
        double length = 0;
        for (int channel = 0; channel < inside.length; channel++) {
            double step = inside[channel] - around[channel];
            double expected = around[channel] + share * step;
            double deviation = (bgr[Pixels.CHANNELS * at + channel] & 0xFF) - expected;
            off += deviation * deviation;
            length += step * step;
        }
        return Math.sqrt(off) <= Math.max(NOISE, MOST_OFF * share * Math.sqrt(length));
    }

    /** How much of the way from what is around to the middle a pixel lies. */
    double share(byte[] bgr, int at) {
        int first = Pixels.CHANNELS * at;
        return share(bgr[first] & 0xFF, bgr[first + 1] & 0xFF, bgr[first + 2] & 0xFF);
    }

    /** The same of a color. */
    double share(double blue, double green, double red) {
        double along = 0;
        double squares = 0;
        for (int channel = 0; channel < inside.length; channel++) {
            double step = inside[channel] - around[channel];
            double level = channel == 0 ? blue : channel == 1 ? green : red;
            along += (level - around[channel]) * step;
            squares += step * step;
        }
        return along / squares;
    }
}
