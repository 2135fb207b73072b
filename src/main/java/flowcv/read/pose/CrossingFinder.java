package flowcv.read.pose;

import java.util.Arrays;

/**
 * Finds the exact place of a crossing near a guess. Neither dots nor pipes ever cover crossings; at the
 * border of a board one of the four arms is missing, at its corners two.
 */
final class CrossingFinder {
    /** Where the arms are looked at, in cells from the crossing: pipes begin at 0.33. */
    private static final double[] ARM = {0.09, 0.13, 0.17, 0.21, 0.25, 0.29};
    /** Steps across an arm, in cells. */
    private static final double STEP = 0.02;
    /** What is beside a line is told so far from it at least, in cells: blurred outlines are up to 0.2 wide. */
    private static final double BESIDE = 0.2;

    private final Ridges ridges;

    CrossingFinder(Ridges ridges) {
        this.ridges = ridges;
    }

    /**
     * Looks around a guess.
     *
     * @param u one cell along a row, in pixels
     * @param v one cell along a column
     * @param reach how far the guess may be off, in cells
     */
    Crossing near(double x, double y, double[] u, double[] v, double reach) {
        double[] first = along(x, y, u, v, reach);
        double[] second = along(x, y, v, u, reach);
        double nearX = x + first[0] * v[0] + second[0] * u[0];
        double nearY = y + first[0] * v[1] + second[0] * u[1];
        first = along(nearX, nearY, u, v, Math.min(reach, 0.08));
        second = along(nearX, nearY, v, u, Math.min(reach, 0.08));
        return new Crossing(
                nearX + first[0] * v[0] + second[0] * u[0],
                nearY + first[0] * v[1] + second[0] * u[1],
                Math.min(first[1], second[1]));
    }

    /** How far off across a line along u is, in cells, and by how many levels it stands out. */
    private double[] along(double x, double y, double[] u, double[] v, double reach) {
        int near = (int) Math.round(reach / STEP);
        int n = (int) Math.round(Math.max(reach, BESIDE) / STEP);
        double[] before = new double[2 * n + 1];
        double[] after = new double[2 * n + 1];
        double[] both = new double[2 * n + 1];
        int top = n;
        for (int i = 0; i < both.length; i++) {
            double across = (i - n) * STEP;
            for (double arm : ARM) {
                after[i] += ridges.at(x + arm * u[0] + across * v[0], y + arm * u[1] + across * v[1]) / ARM.length;
                before[i] += ridges.at(x - arm * u[0] + across * v[0], y - arm * u[1] + across * v[1]) / ARM.length;
            }
            both[i] = before[i] + after[i];
            top = Math.abs(i - n) <= near && both[i] > both[top] ? i : top;
        }
        double strength = Math.max(before[top] - background(before), after[top] - background(after));
        double floor = Math.max(background(both), both[top] / 2);
        double sum = 0;
        double weights = 0;
        for (int i = top; i < both.length && both[i] > floor; i++) {
            sum += (both[i] - floor) * (i - n);
            weights += both[i] - floor;
        }
        for (int i = top - 1; i >= 0 && both[i] > floor; i--) {
            sum += (both[i] - floor) * (i - n);
            weights += both[i] - floor;
        }
        return new double[] {weights > 0 ? STEP * sum / weights : 0, strength};
    }

    private static double background(double[] profile) {
        double[] sorted = profile.clone();
        Arrays.sort(sorted);
        return sorted[sorted.length / 4];
    }
}
