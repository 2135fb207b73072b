package flowcv.read;

import flowcv.read.pixel.Pixels;

/**
 * Pixels as they lie to the lines of a lattice: so far across an upright or level line, and so far along it.
 *
 * @param x of the columns
 * @param y of the rows
 */
record LatticePixels(Pixels pixels, Axis x, Axis y) {
    /** Along one side a line of a picture that is turned by half a degree drifts by this, in cells. */
    private static final double DRIFT = 0.01;

    /** The axis on which upright or level lines are told apart. */
    Axis across(boolean vertical) {
        return vertical ? x : y;
    }

    /** The axis along which upright or level lines run. */
    Axis along(boolean vertical) {
        return vertical ? y : x;
    }

    /** How many pixels lie across upright or level lines. */
    int width(boolean vertical) {
        return vertical ? pixels.width() : pixels.height();
    }

    /** How many pixels lie along them. */
    int length(boolean vertical) {
        return vertical ? pixels.height() : pixels.width();
    }

    /** How far beside where it should be a line may lie, in pixels. */
    int near(boolean vertical) {
        return (int) Math.round(1 + DRIFT * across(vertical).pitch());
    }

    /** Whether what is at a place was there to be seen. */
    boolean shows(boolean vertical, double across, double along) {
        return vertical ? pixels.shows(across, along) : pixels.shows(along, across);
    }

    /** The greatest level of a channel near a place. */
    int brightest(boolean vertical, double across, double along, int channel) {
        int near = near(vertical);
        int brightest = 0;
        for (int i = -near; i <= near; i++) {
            brightest = Math.max(brightest, value(vertical, across, across + i, along, channel));
        }
        return brightest;
    }

    /** A channel at a place; what lies outside the picture is taken to mirror the other side of a line. */
    int value(boolean vertical, double center, double across, double along, int channel) {
        int last = width(vertical) - 1;
        double mirrored = across < 0 || across > last ? 2 * center - across : across;
        return vertical ? pixels.value(mirrored, along, channel) : pixels.value(along, mirrored, channel);
    }
}
