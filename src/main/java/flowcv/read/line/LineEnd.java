package flowcv.read.line;

/**
 * Where a line ends.
 *
 * @param x column of its pixel
 * @param y row of its pixel
 * @param angle at which it would go on, in radians
 */
record LineEnd(int x, int y, double angle) {
    double distance(LineEnd other) {
        return Math.hypot(other.x - x, other.y - y);
    }
}
