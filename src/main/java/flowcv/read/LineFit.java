package flowcv.read;

import java.util.Optional;

/** Weighted least squares of positions over their numbers. */
final class LineFit {
    private double weights;
    private double sumK;
    private double sumP;
    private double sumKk;
    private double sumKp;

    void add(double k, double position, double weight) {
        weights += weight;
        sumK += weight * k;
        sumP += weight * position;
        sumKk += weight * k * k;
        sumKp += weight * k * position;
    }

    /** The fitted axis; nothing where all numbers are the same. */
    Optional<Axis> axis() {
        double det = weights * sumKk - sumK * sumK;
        if (det <= 1e-9 * weights * weights) {
            return Optional.empty();
        }
        double pitch = (weights * sumKp - sumK * sumP) / det;
        return Optional.of(new Axis((sumP - pitch * sumK) / weights, pitch));
    }
}
