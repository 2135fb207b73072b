package flowcv.draw.layout;

import java.util.List;

/**
 * Tutte's drawing (1963): the outer corners lie on a circle, every other vertex in the middle of those that an edge joins
 * to it. All triangles lie the right way round.
 */
final class BarycentricDrawing {
    /** Of the first residual; what is left moves no corner by a thousandth of the smallest cell of a large board. */
    private static final double EXACT = 1e-13;

    private final List<int[]> neighbors;
    private final boolean[] fixed;

    private BarycentricDrawing(CellComplex complex, List<int[]> neighbors) {
        this.neighbors = neighbors;
        this.fixed = new boolean[complex.vertices()];
        complex.outer().forEach(vertex -> fixed[vertex] = true);
    }

    /** Fills in where the vertices lie; the circle has the area of all cells together. */
    static void draw(CellComplex complex, List<int[]> neighbors, double[] x, double[] y) {
        List<Integer> outer = complex.outer();
        double radius = Math.sqrt(complex.cells().size() / Math.PI);
        for (int i = 0; i < outer.size(); i++) {
            double angle = 2 * Math.PI * i / outer.size();
            x[outer.get(i)] = radius * Math.cos(angle);
            y[outer.get(i)] = radius * Math.sin(angle);
        }
        BarycentricDrawing drawing = new BarycentricDrawing(complex, neighbors);
        drawing.solve(x);
        drawing.solve(y);
    }

    /** Conjugate gradients. */
    private void solve(double[] at) {
        int n = at.length;
        double[] residual = new double[n];
        apply(at, residual);
        for (int i = 0; i < n; i++) {
            residual[i] = -residual[i];
        }
        double[] direction = residual.clone();
        double[] image = new double[n];
        double square = dot(residual, residual);
        double least = square * EXACT * EXACT;
        for (int round = 0; round < n && square > least; round++) {
            apply(direction, image);
            double length = square / dot(direction, image);
            for (int i = 0; i < n; i++) {
                at[i] += length * direction[i];
                residual[i] -= length * image[i];
            }
            double next = dot(residual, residual);
            for (int i = 0; i < n; i++) {
                direction[i] = residual[i] + next / square * direction[i];
            }
            square = next;
        }
    }

    /** The Laplacian of the edges; 0 at the outer corners. */
    private void apply(double[] at, double[] image) {
        for (int i = 0; i < at.length; i++) {
            double sum = 0;
            if (!fixed[i]) {
                for (int other : neighbors.get(i)) {
                    sum += at[i] - at[other];
                }
            }
            image[i] = sum;
        }
    }

    private static double dot(double[] a, double[] b) {
        double sum = 0;
        for (int i = 0; i < a.length; i++) {
            sum += a[i] * b[i];
        }
        return sum;
    }
}
