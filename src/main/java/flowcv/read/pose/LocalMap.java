package flowcv.read.pose;

import java.util.Map;
import java.util.Optional;

/**
 * The affine map that the known crossings around a node make of the lattice.
 *
 * @param x where the node should be, in pixels
 * @param y the same
 * @param u one cell along a row, in pixels
 * @param v one cell along a column, in pixels
 */
record LocalMap(double x, double y, double[] u, double[] v) {
    /** Perspective bends less than the slack over this many cells. */
    private static final int REACH = 2;

    /** Least squares over the neighborhood; nothing where fewer than three crossings off one line are known. */
    static Optional<LocalMap> around(Node node, Map<Node, Crossing> known) {
        double[][] normal = new double[3][5];
        for (int row = -REACH; row <= REACH; row++) {
            for (int column = -REACH; column <= REACH; column++) {
                Crossing crossing = known.get(new Node(node.column() + column, node.row() + row));
                if (crossing == null) {
                    continue;
                }
                double weight = 1.0 / (row * row + column * column);
                double[] a = {1, column, row};
                for (int i = 0; i < 3; i++) {
                    for (int j = 0; j < 3; j++) {
                        normal[i][j] += weight * a[i] * a[j];
                    }
                    normal[i][3] += weight * a[i] * crossing.x();
                    normal[i][4] += weight * a[i] * crossing.y();
                }
            }
        }
        return LeastSquares.solve(normal, 2)
                .map(solved -> new LocalMap(
                        solved[0][0], solved[0][1], new double[] {solved[1][0], solved[1][1]}, new double[] {
                            solved[2][0], solved[2][1]
                        }));
    }
}
