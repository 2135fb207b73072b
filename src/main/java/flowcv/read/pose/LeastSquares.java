package flowcv.read.pose;

import java.util.Optional;

/** Solves small systems of normal equations by elimination with pivoting. */
final class LeastSquares {
    private static final double SINGULAR = 1e-9;

    private LeastSquares() {}

    /**
     * The unknowns, one row each; nothing where the system is singular.
     *
     * @param system square matrix with the right sides behind it; it is overwritten
     * @param sides how many right sides there are
     */
    static Optional<double[][]> solve(double[][] system, int sides) {
        int n = system.length;
        for (int column = 0; column < n; column++) {
            int pivot = column;
            for (int row = column + 1; row < n; row++) {
                pivot = Math.abs(system[row][column]) > Math.abs(system[pivot][column]) ? row : pivot;
            }
            double[] swapped = system[column];
            system[column] = system[pivot];
            system[pivot] = swapped;
            if (Math.abs(system[column][column]) < SINGULAR) {
                return Optional.empty();
            }
            for (int row = 0; row < n; row++) {
                double factor = row == column ? 0 : system[row][column] / system[column][column];
                for (int i = column; factor != 0 && i < n + sides; i++) {
                    system[row][i] -= factor * system[column][i];
                }
            }
        }
        double[][] unknowns = new double[n][sides];
        for (int row = 0; row < n; row++) {
            for (int side = 0; side < sides; side++) {
                unknowns[row][side] = system[row][n + side] / system[row][row];
            }
        }
        return Optional.of(unknowns);
    }
}
