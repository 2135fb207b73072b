package flowcv.read.pose;

/**
 * The outline of something that may be a dot seen from the side.
 *
 * @param x middle, in pixels
 * @param y middle, in pixels
 * @param major greater semi-axis, in pixels
 * @param minor smaller semi-axis, in pixels
 * @param angle direction of the greater axis, in radians from the x axis towards the y axis
 * @param residual mean distance of its edge from the ellipse, in semi-axes
 */
record Ellipse(double x, double y, double major, double minor, double angle, double residual) {

    /** Radius of a circle of the same area. */
    double radius() {
        return Math.sqrt(major * minor);
    }

    /** Where a point of the unit circle lies, seen from the middle; (0, 0) is the middle. */
    double[] at(double circleX, double circleY) {
        double along = major * (circleX * Math.cos(angle) + circleY * Math.sin(angle));
        double across = minor * (circleY * Math.cos(angle) - circleX * Math.sin(angle));
        return new double[] {
            along * Math.cos(angle) - across * Math.sin(angle), along * Math.sin(angle) + across * Math.cos(angle)
        };
    }
}
