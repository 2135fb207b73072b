package flowcv.read.line;

/**
 * Where a line ends.
 *
 * @param x column of its pixel
 * @param y row of its pixel
 * @param angle at which it would go on, in radians
 */
record LineEnd(int x, int y, double angle) {
    /** The square of how far another one is, in pixels. */
    int squaredDistance(LineEnd other) {
        int dx = other.x - x;
        int dy = other.y - y;
        return dx * dx + dy * dy;
    }
}
