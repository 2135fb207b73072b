package flowcv.draw.layout;

import java.util.List;

/**
 * Moves corner after corner so that cells become as large as each other and as round as they can be, and no triangle ever
 * turns over.
 */
final class Relaxation {
    /** Rounds over all vertices; later ones move no corner by more than a tenth of a cell on boards of a few hundred. */
    private static final int ROUNDS = 200;
    /** Steps of single vertices, which bounds the time of large boards. */
    private static final long MOST_STEPS = 2_000_000;

    private static final double STILL = 1e-3;
    private static final int HALVINGS = 12;

    private final Triangles triangles;
    private final double[] x;
    private final double[] y;

    private Relaxation(Triangles triangles, double[] x, double[] y) {
        this.triangles = triangles;
        this.x = x;
        this.y = y;
    }

    static void relax(CellComplex complex, Triangles triangles, double[] x, double[] y) {
        new Relaxation(triangles, x, y).relax(complex.outer());
    }

    private void relax(List<Integer> outer) {
        boolean[] fixed = new boolean[x.length];
        long rounds = Math.max(1, Math.min(ROUNDS, MOST_STEPS / x.length));
        for (long round = 0; round < rounds; round++) {
            double[] x0 = x.clone();
            double[] y0 = y.clone();
            double most = 0;
            for (int vertex = 0; vertex < x.length; vertex++) {
                most = Math.max(most, fixed[vertex] ? 0 : move(vertex));
            }
            if (Crossings.isCrossed(outer, x, y)) {
                System.arraycopy(x0, 0, x, 0, x.length);
                System.arraycopy(y0, 0, y, 0, y.length);
                outer.forEach(vertex -> fixed[vertex] = true);
            } else if (most < STILL) {
                break;
            }
        }
    }

    /** Moves a vertex towards less energy; tells how far. */
    private double move(int vertex) {
        double energy = triangles.energy(vertex, x, y);
        double[] step = triangles.step(vertex, x, y);
        double fromX = x[vertex];
        double fromY = y[vertex];
        double share = 1;
        for (int i = 0; i < HALVINGS; i++, share /= 2) {
            x[vertex] = fromX + share * step[0];
            y[vertex] = fromY + share * step[1];
            if (triangles.energy(vertex, x, y) < energy) {
                return share * Math.hypot(step[0], step[1]);
            }
        }
        x[vertex] = fromX;
        y[vertex] = fromY;
        return 0;
    }
}
