package flowcv.read.pose;

import java.util.Arrays;

/**
 * Finds the exact place where three lines meet, near a guess. Neither dots nor pipes ever cover such a place; at the
 * border of a board one of the three is missing.
 */
final class ForkFinder {
    /**
     * Where lines are looked at, in sides of hexagons from where they meet: pipes begin at 0.23, and are seldom there.
     */
    private static final double[] ARM = {0.1, 0.16, 0.22, 0.28, 0.34, 0.4};
    /** Steps across a line, in sides. */
    private static final double STEP = 0.03;
    /** What is beside a line is told so far from it at least, in sides: blurred outlines are up to 0.35 wide. */
    private static final double BESIDE = 0.3;
    /** The second time is nearer, in sides. */
    private static final double NEARER = 0.14;
    /** A line that is weaker than this share of the second strongest is not there. */
    private static final double LEAST_OF_SECOND = 0.4;

    private static final int LINES = 3;
    /** Across a side, a quarter turn on, lies the difference of two others, which is this much longer. */
    private static final double ACROSS = 1 / Math.sqrt(3);

    private final Ridges ridges;

    ForkFinder(Ridges ridges) {
        this.ridges = ridges;
    }

    /**
     * Looks around a guess.
     *
     * @param u one side of a hexagon that leads away, in pixels
     * @param v a side a sixth of a turn on, against which a line leads away
     * @param reach how far the guess may be off, in sides
     */
    Crossing near(double x, double y, double[] u, double[] v, double reach) {
        Crossing rough = look(x, y, u, v, reach);
        return look(rough.x(), rough.y(), u, v, Math.min(reach, NEARER));
    }

    private Crossing look(double x, double y, double[] u, double[] v, double reach) {
        double[][] ways = {u, sum(0, u, -1, v), sum(-1, u, 1, v)};
        double[][] across = {sum(-ACROSS, u, 2 * ACROSS, v), sum(2 * ACROSS, u, -ACROSS, v), sum(-ACROSS, u, -ACROSS, v)
        };
        double[] off = new double[LINES];
        double[] strength = new double[LINES];
        for (int i = 0; i < LINES; i++) {
            double[] found = along(x, y, ways[i], across[i], reach);
            off[i] = found[0];
            strength[i] = found[1];
        }
        double[] sorted = strength.clone();
        Arrays.sort(sorted);
        double second = sorted[1];
        double[] step = step(off, strength, LEAST_OF_SECOND * second);
        // In the plane the first way is (1, 0), and across it lies (0, 1).
        double right = step[0];
        double down = step[1];
        return new Crossing(x + right * u[0] + down * across[0][0], y + right * u[1] + down * across[0][1], second);
    }

    private static double[] sum(double a, double[] u, double b, double[] v) {
        return new double[] {a * u[0] + b * v[0], a * u[1] + b * v[1]};
    }

    /** By least squares: the step in the plane, in sides, that puts all lines that are there where they were found. */
    private static double[] step(double[] off, double[] strength, double least) {
        double[][] normal = new double[2][LINES];
        int n = 0;
        for (int i = 0; i < LINES; i++) {
            if (strength[i] > least) {
                // The ways lie at 0, -120 and 120 degrees, clockwise counted.
                double angle = -2 * Math.PI / LINES * i;
                double nx = -Math.sin(angle);
                double ny = Math.cos(angle);
                normal[0][0] += nx * nx;
                normal[0][1] += nx * ny;
                normal[1][0] += nx * ny;
                normal[1][1] += ny * ny;
                normal[0][2] += nx * off[i];
                normal[1][2] += ny * off[i];
                n++;
            }
        }
        if (n < 2) {
            return new double[2];
        }
        return LeastSquares.solve(normal, 1)
                .map(s -> new double[] {s[0][0], s[1][0]})
                .orElse(new double[2]);
    }

    /** How far off across a line is, in sides, and by how many levels it stands out. */
    private double[] along(double x, double y, double[] way, double[] across, double reach) {
        int near = (int) Math.round(reach / STEP);
        int n = (int) Math.round(Math.max(reach, BESIDE) / STEP);
        double[] profile = new double[2 * n + 1];
        int top = n;
        for (int i = 0; i < profile.length; i++) {
            double by = (i - n) * STEP;
            for (double arm : ARM) {
                profile[i] +=
                        ridges.at(x + arm * way[0] + by * across[0], y + arm * way[1] + by * across[1]) / ARM.length;
            }
            top = Math.abs(i - n) <= near && profile[i] > profile[top] ? i : top;
        }
        double[] sorted = profile.clone();
        Arrays.sort(sorted);
        double background = sorted[sorted.length / 4];
        double floor = Math.max(background, profile[top] / 2);
        double sum = 0;
        double weights = 0;
        for (int i = top; i < profile.length && profile[i] > floor; i++) {
            sum += (profile[i] - floor) * (i - n);
            weights += profile[i] - floor;
        }
        for (int i = top - 1; i >= 0 && profile[i] > floor; i--) {
            sum += (profile[i] - floor) * (i - n);
            weights += profile[i] - floor;
        }
        return new double[] {weights > 0 ? STEP * sum / weights : 0, profile[top] - background};
    }
}
