package flowcv.read;

/** Fits a circle to those points of a contour that lie near a first guess of it. */
final class CircleFit {
    /** Directions told apart; a pipe of half the dot's width hides 6 of them. */
    private static final int DIRECTIONS = 36;
    /** How far the edge may be from the circle: anti-aliasing and JPEG move it by about a pixel. */
    private static final double SLACK_PIXELS = 1.2;

    private static final double SLACK_RATIO = 0.07;

    private CircleFit() {}

    /**
     * The circle through the contour's points near a guess (algebraic least squares, Kasa 1976).
     *
     * @param points x and y in turn, in the unit of the guess
     */
    static Disc refine(int[] points, double x, double y, double radius) {
        double slack = SLACK_PIXELS + SLACK_RATIO * radius;
        double sx = 0;
        double sy = 0;
        double sxx = 0;
        double sxy = 0;
        double syy = 0;
        double sxz = 0;
        double syz = 0;
        double sz = 0;
        int n = 0;
        for (int i = 0; i < points.length; i += 2) {
            double dx = points[i] - x;
            double dy = points[i + 1] - y;
            double z = dx * dx + dy * dy;
            if (Math.abs(Math.sqrt(z) - radius) <= 2 * slack) {
                n++;
                sx += dx;
                sy += dy;
                sxx += dx * dx;
                sxy += dx * dy;
                syy += dy * dy;
                sxz += dx * z;
                syz += dy * z;
                sz += z;
            }
        }
        if (n < 8) {
            return new Disc(x, y, radius, 0);
        }
        double a = sxx - sx * sx / n;
        double b = sxy - sx * sy / n;
        double c = syy - sy * sy / n;
        double p = (sxz - sx * sz / n) / 2;
        double q = (syz - sy * sz / n) / 2;
        double det = a * c - b * b;
        if (Math.abs(det) < 1e-9) {
            return new Disc(x, y, radius, 0);
        }
        double cx = (p * c - q * b) / det;
        double cy = (a * q - b * p) / det;
        double r = Math.sqrt(Math.max(0, (sz - 2 * cx * sx - 2 * cy * sy) / n + cx * cx + cy * cy));
        return new Disc(x + cx, y + cy, r, roundness(points, x + cx, y + cy, r));
    }

    private static double roundness(int[] points, double x, double y, double radius) {
        double slack = SLACK_PIXELS + SLACK_RATIO * radius;
        boolean[] seen = new boolean[DIRECTIONS];
        int count = 0;
        for (int i = 0; i < points.length; i += 2) {
            double dx = points[i] - x;
            double dy = points[i + 1] - y;
            if (Math.abs(Math.sqrt(dx * dx + dy * dy) - radius) <= slack) {
                int direction = (int) ((Math.atan2(dy, dx) / (2 * Math.PI) + 0.5) * DIRECTIONS) % DIRECTIONS;
                if (!seen[direction]) {
                    seen[direction] = true;
                    count++;
                }
            }
        }
        return (double) count / DIRECTIONS;
    }
}
