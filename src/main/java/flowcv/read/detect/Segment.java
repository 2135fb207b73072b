package flowcv.read.detect;

/**
 * A straight piece of a line.
 *
 * @param x its middle, in pixels of the picture that was searched; 0 is the middle of the first column
 * @param y the same, from the top
 * @param angle its direction in radians, from the x axis toward the y axis, modulo a half turn
 * @param length in pixels
 */
public record Segment(double x, double y, double angle, double length) {
    /** Half of it along x, in pixels. */
    public double halfX() {
        return Math.cos(angle) * length / 2;
    }

    /** Half of it along y, in pixels. */
    public double halfY() {
        return Math.sin(angle) * length / 2;
    }
}
