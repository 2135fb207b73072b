package flowcv.read;

/**
 * Equally spaced lines along one direction of a picture. Line {@code k} lies at {@code origin + k *
 * pitch}; cell {@code k} lies between lines {@code k} and {@code k + 1}.
 *
 * @param origin position of line 0, in pixels
 * @param pitch distance between lines, in pixels
 */
record Axis(double origin, double pitch) {

    /** Position of a line. */
    double line(int k) {
        return origin + k * pitch;
    }

    /** Position of the middle of a cell. */
    double center(int k) {
        return origin + (k + 0.5) * pitch;
    }

    /** The cell that a position lies in. */
    int cellAt(double position) {
        return (int) Math.floor((position - origin) / pitch);
    }

    /** How far a position lies from the middle of its cell, in cells: -0.5 to 0.5. */
    double offCenter(double position) {
        double cells = (position - origin) / pitch;
        return cells - Math.floor(cells) - 0.5;
    }

    /** The same lines counted from another one. */
    Axis startingAt(int k) {
        return new Axis(line(k), pitch);
    }
}
