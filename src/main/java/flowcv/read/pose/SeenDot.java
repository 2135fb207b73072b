package flowcv.read.pose;

/**
 * Something in a photograph that may be a dot.
 *
 * @param x of its middle, in pixels
 * @param y of the same
 * @param area in pixels
 */
public record SeenDot(double x, double y, double area) {
    /** What is linear in the picture, in any unit. */
    double nearness() {
        return Math.cbrt(area);
    }
}
