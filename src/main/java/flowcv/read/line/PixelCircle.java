package flowcv.read.line;

/**
 * A circle around a pixel, by what the numbers of its pixels differ from that of the one in the middle.
 *
 * @param offsets one per direction, from along a row onwards, clockwise as pictures are seen
 */
record PixelCircle(int[] offsets) {
    /** Lines that are as narrow as a pixel are met by some of them. */
    static final int DIRECTIONS = 48;

    private static final long ALL = (1L << DIRECTIONS) - 1;

    /**
     * A circle.
     *
     * @param reach its radius, in pixels
     * @param width of the picture, in pixels
     */
    static PixelCircle of(int reach, int width) {
        int[] offsets = new int[DIRECTIONS];
        for (int i = 0; i < DIRECTIONS; i++) {
            // Halves are rounded as those of places in a picture are.
            int column = (int) Math.round(reach + reach * Math.cos(angle(i))) - reach;
            int row = (int) Math.round(reach + reach * Math.sin(angle(i))) - reach;
            offsets[i] = row * width + column;
        }
        return new PixelCircle(offsets);
    }

    /** The angle of a direction, or of what is between two, in radians. */
    static double angle(double direction) {
        return 2 * Math.PI * direction / DIRECTIONS;
    }

    /** The directions in which lines lie from a pixel, one bit each, the lowest along the row. */
    long met(byte[] lines, int at) {
        long met = 0;
        for (int i = 0; i < DIRECTIONS; i++) {
            // The sign bit of (line | -line) is set unless line is 0 (measured in noise: 14 ms for all ends, 19 with a
            // branch).
            int line = lines[at + offsets[i]];
            met |= (long) ((line | -line) >>> 31) << i;
        }
        return met;
    }

    /** Each direction's next one, clockwise. */
    static long turned(long directions) {
        return (directions << 1 | directions >>> DIRECTIONS - 1) & ALL;
    }

    /** Each direction's one before. */
    static long turnedBack(long directions) {
        return (directions >>> 1 | directions << DIRECTIONS - 1) & ALL;
    }

    /** The first of each run of directions beside one another; none where all are met. */
    static long firsts(long directions) {
        return directions & ~turned(directions);
    }
}
