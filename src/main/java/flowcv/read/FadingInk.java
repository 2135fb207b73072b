package flowcv.read;

import flowcv.read.pixel.Pixels;

/**
 * Tells light that is as bright as ink from a dot: where it ends its color has faded, whereas that of a dot ends at
 * once.
 *
 * @param segments with the ink that is seen anywhere
 * @param reach how far light is followed, in reduced pixels; farther than any dot is wide
 */
record FadingInk(Segments segments, double reach) {
    private static final int DIRECTIONS = 16;
    /** Half of what counts as an edge, in reduced pixels: light changes little over so short a way. */
    private static final int HALF_EDGE = 2;
    /** Over an edge at least this share of the way from inside to around is gone, as {@link SteepEdge} has it. */
    private static final double LEAST_STEP = 0.5;
    /**
     * Of the directions that tell: pipes hide some of a dot's edge, and lines that are too faint end light at once.
     */
    private static final double LEAST_STEEP = 0.4;
    /** In fewer directions nobody can tell. */
    private static final int LEAST_DIRECTIONS = 5;

    /** Whether what covers a pixel fades. */
    boolean fades(int place) {
        int told = 0;
        int steep = 0;
        for (int i = 0; i < DIRECTIONS; i++) {
            double angle = 2 * Math.PI * i / DIRECTIONS;
            double dx = Math.cos(angle);
            double dy = Math.sin(angle);
            int end = end(place, dx, dy);
            int inner = at(place, dx, dy, end - HALF_EDGE);
            int outer = at(place, dx, dy, end + HALF_EDGE);
            if (outer < 0 || isLine(place, dx, dy, end)) {
                continue;
            }
            told++;
            steep += end <= reach && difference(inner, outer) >= LEAST_STEP * difference(place, outer) ? 1 : 0;
        }
        return told >= LEAST_DIRECTIONS && steep < LEAST_STEEP * told;
    }

    /** The first step at which there is no ink, or one more than the reach. */
    private int end(int place, double dx, double dy) {
        int away = 1;
        while (away <= reach) {
            int at = at(place, dx, dy, away);
            if (at < 0 || segments.ink()[at] == 0) {
                return away;
            }
            away++;
        }
        return away;
    }

    private boolean isLine(int place, double dx, double dy, int end) {
        for (int away = end - HALF_EDGE; away <= end + HALF_EDGE; away++) {
            int at = at(place, dx, dy, away);
            if (at >= 0 && segments.lines()[at] != 0) {
                return true;
            }
        }
        return false;
    }

    /** The number of a pixel on the way; -1 beyond what was looked at. */
    private int at(int place, double dx, double dy, double away) {
        int column = (int) Math.round(place % segments.width() + away * dx);
        int row = (int) Math.round(place / segments.width() + away * dy);
        boolean isSeen = column >= 0 && row >= 0 && column < segments.width() && row < segments.height();
        return isSeen ? row * segments.width() + column : -1;
    }

    /** Of two colors, all channels together. */
    private int difference(int one, int other) {
        int sum = 0;
        for (int channel = 0; channel < Pixels.CHANNELS; channel++) {
            sum += Math.abs(level(one, channel) - level(other, channel));
        }
        return sum;
    }

    private int level(int at, int channel) {
        return segments.bgr()[Pixels.CHANNELS * at + channel] & 0xFF;
    }
}
